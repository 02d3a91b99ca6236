import { mailOf } from '../../api/intake/mail-files.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'
import { dropOn, expectPlanned, reviewItems, sendInChat, untilRead } from './documents-steps.ts'

const { openAt } = openBrowser()

const csv = 'Budget March 2026,\nName,Amount\nRent,1100\nGroceries,420\n'

test('a list of budgets, dropped on the budgets, becomes the plan', async ({ baseUrl, signUp }) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/budgets?month=2026-03')
  const heading = page.getByRole('heading', { name: 'Budgets' })
  await page.getByText('No budgets for March 2026').waitFor()
  await dropOn(heading, { name: 'plan.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.waitForURL('**/budgets/review/*')
  await page.getByRole('button', { name: 'Approve all 2' }).click(untilRead)
  await page.getByText('All reviewed').waitFor()
  await page.getByText('2 of 2 reviewed').waitFor()
  await expectPlanned(page, '2026-03', ['Rent & mortgage', '$1,100.00'], ['Groceries', '$420.00'])
  expect(problems).toEqual([])
  await context.close()
})

test('the page of a list of budgets names the email that it came with', async ({ baseUrl, signUp }) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/dashboard')
  const buffer = mailOf({ subject: 'Our plan', parts: [{ type: 'text/csv', fileName: 'plan.csv', bytes: csv }] })
  const messages = await sendInChat(page, { name: 'plan.eml', mimeType: 'message/rfc822', buffer })
  await reviewItems(messages, '**/budgets/review/*')
  await page.getByText('From the email “Our plan” by Shop <shop@example.com>, Nov 22').waitFor()
  expect(problems).toEqual([])
  await context.close()
})
