import { findingsOf } from '../../support/browser/axe.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import {
  ConversationDocument,
  DiscardStagedItemDocument,
  LastConversationDocument,
  TransactionsDocument,
} from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { soon } from '../app/on-screen.ts'
import { openAssistant, reopenAssistant, sendMessage } from './assistant-steps.ts'

const { openAt } = openBrowser()

test('each proposed entry is approved, edited or discarded separately, and the rest at once', async ({
  baseUrl,
  signUp,
}) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/dashboard')
  let assistant = await openAssistant(page)
  await sendMessage(page, 'taxi 12, lunch 9.50, coffee 3.80 and cinema 14')
  const rows = assistant.getByRole('list', { name: 'Proposed items' }).getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(4)
  const row = (name: string) => rows.filter({ hasText: new RegExp(name, 'i') })
  expect(await findingsOf(page)).toEqual([])

  await row('taxi')
    .getByRole('button', { name: /^Approve/ })
    .click()
  await row('taxi').getByText('Saved', { exact: true }).waitFor()
  await row('lunch')
    .getByRole('button', { name: /^Discard/ })
    .click()
  await row('lunch').getByText('Discarded').waitFor()

  await row('coffee').getByRole('link', { name: /^Edit/ }).click()
  await page.waitForURL('**/review?item=*')
  await assistant.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByLabel('Description').inputValue(), soon).toMatch(/coffee/i)

  assistant = await reopenAssistant(page)
  await assistant.getByRole('button', { name: 'Approve all' }).click()
  await expect.poll(() => assistant.getByText('Saved', { exact: true }).count(), soon).toBe(3)
  expect(await assistant.getByRole('button', { name: /^(Approve|Discard)/ }).count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

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

test('a budget is proposed and set on approval', async ({ baseUrl, signUp }) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/budgets')
  const assistant = await openAssistant(page)
  await sendMessage(page, 'set a budget of 400 for groceries')
  await assistant.getByRole('list', { name: 'Proposed items' }).getByText('Groceries').first().waitFor()
  await assistant.getByRole('button', { name: 'Approve' }).click()
  await assistant.getByText('Saved', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('$400.00').first().waitFor(soon)
  expect(problems).toEqual([])
  await context.close()
})

async function draftsOf(person: TestUser): Promise<string[]> {
  const { lastActiveSession } = await person.graphql(LastConversationDocument, {})
  const { chatMessages } = await person.graphql(ConversationDocument, { sessionId: lastActiveSession?.id ?? '' })
  return chatMessages.at(-1)?.drafts.map(({ id }) => id) ?? []
}
