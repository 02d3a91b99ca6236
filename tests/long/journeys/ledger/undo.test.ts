import { SetBudgetDocument } from '../../../../web/operations/generated.ts'
import { createTeam, joinAs } from '../../../api/people/invitations-steps.ts'
import { holdToast, soon } from '../../../browser/app/on-screen.ts'
import { openAssistant, sendMessage } from '../../../browser/assistant/assistant-steps.ts'
import { approveReceipt, reviewItems, sendInChat, untilRead } from '../../../browser/intake/documents-steps.ts'
import { changeAmount, edit, record, toastButton } from '../../../browser/ledger/undo-steps.ts'
import { findingsOf } from '../../../support/browser/axe.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { uploadReceipt } from '../../../support/data/sample-ledger.ts'
import { TransactionsDocument } from '../../../support/generated.ts'
import { categoryOf } from '../../../support/ledger.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

test('the other records of a batch are undone on request', async ({ baseUrl, signUp }) => {
  const ada = await createTeam(await signUp({ name: 'Ada Black' }))
  const ben = await joinAs('MEMBER', ada, signUp, 'Ben Hill')
  const { context, page, problems } = await openAt(baseUrl, ada, '/dashboard')
  const rows = 'Date,Description,Amount\n2026-03-03,Harbor ferry,-7.00\n2026-03-04,Elliott Books,-34.50\n'
  const buffer = Buffer.from(`${rows}2026-03-05,Kiosk,-2.20\n`)
  await reviewItems(await sendInChat(page, { name: 'bank.csv', mimeType: 'text/csv', buffer }), '**/review')
  await page.getByText('3 left').waitFor()
  await page.getByRole('button', { name: /^Approve all/ }).click()
  await page.getByText('3 items approved').waitFor()
  await page.getByText('All reviewed').waitFor()
  await edit(ben, 'Kiosk', { amount: '2.50' })

  await page.keyboard.press('Control+z')
  const asked = page.getByRole('alertdialog', { name: '1 of 3 records has changed since' })
  await asked.getByText('Since then, Ben Hill changed it: Amount.').waitFor()
  expect(await findingsOf(page)).toEqual([])
  await asked.getByRole('button', { name: 'Undo the other 2 records' }).click()
  await holdToast(page, 'Undone')
  await page.getByText('2 left').waitFor(soon)
  const { transactions } = await ada.graphql(TransactionsDocument, {})
  expect(transactions.edges.map(({ node }) => node.description)).toEqual(['Kiosk'])

  await toastButton(page, 'Redo').click()
  await page.getByText('All reviewed').waitFor(soon)
  expect(problems).toEqual([])
  await context.close()
})

test('an approved receipt becomes pending again', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const receiptId = await uploadReceipt(ada)
  const { context, page, problems } = await openAt(baseUrl, ada, `/receipts/${receiptId}/review`)
  await approveReceipt(page, 'Greenlake Market', '25.98')
  await page.waitForURL('**/review')
  await page.getByText('All reviewed').waitFor()

  await toastButton(page, 'Undo').click()
  await page
    .getByText(/^Undone/)
    .first()
    .waitFor()
  await page.getByText('3 left').waitFor(soon)
  await page.goto(`${baseUrl}/receipts/${receiptId}/review`)
  await page.getByRole('button', { name: /^Approve/ }).waitFor(untilRead)
  expect((await ada.graphql(TransactionsDocument, {})).transactions.edges).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

test("an item approved on the assistant's card becomes pending on it again", async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page, problems } = await openAt(baseUrl, ada, '/dashboard')
  const assistant = await openAssistant(page)
  await sendMessage(page, 'taxi 12 and lunch 9.50')
  await assistant.getByRole('button', { name: 'Approve all' }).click()
  await holdToast(page, '2 items approved')
  await expect.poll(() => assistant.getByText('Saved', { exact: true }).count(), soon).toBe(2)

  await toastButton(page, 'Undo').click()
  await assistant.getByRole('button', { name: 'Approve all' }).waitFor(soon)
  await expect.poll(() => assistant.getByText('Saved', { exact: true }).count(), soon).toBe(0)
  expect((await ada.graphql(TransactionsDocument, {})).transactions.edges).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

test('an inline budget change shows no toast, and the keys undo and redo it', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const categoryId = await categoryOf(ada, 'Groceries')
  await ada.graphql(SetBudgetDocument, { categoryId, month: '2026-03', amount: '400' })
  const { context, page, problems } = await openAt(baseUrl, ada, '/budgets?month=2026-03')
  const plan = (amount: string) => page.getByRole('button', { name: `Budget for Groceries: ${amount}` })
  for (const [before, after] of [
    ['$400.00', '450'],
    ['$450.00', '500'],
  ] as const) {
    await plan(before).click()
    await page.getByLabel('Budget for Groceries').fill(after)
    await page.keyboard.press('Enter')
    await page.getByText(`Groceries budget set to $${after}.00`).waitFor()
  }
  expect(await toastButton(page, 'Undo').count(), 'the second took the place of the first').toBe(1)
  await plan('$500.00').waitFor(soon)

  await page.keyboard.press('Control+z')
  await plan('$450.00').waitFor(soon)
  await page.getByRole('link', { name: 'Categories' }).first().click()
  await page.getByRole('heading', { name: 'Categories' }).waitFor()
  await page.keyboard.press('Control+z')
  await page.goBack()
  await plan('$400.00').waitFor(soon)
  await page.keyboard.press('Control+Shift+z')
  await plan('$450.00').waitFor(soon)

  await plan('$450.00').click()
  await page.getByLabel('Budget for Groceries').fill('9')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Escape')
  await plan('$450.00').waitFor()
  await page.keyboard.press('Control+z')
  await plan('$400.00').waitFor(soon)
  await page.keyboard.press('Control+z')
  await page.getByText('Nothing to undo.').waitFor()

  await page.keyboard.press('Control+Shift+z')
  await plan('$450.00').waitFor(soon)
  await page.reload()
  await plan('$450.00').waitFor()
  await page.keyboard.press('Control+z')
  await plan('$400.00').waitFor(soon)
  expect(problems).toEqual([])
  await context.close()
})

test('the confirmation opens from the bottom edge on a phone', async ({ baseUrl, signUp }) => {
  const ada = await createTeam(await signUp({ name: 'Ada Black' }))
  const ben = await joinAs('ADMIN', ada, signUp, 'Ben Hill')
  await record(ada, ['Elliott Books', '34.00'])
  const { context, page, problems } = await openAt(baseUrl, ada, '/transactions', { width: 360 })
  await changeAmount(page, 'Elliott Books', '35.00')
  await edit(ben, 'Elliott Books', { amount: '40.00' })
  await toastButton(page, 'Undo').click()
  const conflictDialog = page.getByRole('alertdialog', { name: 'Elliott Books has changed since' })
  await conflictDialog.getByText(/Nothing was undone/).waitFor()
  await expect.poll(async () => bottomOf(await conflictDialog.boundingBox())).toBe(740)
  await conflictDialog.getByRole('button', { name: 'Close' }).click()
  await conflictDialog.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await context.close()
})
const bottomOf = (box: { y: number; height: number } | null) => Math.round((box?.y ?? 0) + (box?.height ?? 0))
