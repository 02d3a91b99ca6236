import {
  ApproveReceiptDocument,
  ConversationChangedDocument,
  type ConversationChangedSubscription,
  ConversationDocument,
  DiscardReceiptDocument,
  ReceiptDocument,
  SayDocument,
  TransactionsDocument,
} from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { asRead, pdf, type SentFile, upload } from '../intake/receipt-steps.ts'
import { converse } from './conversation.ts'

type Message = ConversationChangedSubscription['chatMessageChanged']['messages'][number]

test('the message of a receipt changes from working to staged to reviewed', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { sessionId } = await converse(ada)
  const subscription = await ada.subscribe(ConversationChangedDocument, {})
  const { userMessage, assistantMessage } = await send(ada, baseUrl, sessionId, pdf(), 'From Monday')

  expect(userMessage).toMatchObject({
    role: 'USER',
    content: 'From Monday',
    metadata: null,
    document: { kind: 'RECEIPT', fileName: 'shop.pdf' },
  })
  expect(assistantMessage).toMatchObject({
    role: 'ASSISTANT',
    content: 'Reading shop.pdf.',
    working: true,
    metadata: null,
  })

  const staged = await until(subscription, assistantMessage.id, ({ working }) => !working)
  const found = staged.metadata?.itemsFound ?? 0
  const receiptId = /^\/receipts\/([0-9a-f-]{36})\/review$/.exec(staged.metadata?.reviewUrl ?? '')?.[1] ?? ''
  expect(found).toBe(3)
  expect(staged).toMatchObject({
    content: 'I processed your document. You have 3 item(s) left to review.',
    metadata: { type: 'DOCUMENT_STAGED' },
    receiptStatus: 'STAGING',
    budgetImportStatus: null,
    pendingReceiptItemCount: 3,
  })
  expect((await ada.graphql(ReceiptDocument, { id: receiptId })).receipt.items).toHaveLength(3)

  await ada.graphql(DiscardReceiptDocument, { id: receiptId })
  const reviewed = await until(subscription, assistantMessage.id, ({ receiptStatus }) => receiptStatus === 'DISCARDED')
  expect(reviewed).toMatchObject({ content: 'This document has been fully processed.', pendingReceiptItemCount: 0 })
  await subscription.stop()
})

test('the text sent with a receipt becomes its note and suggests a category', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { sessionId } = await converse(ada)
  const subscription = await ada.subscribe(ConversationChangedDocument, {})
  const file = pdf([['ZORBLAX'], ['Date: 2026-03-14'], ['Quux', '9.00'], ['TOTAL', '$9.00']])
  const { assistantMessage } = await send(ada, baseUrl, sessionId, file, ' lunch with Ana 🍜 ')
  const staged = await until(subscription, assistantMessage.id, ({ working }) => !working)
  await subscription.stop()
  const id = staged.metadata?.reviewUrl.split('/')[2] ?? ''
  const { receipt } = await ada.graphql(ReceiptDocument, { id })
  expect(receipt.document.note).toBe('lunch with Ana 🍜')
  expect(receipt.items.map(({ category }) => category?.key)).toEqual(['eating_out'])

  const input = { ...asRead(receipt), merchant: 'Zorblax', saveAs: 'ONE_TRANSACTION' as const }
  await ada.graphql(ApproveReceiptDocument, { id, version: receipt.version, input })
  const { transactions } = await ada.graphql(TransactionsDocument, {})
  expect(transactions.edges.map(({ node }) => [node.description, node.note])).toEqual([
    ['Zorblax', 'lunch with Ana 🍜'],
  ])
})

test('an unreadable file ends with an error that gives the reason', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { sessionId } = await converse(ada)
  const subscription = await ada.subscribe(ConversationChangedDocument, {})
  const whole = pdf()
  const half = { ...whole, fileName: 'half.pdf', bytes: whole.bytes.subarray(0, whole.bytes.length / 2) }

  const { assistantMessage } = await send(ada, baseUrl, sessionId, half, '')
  const failed = await until(subscription, assistantMessage.id, ({ working }) => !working)

  expect(failed).toMatchObject({ role: 'ERROR', metadata: null, document: { stage: 'FAILED' } })
  expect(failed.content).toMatch(/^[A-Z].+\.$/)
  expect(failed.content).not.toBe('Reading half.pdf.')
  await subscription.stop()
})

test('a file can be sent once, and only by the user who uploaded it', async ({ signUp, baseUrl }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const file = pdf()
  const storagePath = await upload(ada, baseUrl, file)
  const [hers, his] = [await converse(ada), await converse(bob)]
  const input = { storagePath, fileName: file.fileName, contentType: file.contentType }

  await expect(bob.graphql(SayDocument, { input: { ...input, sessionId: his.sessionId } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await ada.graphql(SayDocument, { input: { ...input, sessionId: hers.sessionId } })
  await expect(ada.graphql(SayDocument, { input: { ...input, sessionId: hers.sessionId } })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  expect((await ada.graphql(ConversationDocument, { sessionId: hers.sessionId })).chatMessages).toHaveLength(2)
  expect((await bob.graphql(ConversationDocument, { sessionId: his.sessionId })).chatMessages).toEqual([])
})

async function send(person: TestUser, baseUrl: string, sessionId: string, file: SentFile, text: string) {
  const { fileName, contentType } = file
  const storagePath = await upload(person, baseUrl, file)
  const input = { sessionId, text, storagePath, fileName, contentType }
  return (await person.graphql(SayDocument, { input })).sendMessage
}

async function until(
  subscription: { next(): Promise<ConversationChangedSubscription> },
  id: string,
  holds: (message: Message) => boolean,
): Promise<Message> {
  for (;;) {
    const { messages } = (await subscription.next()).chatMessageChanged
    expect(new Set(messages.map((message) => message.id)).size).toBe(messages.length)
    const found = messages.find((message) => message.id === id)
    if (found && holds(found)) return found
  }
}
