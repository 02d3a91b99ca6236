import { openBrowser } from '../../support/browser/browser.ts'
import { TransactionsDocument } from '../../support/generated.ts'
import { expect, test } from '../../support/test.ts'
import { sendInChat, untilRead } from './documents-steps.ts'

const { openAt } = openBrowser()

const rows = 'Date,Description,Amount\n2026-03-03,Harbor ferry,-7.00\n2026-03-04,Elliott Books,-34.50\n'
const bank = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) }

test('a second decision is refused with a notice and counts once', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const [first, second] = [await openAt(baseUrl, ada, '/dashboard'), await openAt(baseUrl, ada, '/dashboard')]
  await sendInChat(first.page, bank)
  await first.page.getByText('0 of 2 reviewed').waitFor(untilRead)
  // The window has no subscription, as after a laptop's sleep.
  await second.page.routeWebSocket(/graphql/, () => {})
  await second.page.goto(`${baseUrl}/review`)
  await second.page.getByText('2 left').waitFor()

  await first.page.goto(`${baseUrl}/review`)
  await first.page.getByRole('button', { name: 'Approve all 2' }).click()
  await first.page.getByText('All reviewed').waitFor()
  await second.page.getByRole('button', { name: /^Approve(?! all)/ }).click()
  await second.page.getByText('This item has already been reviewed.').waitFor()
  await second.page.getByText('All reviewed').waitFor()
  expect((await ada.graphql(TransactionsDocument, {})).transactions.edges).toHaveLength(2)
  for (const { context } of [first, second]) await context.close()
})
