import type { Page } from 'playwright-core'
import { receiptPdf } from '../../api/intake/receipt-files.ts'
import { cornerShop } from '../../api/intake/receipt-steps.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { categoryOf } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'
import { listed, record, save } from './transaction-form-steps.ts'

const { openAt } = openBrowser()

async function choosePart(page: Page, part: number, name: string) {
  const field = page.getByRole('combobox', { name: `Category of split ${part}` })
  await field.fill(name)
  await page.getByRole('option', { name }).click()
  await expect.poll(() => page.getByRole('option').count()).toBe(0)
}

async function addTag(page: Page, typed: string, option: string) {
  await page.getByRole('combobox', { name: 'Tags' }).fill(typed)
  await page.getByRole('option', { name: option }).click()
}

test('a new transaction is split, tagged and linked to a receipt in its form', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await record(ada, { tags: ['Trip'], description: 'Ferry' })
  const { context, page, problems } = await openAt(
    baseUrl,
    ada,
    '/transactions/new?description=Corner+Shop&note=Two+bags',
  )
  const amount = page.getByLabel('Amount', { exact: true })
  await amount.fill('-9')
  await page.getByRole('button', { name: 'Record it as income instead' }).click()
  await expect.poll(() => page.getByRole('radio', { name: 'Income' }).isChecked()).toBe(true)
  expect(await amount.inputValue()).toBe('9')
  await page.getByText('Expense', { exact: true }).click()
  await amount.fill('£4')
  await amount.press('Tab')
  await page.getByText('This amount is in USD. Enter it without another currency.').waitFor()
  await amount.fill('4.50*2')
  await amount.press('Tab')
  await expect.poll(() => amount.inputValue()).toBe('9.00')
  await page.getByRole('button', { name: 'Split', exact: true }).click()
  const focused = page.locator('*:focus')
  await expect.poll(() => focused.getAttribute('aria-label')).toBe('Category of split 1')
  await page.getByRole('button', { name: 'Add split' }).click()
  await expect.poll(() => focused.getAttribute('aria-label')).toBe('Category of split 3')
  await page.getByRole('button', { name: 'Remove split 3' }).click()
  await expect.poll(() => focused.getAttribute('aria-label')).toBe('Category of split 2')
  await choosePart(page, 1, 'Groceries')
  await page.getByLabel('Amount of split 1').fill('6')
  await choosePart(page, 2, 'Health & pharmacy')
  await page.getByText('Adds up to the total').waitFor()
  await addTag(page, 'tri', 'Trip')
  await addTag(page, '#weekend', 'Create “weekend”')
  const buffer = receiptPdf(cornerShop)
  await page.getByLabel('Choose files').setInputFiles({ name: 'shop.pdf', mimeType: 'application/pdf', buffer })
  await page.getByRole('list', { name: 'Receipts' }).getByText('shop.pdf').waitFor()

  await save(page)
  await page.waitForURL('**/transactions')
  await page.getByRole('button', { name: 'Corner Shop', exact: true }).click()
  const dialog = page.getByRole('region', { name: 'Edit transaction' })
  await expect.poll(() => dialog.getByLabel('Amount of split 2').inputValue()).toBe('3.00')
  await dialog.getByText('weekend').waitFor()
  await dialog.getByRole('list', { name: 'Receipts' }).getByText(/shop/i).waitFor()

  await dialog.getByLabel('Amount', { exact: true }).fill('18.00')
  await expect.poll(() => dialog.getByLabel('Amount of split 1').inputValue()).toBe('12.00')
  await dialog.getByText('Percent', { exact: true }).click()
  await expect.poll(() => dialog.getByLabel('Percent of split 1').inputValue()).toBe('66.67')
  await dialog.getByRole('button', { name: "Don't split" }).click()
  await dialog.getByRole('button', { name: 'Detach' }).click()
  await save(page)
  await page.getByText('Transaction saved').waitFor()
  const [saved] = (await listed(ada)).filter(({ description }) => description === 'Corner Shop')
  expect(saved).toMatchObject({ amount: { value: '18.00' }, category: { name: 'Groceries' }, note: 'Two bags' })
  expect(problems).toEqual([])
  await context.close()
})

test('an earlier transaction fills in the fields, and a similar one is pointed out', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await record(ada, { description: 'Noodle Yard', amount: '12.50', categoryId: await categoryOf(ada, 'Eating out') })
  const { context, page } = await openAt(baseUrl, ada, '/transactions/new', { width: 360, theme: 'dark' })
  await page.getByLabel('Description').pressSequentially('noo')
  await page.getByRole('option', { name: /Noodle Yard/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByLabel('Amount', { exact: true }).inputValue()).toBe('12.50')
  await expect.poll(() => page.getByRole('combobox', { name: 'Category' }).inputValue()).toBe('Eating out')
  await page.getByText('Same day, same amount').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await save(page)
  await page.waitForURL('**/transactions')
  expect(await listed(ada)).toHaveLength(2)
  await context.close()
})
