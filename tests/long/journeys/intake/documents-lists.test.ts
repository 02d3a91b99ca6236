import { soon } from '../../../browser/app/on-screen.ts'
import { openAssistant, sendMessage } from '../../../browser/assistant/assistant-steps.ts'
import { expectInLedger, expectPlanned, reviewItems, sendInChat } from '../../../browser/intake/documents-steps.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

test('a list pasted into the assistant becomes budgets', async ({ baseUrl, signUp }) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/dashboard')
  const assistant = await openAssistant(page)
  await sendMessage(page, 'Budget March 2026\nRent; 1100\nGroceries; 420\nGym; 15 per week')
  const messages = assistant.getByRole('list', { name: 'Messages' })
  await reviewItems(messages, '**/budgets/review/*')
  await page.getByText('$15.00 a week × 52 ÷ 12').waitFor()
  await page.getByRole('button', { name: 'Approve all 3' }).click()
  await page.getByText('All reviewed').waitFor()
  await expectPlanned(page, '2026-03', ['Rent & mortgage', '$1,100.00'], ['Groceries', '$420.00'])
  expect(problems).toEqual([])
  await context.close()
})

test('a bank statement dropped on the assistant becomes transactions', async ({ baseUrl, signUp }) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/dashboard')
  const rows =
    'Date,Description,Amount\n2026-03-03,Harbor ferry,-7.00\n2026-03-04,Elliott Books,-34.50\n2026-03-05,Wages,900.00\n'
  const messages = await sendInChat(page, { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) })
  await reviewItems(messages, '**/review')
  await page.getByText('3 left').waitFor()
  await page.getByRole('button', { name: 'Approve all 3' }).click()
  await page.getByText('3 items approved').waitFor()
  await page.getByText('All reviewed').waitFor(soon)
  await expectInLedger(page, ['Harbor ferry', '−$7.00'], ['Elliott Books', '−$34.50'], ['Wages', '$900.00'])
  expect(problems).toEqual([])
  await context.close()
})
