import type { Page } from 'playwright-core'
import {
  CreateTransactionDocument,
  CreateOrganizationDocument as FoundOrganizationDocument,
} from '../../../../web/operations/generated.ts'
import { activeOrganization, holdToast, soon } from '../../../browser/app/on-screen.ts'
import { dropOn, reviewItems, sendInChat, untilRead } from '../../../browser/intake/documents-steps.ts'
import { openBrowser, signIn } from '../../../support/browser/browser.ts'
import { uploadReceipt } from '../../../support/data/sample-ledger.ts'
import { expense } from '../../../support/ledger.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt, openWindow } = openBrowser()

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const bank = csv(
  'bank.csv',
  'Date,Description,Amount\n2026-03-03,Harbor ferry,-7.00\n2026-03-04,Elliott Books,-34.50\n2026-03-05,Kiosk,-2.20\n',
)

test('one toast in the inbox counts, undoes the last decision and returns the item to its position', async ({
  baseUrl,
  signUp,
}) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/dashboard')
  await reviewItems(await sendInChat(page, bank), '**/review')
  await page.getByText('3 left').waitFor()
  await item(page, 'Elliott Books').click()
  await page.keyboard.press('d')
  await page.getByText('1 item discarded').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('3 left').waitFor(soon)
  await page.getByText('Elliott Books discarded').waitFor()
  const names = () => page.getByRole('button', { name: /^(Harbor|Elliott|Kiosk)/ }).allTextContents()
  const order = (await names()).map((text) => /^(Harbor|Elliott|Kiosk)/.exec(text)?.[0])
  expect(order).toEqual(['Harbor', 'Elliott', 'Kiosk'])

  await item(page, 'Harbor ferry').click()
  await page.keyboard.press('a')
  await holdToast(page, '1 item approved')
  await page.keyboard.press('a')
  await page.getByText('2 items approved').waitFor()
  expect(await page.getByText('1 item approved').count()).toBe(0)
  await toastButton(page, 'Undo last').click()
  await page.getByText('2 left').waitFor(soon)
  await item(page, 'Elliott Books').waitFor()
  expect(await item(page, 'Harbor ferry').count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test('an approved budget list becomes pending again line by line', async ({ baseUrl, signUp }) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/budgets?month=2026-03')
  const plan = csv('plan.csv', 'Budget March 2026,\nName,Amount\nRent,1100\nSailing,420\n')
  await dropOn(page.getByRole('heading', { name: 'Budgets' }), plan)
  await page.waitForURL('**/budgets/review/*')
  let undos = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('mutation Undo(')) undos += 1
  })
  await page.getByLabel('Planned for Rent').fill('1200')
  await page.getByRole('button', { name: 'Approve all 2' }).click(untilRead)
  await holdToast(page, '2 lines approved')
  await toastButton(page, 'Undo').click()
  await page.getByRole('button', { name: 'Approve all 2' }).waitFor(soon)
  expect(undos, 'all of it is one action').toBe(1)
  await page.goto(`${baseUrl}/budgets?month=2026-03`)
  await page.getByText('No budgets for March 2026').waitFor()
  await page.goto(`${baseUrl}/categories`)
  await page.getByRole('button', { name: 'Edit Groceries' }).waitFor()
  expect(await page.getByRole('button', { name: 'Edit Sailing' }).count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test('the category of a row, changed twice inline, is announced once and undone twice', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await ada.graphql(CreateTransactionDocument, { input: expense({ description: 'Elliott Books', amount: '34.00' }) })
  const { context, page, problems } = await openAt(baseUrl, ada, '/transactions')
  const row = page.getByRole('row', { name: /Elliott Books/ })
  const choose = async (name: string) => {
    await row.getByRole('button', { name: /^Category of/ }).click()
    await page.getByRole('option', { name }).click()
    await page.getByText(`Elliott Books moved to ${name}`).waitFor()
  }
  await choose('Education')
  await choose('Groceries')
  expect(await page.getByText(/^Elliott Books moved to/).count()).toBe(1)
  await page.keyboard.press('Control+z')
  await row.getByText('Education').waitFor(soon)
  await page.keyboard.press('Control+z')
  await row.getByText('Uncategorised').waitFor(soon)
  await expect.poll(() => page.getByText(/^Undone/).count()).toBe(1)
  expect(problems).toEqual([])
  await context.close()
})

test('a discarded receipt becomes pending again in another window', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const receiptId = await uploadReceipt(ada)
  const { context, page, problems } = await openAt(baseUrl, ada, `/receipts/${receiptId}/review`)
  const watching = await openAt(baseUrl, ada, '/review', { width: 360, theme: 'dark' })
  await watching.page.getByText('3 left').waitFor(untilRead)
  await page.getByRole('button', { name: /^Discard/ }).click(untilRead)
  await holdToast(page, /discarded$/)
  await watching.page.getByText('All reviewed').waitFor(soon)
  await toastButton(page, 'Undo').click()
  await watching.page.getByText('3 left').waitFor(soon)
  expect([...problems, ...watching.problems]).toEqual([])
  await Promise.all([context.close(), watching.context.close()])
})

test('the name of an organization is restored, and its undo stack is cleared on leaving', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  await ada.graphql(FoundOrganizationDocument, { input: { name: 'A Harbor', kind: 'TEAM', currency: 'EUR' } })
  const { context, page, problems } = await openWindow()
  await signIn(page, baseUrl, ada, '/settings/organization')
  const rename = async (name: string) => {
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await holdToast(page, 'Organization saved')
    await activeOrganization(page, name).waitFor(soon)
  }
  await rename('Household')
  await toastButton(page, 'Undo').click()
  await activeOrganization(page, "Ada's finances").waitFor(soon)

  await rename('Homestead')
  await activeOrganization(page, 'Homestead').click()
  await page.getByRole('menuitem', { name: 'A Harbor' }).click()
  await page.getByText('Switched to: A Harbor').waitFor()
  await expect.poll(() => toastButton(page, 'Undo').count()).toBe(0)
  await page.keyboard.press('Control+z')
  await page.getByText('Nothing to undo.').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

const item = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const toastButton = (page: Page, name: string) => page.locator('[data-scope=toast]').getByRole('button', { name })
