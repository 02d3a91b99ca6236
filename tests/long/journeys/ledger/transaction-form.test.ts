import { UpdateTransactionDocument as ChangeWholeDocument } from '../../../../web/operations/generated.ts'
import { chooseCategory, press } from '../../../browser/app/on-screen.ts'
import { listed, record, save } from '../../../browser/ledger/transaction-form-steps.ts'
import { findingsOf } from '../../../support/browser/axe.ts'
import { openBrowser, signIn } from '../../../support/browser/browser.ts'
import { categoryOf } from '../../../support/ledger.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt, openWindow } = openBrowser()

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
