import type { Page } from 'playwright-core'
import { openBrowser, signIn } from '../../support/browser/browser.ts'
import { CreateTransactionDocument } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'
import { chooseCategory } from '../app/on-screen.ts'

const { openAt, openWindow } = openBrowser()

test('an expense is entered, survives a reload and appears live in another window', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const writing = await openWindow()
  const watching = await openWindow({ width: 360, theme: 'dark' })
  await signIn(watching.page, baseUrl, ada, '/transactions')
  await watching.page.getByText('No transactions yet').waitFor()

  const { page } = writing
  await signIn(page, baseUrl, ada, '/transactions/new?description=Corner+Grocer')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Amount must be a positive number.').waitFor()
  await page.getByText('Category is required.').waitFor()
  await page.getByLabel('Amount').fill('1,061.18')
  await chooseCategory(page, 'Groceries')
  await page.reload()
  await expect.poll(() => page.getByLabel('Amount').inputValue()).toBe('1061.18')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Transaction created!').waitFor()
  await page.waitForURL('**/transactions')

  const row = watching.page.getByRole('row', { name: /Corner Grocer Groceries −\$1,061\.18/ })
  await row.waitFor()
  await watching.page.getByText('1 transaction', { exact: true }).waitFor()
  expect([...writing.problems, ...watching.problems]).toEqual([])
  await Promise.all([writing.context.close(), watching.context.close()])
})

test('the category is suggested from earlier transactions, and a new one is added without leaving', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  await record(ada, [{ description: 'Noodle Yard', category: 'Eating out' }])
  const { context, page } = await openAt(baseUrl, ada, '/transactions/new')
  await page.getByLabel('Amount').fill('12.50')
  await page.getByLabel('Description').fill('noodle yard')
  await page.getByText('Suggested from past transactions').waitFor()
  await page.getByRole('button', { name: 'Save and add another' }).click()
  await page.getByText('Transaction created!').waitFor()
  await expect.poll(() => page.getByLabel('Amount').inputValue()).toBe('')
  await page.goto(`${baseUrl}/transactions`)
  await page.getByRole('row', { name: /noodle yard.*Eating out.*−\$12\.50/ }).waitFor()
  await context.close()
})

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

test('filters are in the URL, and the sums match the list', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await record(ada, [
    { description: 'Greenlake Market', category: 'Groceries', amount: '61.18', date: '2026-03-17' },
    { description: 'Rosewater Coffee', category: 'Eating out', amount: '7.25', date: '2026-03-17' },
    { description: 'Sound Transit', amount: '20.00', date: '2026-02-11' },
  ])
  const { context, page } = await openAt(baseUrl, ada, '/transactions?month=2026-03')
  await page.getByText('2 transactions').waitFor()
  await page.getByText('−$68.43').first().waitFor()
  await page.getByRole('button', { name: 'Greenlake Market', exact: true }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('green')
  await page.getByText('1 transaction', { exact: true }).waitFor()
  expect(new URL(page.url()).searchParams.get('text')).toBe('green')
  await page.getByLabel('Search').fill('nothing like it')
  await page.getByText('Nothing matches these filters').waitFor()
  await page.getByRole('button', { name: 'Clear', exact: true }).first().click()
  await page.getByText('3 transactions').waitFor()
  await page.getByRole('button', { name: 'Category', exact: true }).click()
  await page.getByRole('option', { name: 'Uncategorised' }).click()
  await page.getByRole('row', { name: /Sound Transit/ }).waitFor()
  await page.getByText('1 transaction', { exact: true }).waitFor()
  await context.close()
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

interface Entry {
  description: string
  category?: string
  amount?: string
  date?: string
}

async function record(person: Parameters<typeof categoryOf>[0], entries: Entry[]) {
  for (const { category, ...details } of entries) {
    const categoryId = category && (await categoryOf(person, category))
    const input = expense({
      date: new Date().toISOString().slice(0, 10),
      ...details,
      ...(categoryId && { categoryId }),
    })
    await person.graphql(CreateTransactionDocument, { input })
  }
}

async function save(page: Page, field: string, text: string) {
  await panelOf(page).getByLabel(field).fill(text)
  await panelOf(page).getByRole('button', { name: 'Save', exact: true }).click()
}
