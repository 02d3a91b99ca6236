import { LastActiveSessionDocument as LastConversationDocument } from '../../../../web/operations/generated.ts'
import { soon } from '../../../browser/app/on-screen.ts'
import { openAssistant, sendMessage } from '../../../browser/assistant/assistant-steps.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { ConversationDocument, DiscardStagedItemDocument, TransactionsDocument } from '../../../support/generated.ts'
import type { TestUser } from '../../../support/people.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

test('a second approval has no effect, and decisions made elsewhere appear live', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page, problems } = await openAt(baseUrl, ada, '/dashboard')
  const assistant = await openAssistant(page)
  await sendMessage(page, 'Spent 12.50 on lunch')
  const approve = assistant.getByRole('button', { name: 'Approve' })
  await approve.waitFor()
  await approve.evaluate((button) => {
    if (!(button instanceof HTMLElement)) return
    button.click()
    button.click()
  })
  await assistant.getByText('Saved', { exact: true }).waitFor()
  const { transactions } = await ada.graphql(TransactionsDocument, {})
  expect(transactions.edges).toHaveLength(1)

  await sendMessage(page, 'taxi 8 and museum 11')
  await assistant.getByRole('button', { name: 'Approve all' }).waitFor()
  const [taxi] = await draftsOf(ada)
  await ada.graphql(DiscardStagedItemDocument, { id: taxi ?? '' })
  await assistant.getByText('Discarded').waitFor(soon)
  await assistant.getByRole('button', { name: 'Approve all' }).click()
  await expect.poll(() => assistant.getByText('Saved', { exact: true }).count(), soon).toBe(2)
  expect(problems).toEqual([])
  await context.close()
})

async function draftsOf(person: TestUser): Promise<string[]> {
  const { lastActiveSession } = await person.graphql(LastConversationDocument, {})
  const { chatMessages } = await person.graphql(ConversationDocument, { sessionId: lastActiveSession?.id ?? '' })
  return chatMessages.at(-1)?.drafts.map(({ id }) => id) ?? []
}
