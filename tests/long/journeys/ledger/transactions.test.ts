import type { Page } from 'playwright-core'
import { record } from '../../../browser/ledger/transactions-steps.ts'
import { openBrowser, signIn } from '../../../support/browser/browser.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt, openWindow } = openBrowser()

test('the second of two conflicting saves shows a notice and keeps the typed input', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await record(ada, [{ description: 'Elliott Books', category: 'Education', amount: '34.00' }])
  const [first, second] = [await openWindow(), await openWindow()]
  for (const { page } of [first, second]) {
    await signIn(page, baseUrl, ada, '/transactions')
    await page.getByRole('button', { name: 'Elliott Books', exact: true }).click()
  }
  await panelOf(second.page).getByLabel('Note').fill('From the second')
  await save(first.page, 'Note', 'From the first')
  await first.page.getByText('Transaction saved').waitFor()
  await second.page.getByText('Someone else changed this transaction').waitFor()
  await second.page.getByRole('alert').getByText('From the first').waitFor()
  expect(await second.page.getByRole('textbox', { name: /^Note/ }).inputValue()).toBe('From the second')

  await panelOf(second.page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => panelOf(first.page).getByLabel('Note').inputValue()).toBe('From the second')
  await Promise.all([first.context.close(), second.context.close()])
})

test('the keyboard alone selects and deletes', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await record(ada, [
    { description: 'First', amount: '1.10' },
    { description: 'Second', amount: '2.20' },
    { description: 'Third', amount: '3.30' },
  ])
  const { context, page } = await openAt(baseUrl, ada, '/transactions')
  await page.getByRole('row', { name: /First/ }).waitFor()
  for (const key of ['j', 'x', 'j', 'x']) {
    await page.keyboard.press(key)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
  const bar = page.getByRole('region', { name: 'Selected transactions' })
  await bar.getByText('2 selected').first().waitFor()
  await bar.getByText('−$5.50').first().waitFor()
  await page.keyboard.press('Delete')
  await page.getByRole('alertdialog', { name: 'Delete 2 transactions?' }).waitFor()
  await page.getByRole('button', { name: 'Delete 2' }).click()
  await page.getByText('2 transactions deleted').waitFor()
  await page.getByText('1 transaction', { exact: true }).waitFor()
  await page.getByRole('row', { name: /First.*−\$1\.10/ }).waitFor()
  await context.close()
})

const panelOf = (page: Page) => page.getByRole('region', { name: 'Edit transaction' })

async function save(page: Page, field: string, text: string) {
  await panelOf(page).getByLabel(field).fill(text)
  await panelOf(page).getByRole('button', { name: 'Save', exact: true }).click()
}
