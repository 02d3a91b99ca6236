import { CreateTransactionDocument } from '../../../../web/operations/generated.ts'
import { badFile, chooseFile, tripFile } from '../../../browser/intake/bank-file.ts'
import { findingsOf } from '../../../support/browser/axe.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { expense } from '../../../support/ledger.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

test('an exchange rate is set with the keyboard and appears in another window', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const fondue = expense({ description: 'Fondue', amount: '40.00', date: '2026-02-20' })
  await ada.graphql(CreateTransactionDocument, { input: { ...fondue, currency: 'CHF', rate: '1.25' } })
  const { context, page, problems } = await openAt(baseUrl, ada, '/transactions/import')
  await chooseFile(page, tripFile)
  const yen = page.getByRole('group', { name: 'Japanese Yen' })
  const francs = page.getByRole('group', { name: 'Swiss Franc' })
  await yen.getByText('No earlier rate').waitFor()
  await francs.getByText('Last rate, from Feb 20').waitFor()
  await francs.getByText('−$100.00').waitFor()
  const watching = await context.newPage()
  await watching.goto(page.url())
  await watching.getByRole('button', { name: 'Add 1 transaction' }).waitFor()
  expect(await findingsOf(page)).toEqual([])

  await francs.getByLabel('Exchange rate (CHF to USD)').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('-1')
  await page.keyboard.press('Enter')
  await yen.getByText('Enter a positive number, such as 1.0842.').waitFor()
  expect(await findingsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.type('0.00671')
  await page.keyboard.press('Enter')
  await yen.getByText('Set for this file').waitFor()
  await yen.getByText('−$35.78').waitFor()
  await page.getByRole('button', { name: 'Add 3 transactions' }).waitFor()
  await page.getByRole('row').filter({ hasText: 'Ryokan Sakura' }).getByText('−$33.55').waitFor()

  const elsewhere = watching.getByRole('group', { name: 'Japanese Yen' })
  await elsewhere.getByText('−$35.78').waitFor()
  expect(await elsewhere.getByLabel('Exchange rate (JPY to USD)').inputValue()).toBe('0.00671')
  await watching.getByRole('row').filter({ hasText: 'Noodles' }).getByText('−$2.23').waitFor()

  await watching.getByLabel('Exchange rate (CHF to USD)').fill('7')
  await francs.getByLabel('Exchange rate (CHF to USD)').fill('1.5')
  await page.keyboard.press('Tab')
  await watching.getByRole('row').filter({ hasText: 'Pension Alpina' }).getByText('−$120.00').waitFor()
  expect(await watching.getByLabel('Exchange rate (CHF to USD)').inputValue()).toBe('7')
  await watching.keyboard.press('Escape')
  expect(await watching.getByLabel('Exchange rate (CHF to USD)').inputValue()).toBe('1.5')
  await page.reload()
  await francs.getByRole('button', { name: 'Use 1.25 from Feb 20' }).click()
  await watching.getByText('Last rate, from Feb 20').waitFor()

  await page.getByRole('button', { name: 'Add 3 transactions' }).click()
  await page.getByText('3 transactions added').first().waitFor()
  await yen.getByText('1 JPY = 0.00671 USD').waitFor()
  expect(await findingsOf(page)).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

test('an invalid file shows an error and can be removed', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page, problems } = await openAt(baseUrl, ada, '/transactions/import', { width: 360 })
  await chooseFile(page, badFile)
  await page.getByText("Couldn't import this file").waitFor()
  await page.getByText('Nothing was added.').waitFor()
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await page.getByRole('link', { name: 'statement.csv' }).waitFor()
  await page.getByText('Could not be read').filter({ visible: true }).waitFor()
  await page.getByRole('button', { name: 'Actions for statement.csv' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('No imports yet').waitFor()
  expect(problems).toEqual([])
  await context.close()
})
