import { fileIn, record, written } from '../../api/imports/own-export-steps.ts'
import { recordsOf } from '../../api/portability/export-steps.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { categoryOf } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'
import { chooseFile } from './bank-file.ts'

const { openAt } = openBrowser()

test('a corrected export shows the changed fields, and updates and adds transactions', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const food = await categoryOf(ada, 'Groceries')
  await record(ada, { amount: '8.40', date: '2026-03-05', description: 'Bus' })
  const market = { amount: '10.00', date: '2026-03-04', description: 'Market', note: 'Saturday' }
  await record(ada, { ...market, splits: [{ amount: '6.00', categoryId: food }, { amount: '4.00' }] })
  const [bus = {}, first = {}, second = {}] = recordsOf(await fileIn(ada, baseUrl, 'CSV'))
  const sheet = [
    bus,
    { ...first, Amount: '-7.00', Note: 'Sunday' },
    { ...second, Note: 'Sunday' },
    { ...bus, Id: '', Version: '', Description: 'Tram', Amount: '-2.90' },
  ]
  const { page, problems } = await openAt(baseUrl, ada, '/transactions/import')
  await chooseFile(page, { name: 'corrected.csv', mimeType: 'text/csv', buffer: Buffer.from(written(sheet)) })
  await page.getByText('Purser export').waitFor()
  await page.getByText('Changed 1').click()
  const row = page.getByRole('row').filter({ hasText: 'Market' }).first()
  await row.getByText('Note: Saturday → Sunday · Amount: $10.00 → $11.00').waitFor()
  await row.getByRole('cell', { name: 'Groceries $7.00 and Uncategorised $4.00' }).waitFor()
  await row.getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('button', { name: 'Add 1 transaction' }).waitFor()
  await row.getByRole('button', { name: 'Update' }).click()
  await page.getByRole('button', { name: 'Add 1, update 1' }).click()
  await page.getByText('1 added, 1 updated').first().waitFor()
  await page.getByRole('button', { name: 'Revert import' }).click()
  await page.getByText('restores what it updated').waitFor()
  expect(problems).toEqual([])
})
