import type { Page } from 'playwright-core'
import { receiptPdf } from '../../api/intake/receipt-files.ts'
import { cornerShop } from '../../api/intake/receipt-steps.ts'
import { findingsOf } from '../../support/browser/axe.ts'
import { openBrowser, signIn } from '../../support/browser/browser.ts'
import { ChangeWholeDocument, RecordWholeDocument, TransactionsDocument } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { chooseCategory, press } from '../app/on-screen.ts'

const { openAt, openWindow } = openBrowser()

const today = () => new Date().toISOString().slice(0, 10)
const record = async (person: TestUser, input: object) =>
  (await person.graphql(RecordWholeDocument, { input: { ...expense({ date: today() }), ...input } })).createTransaction
const listed = async (person: TestUser) => {
  const { transactions } = await person.graphql(TransactionsDocument, {})
  return transactions.edges.map(({ node }) => node)
}
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

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
  await page.getByLabel('Amount', { exact: true }).fill('9.00')
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
  expect(await findingsOf(page)).toEqual([])

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

test('the exchange rate and the base amount determine each other', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await record(ada, { description: 'Museum', amount: '10.00', currency: 'EUR', rate: '1.1' })
  const { context, page } = await openAt(baseUrl, ada, '/transactions/new?amount=20.00&category=travel')
  await page.getByRole('button', { name: 'Use another currency' }).click()
  await page.getByLabel('1 EUR in USD').pressSequentially('1.08')
  await expect.poll(() => page.getByLabel('In USD', { exact: true }).inputValue()).toBe('21.60')
  await page.getByRole('button', { name: 'Last rate: 1.1' }).click()
  await expect.poll(() => page.getByLabel('In USD', { exact: true }).inputValue()).toBe('22.00')
  await page.getByLabel('In USD', { exact: true }).fill('21.50')
  await expect.poll(() => page.getByLabel('1 EUR in USD').inputValue()).toBe('1.075')
  await save(page)
  await page.waitForURL('**/transactions')
  expect((await listed(ada)).map(({ amount, baseAmount }) => [amount.value, baseAmount.value])).toContainEqual([
    '20.00',
    '21.50',
  ])
  await context.close()
})

test('an offline save survives a reload and is sent once after reconnecting', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page } = await openAt(baseUrl, ada, '/transactions/new?amount=7.25')
  await page.getByLabel('Description').fill('Tunnel coffee')
  await chooseCategory(page, 'Eating out')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save and add another' }).click()
  await page.getByText("You're offline. It will be sent when you're back online:").waitFor()
  await page.getByText(/Tunnel coffee, \$7\.25/).waitFor()
  await page.getByLabel('Description').fill('The next one')

  await context.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('createTransaction')) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await context.setOffline(false)
  await expect.poll(async () => (await listed(ada)).length).toBe(1)
  await context.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('The next one')
  await expect.poll(() => page.getByText("You're offline. It will be sent when you're back online:").count()).toBe(0)
  expect((await listed(ada)).map(({ description }) => description)).toEqual(['Tunnel coffee'])

  await context.setOffline(true)
  await page.getByRole('link', { name: 'Receipts', exact: true }).click()
  await page.getByText("You're offline. This page opens when you're connected again.").waitFor()
  await context.setOffline(false)
  await page.getByText('No receipts yet').waitFor()
  await context.close()
})

test('conflicting changes are shown side by side, and other changes are combined', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { id } = await record(ada, { description: 'Elliott Books', amount: '34.00', note: 'Atlas' })
  const { page, context } = await openWindow()
  await signIn(page, baseUrl, ada, '/transactions')
  await page.getByRole('button', { name: 'Elliott Books', exact: true }).click()
  const dialog = page.getByRole('region', { name: 'Edit transaction' })
  await dialog.getByRole('textbox', { name: /^Note/ }).fill('Mine')
  await dialog.getByLabel('Amount', { exact: true }).fill('35.00')
  await ada.graphql(ChangeWholeDocument, { id, changes: { note: 'Theirs', tags: ['School'] } })

  const notice = dialog.getByRole('alert').filter({ hasText: 'Someone else changed this transaction' })
  await notice.getByText('Theirs', { exact: true }).nth(1).waitFor()
  expect(await notice.getByText('Amount').count()).toBe(0)
  await dialog.getByText('School').first().waitFor()
  expect(await findingsOf(page)).toEqual([])
  await notice.getByRole('radiogroup', { name: 'Note: version to keep' }).getByText('Theirs').click()
  await expect.poll(() => dialog.getByRole('textbox', { name: /^Note/ }).inputValue()).toBe('Theirs')
  await notice.getByRole('radiogroup', { name: 'Note: version to keep' }).getByText('Yours').click()
  await expect.poll(() => dialog.getByRole('textbox', { name: /^Note/ }).inputValue()).toBe('Mine')
  await save(page)
  await page.getByText('Transaction saved').waitFor()
  expect(await listed(ada)).toMatchObject([{ amount: { value: '35.00' }, note: 'Mine' }])
  await context.close()
})

test('a category is chosen by typing with the keyboard alone', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await record(ada, { description: 'Ferry', categoryId: await categoryOf(ada, 'Transport') })
  const { context, page, problems } = await openAt(baseUrl, ada, '/transactions/new')
  const category = page.getByRole('combobox', { name: 'Category', exact: true })
  const highlighted = () =>
    page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant')
      return id ? document.getElementById(id)?.textContent : null
    })

  const late = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route, request) => {
    if (request.postDataJSON().operationName === 'SuggestedCategory') await late.promise
    await route.continue()
  })
  const asked = page.waitForRequest((request) => request.postData()?.includes('SuggestedCategory') ?? false)
  await page.getByLabel('Description').fill('Ferry')
  await asked
  await category.focus()
  await page.keyboard.type('Groc')
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes('SuggestedCategory') ?? false,
  )
  late.resolve()
  await (await answered).finished()
  await expect.poll(highlighted).toBe('Groceries')
  expect(await category.inputValue()).toBe('Groc')
  await press(page, 'Enter')
  expect(await category.inputValue()).toBe('Groceries')
  expect(page.url()).toContain('/transactions/new')

  await page.keyboard.type('tran')
  expect(await category.inputValue()).toBe('tran')
  await press(page, 'Tab')
  await expect.poll(() => category.inputValue()).toBe('Transport')
  await press(page, 'Shift+Tab')
  await expect.poll(() => category.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('zzz')
  await page.getByText('No such category').waitFor()
  await press(page, 'Enter')
  expect(await category.inputValue()).toBe('zzz')
  await press(page, 'Escape')
  expect(await category.inputValue()).toBe('Transport')
  await category.click()
  await page.keyboard.type('zzz')
  await page.getByLabel('Note').click()
  await expect.poll(() => category.inputValue()).toBe('Transport')

  await page.getByLabel('Amount', { exact: true }).fill('12')
  await page.getByRole('button', { name: 'Split', exact: true }).click()
  const second = page.getByRole('combobox', { name: 'Category of split 2' })
  await second.focus()
  await page.keyboard.type('Gro')
  await press(page, 'Tab')
  await expect.poll(() => second.inputValue()).toBe('Groceries')
  await second.fill('unc')
  await press(page, 'Enter')
  expect(await second.inputValue()).toBe('Uncategorised')
  expect(problems).toEqual([])
  await context.close()
})
