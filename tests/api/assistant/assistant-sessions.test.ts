import {
  CreateTransactionDocument,
  LastActiveSessionDocument as LastConversationDocument,
  OpenAssistantSessionDocument as OpenConversationDocument,
  AssistantSessionsDocument as PastConversationsDocument,
  AnswerWordsDocument as WordsOfAnswerDocument,
} from '../../../web/operations/generated.ts'
import { AnswersDocument, AskAgainDocument, AskDocument, StopAnswerDocument } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'
import { pdf, upload } from '../intake/receipt-steps.ts'
import { converse, today } from './conversation.ts'

test('assistant sessions are listed by their first message, last active first', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const first = await converse(ada)
  await first.say(`  How much\n did I spend ${'on groceries '.repeat(20)}?`)
  const second = await converse(ada)
  const file = pdf()
  const storagePath = await upload(ada, baseUrl, file)
  const { fileName, contentType } = file
  await ada.graphql(AskDocument, { input: { sessionId: second.sessionId, storagePath, fileName, contentType } })
  await converse(ada)

  const { assistantSessions } = await ada.graphql(PastConversationsDocument, {})
  expect(assistantSessions).toMatchObject([
    { id: second.sessionId, title: 'shop.pdf', messageCount: 2 },
    { id: first.sessionId, messageCount: 2 },
  ])
  expect(assistantSessions[1]?.title).toHaveLength(80)
  expect(assistantSessions[1]?.title).toMatch(/^How much did I spend on groceries on .*…$/)

  await ada.graphql(OpenConversationDocument, { id: first.sessionId })
  expect((await ada.graphql(LastConversationDocument, {})).lastActiveSession).toEqual({ id: first.sessionId })
  const reordered = await ada.graphql(PastConversationsDocument, {})
  expect(reordered.assistantSessions.map(({ id }) => id)).toEqual([first.sessionId, second.sessionId])
})

test("another user's assistant sessions are not listed and cannot be opened", async ({ signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const { say: sendMessage, sessionId } = await converse(ada)
  await sendMessage('help')

  expect((await bob.graphql(PastConversationsDocument, {})).assistantSessions).toEqual([])
  for (const id of [sessionId, 'none']) {
    await expect(bob.graphql(OpenConversationDocument, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})

test('a repeated question uses current figures', async ({ signUp }) => {
  const ada = await signUp()
  const categoryId = await categoryOf(ada, 'Groceries')
  const spend = (amount: string, date: string) =>
    ada.graphql(CreateTransactionDocument, { input: expense({ categoryId, amount, date }) })
  await spend('10.00', '2026-03-03')
  const { say: sendMessage, sessionId } = await converse(ada)
  const { id } = await sendMessage('How much did I spend on groceries this month?')
  await spend('2.50', '2026-03-04')
  await spend('0.50', '2026-03-25')

  const { runAgain } = await ada.graphql(AskAgainDocument, { id }, { headers: today })
  expect(runAgain).toMatchObject({ working: false, canRunAgain: true, sessionId })
  expect(runAgain.content).toContain('$12.50')
  const later = await ada.graphql(AskAgainDocument, { id: runAgain.id }, { headers: { 'x-today': '2026-03-26' } })
  expect(later.runAgain.content).toContain('$13.00')
  expect((await ada.graphql(AnswersDocument, { sessionId })).chatMessages).toHaveLength(4)

  const { id: helpId } = await sendMessage('help')
  await expect(ada.graphql(AskAgainDocument, { id: helpId })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: "This message doesn't answer a question, so you can't ask it again.",
  })
  const bob = await signUp()
  await expect(bob.graphql(AskAgainDocument, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a finished answer has no more chunks and cannot be stopped', async ({ signUp }) => {
  const ada = await signUp()
  const { say: sendMessage } = await converse(ada)
  const { id, content } = await sendMessage('help')

  await expect(ada.subscribe(WordsOfAnswerDocument, { messageId: id })).rejects.toThrow('The subscription has ended.')
  const { stopMessage } = await ada.graphql(StopAnswerDocument, { id })
  expect(stopMessage).toMatchObject({ stopped: false, content })
  await expect(ada.graphql(StopAnswerDocument, { id: 'none' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
