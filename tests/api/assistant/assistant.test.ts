import {
  CreateTransactionDocument,
  LastActiveSessionDocument as LastConversationDocument,
  SetBudgetDocument,
  DeleteMessageDocument as TakeBackDocument,
  TransactionTotalsDocument,
} from '../../../web/operations/generated.ts'
import {
  ApproveStagedItemDocument,
  ConversationChangedDocument,
  ConversationDocument,
  InboxDocument,
  ReadDocumentAgainDocument,
  SayDocument,
  TransactionsDocument,
} from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'
import { converse, filterOf } from './conversation.ts'

const nobody = '7f3c1d1e-0000-4000-8000-000000000001'

test('a total equals the sum of the list that it links to', async ({ signUp }) => {
  const ada = await signUp()
  const groceries = await categoryOf(ada, 'Groceries')
  for (const [amount, date] of [
    ['12.30', '2026-02-02'],
    ['7.05', '2026-02-28'],
    ['99.00', '2026-03-01'],
  ] as const) {
    await ada.graphql(CreateTransactionDocument, { input: expense({ categoryId: groceries, amount, date }) })
  }
  await ada.graphql(CreateTransactionDocument, { input: expense({ amount: '50.00', date: '2026-02-10' }) })

  const { say: sendMessage } = await converse(ada)
  const reply = await sendMessage('How much did I spend on groceries last month?')

  expect(reply.content).toContain('$19.35')
  expect(reply.answer.map(({ text }) => text).join('')).toBe(reply.content)
  const figure = reply.answer.find(({ text }) => text === '$19.35')
  const { transactionTotals } = await ada.graphql(TransactionTotalsDocument, { filter: filterOf(figure?.href ?? '') })
  expect(transactionTotals).toMatchObject({ count: 2, expense: { value: '19.35' } })
})

test('a question continues the previous one', async ({ signUp }) => {
  const ada = await signUp()
  const groceries = await categoryOf(ada, 'Groceries')
  await ada.graphql(CreateTransactionDocument, {
    input: expense({ categoryId: groceries, amount: '31.00', date: '2026-02-03' }),
  })
  await ada.graphql(CreateTransactionDocument, {
    input: expense({ categoryId: groceries, amount: '4.00', date: '2026-03-03' }),
  })
  const { say: sendMessage } = await converse(ada)

  expect((await sendMessage('How much did I spend on groceries this month?')).content).toContain('$4.00')
  expect((await sendMessage('and last month?')).content).toContain('$31.00')

  const elsewhere = await converse(ada)
  expect((await elsewhere.say('and last month?')).content).not.toContain('on Groceries')
})

test('a table compares categories with exact amounts', async ({ signUp }) => {
  const ada = await signUp()
  for (const [name, amount] of [
    ['Groceries', '10.10'],
    ['Transport', '20.20'],
  ] as const) {
    await ada.graphql(CreateTransactionDocument, {
      input: expense({ categoryId: await categoryOf(ada, name), amount, date: '2026-03-02' }),
    })
  }
  const { say: sendMessage } = await converse(ada)

  const { table } = await sendMessage('top 2 categories this month')
  expect(table?.rows).toMatchObject([
    { label: 'Transport', amount: { value: '20.20' } },
    { label: 'Groceries', amount: { value: '10.10' } },
  ])
})

test('the amount left of a budget equals the budget minus the amount spent', async ({ signUp }) => {
  const ada = await signUp()
  const groceries = await categoryOf(ada, 'Groceries')
  await ada.graphql(SetBudgetDocument, { categoryId: groceries, month: '2026-03', amount: '100' })
  await ada.graphql(CreateTransactionDocument, {
    input: expense({ categoryId: groceries, amount: '61.75', date: '2026-03-02' }),
  })
  const { say: sendMessage } = await converse(ada)

  expect((await sendMessage('What is left in groceries?')).content).toContain('$38.25')
})

test('a dictated expense waits for approval and is then recorded once', async ({ signUp }) => {
  const ada = await signUp()
  const { say: sendMessage, sessionId } = await converse(ada)

  const reply = await sendMessage('taxi twelve and lunch nine fifty yesterday')
  expect(reply).toMatchObject({
    role: 'ASSISTANT',
    metadata: { type: 'DOCUMENT_STAGED', itemsFound: 2, reviewUrl: '/review' },
    receiptStatus: 'STAGING',
    pendingReceiptItemCount: 2,
    drafts: [
      { state: 'PENDING', amount: { value: '12.00', currency: 'USD' }, category: { key: 'transport' } },
      { state: 'PENDING', amount: { value: '9.50' }, category: { key: 'eating_out' }, date: '2026-03-19' },
    ],
  })
  expect((await ada.graphql(TransactionsDocument, {})).transactions.edges).toEqual([])
  expect((await ada.graphql(InboxDocument, {})).pendingItemCount).toBe(2)

  const [taxi, lunch] = reply.drafts
  await ada.graphql(ApproveStagedItemDocument, { id: lunch?.id ?? '' })
  await expect(ada.graphql(ApproveStagedItemDocument, { id: lunch?.id ?? '' })).rejects.toMatchObject({
    code: 'CONFLICT',
  })

  const { transactions } = await ada.graphql(TransactionsDocument, {})
  expect(transactions.edges.map(({ node }) => node)).toMatchObject([
    { type: 'EXPENSE', date: '2026-03-19', amount: { value: '9.50' }, category: { name: 'Eating out' } },
  ])
  const { chatMessages } = await ada.graphql(ConversationDocument, { sessionId })
  expect(chatMessages.at(-1)).toMatchObject({
    pendingReceiptItemCount: 1,
    drafts: [{ id: taxi?.id, state: 'PENDING' }, { state: 'APPROVED' }],
  })
})

test('the assistant proposes a budget and does not set it', async ({ signUp }) => {
  const ada = await signUp()
  const { say: sendMessage } = await converse(ada)

  const reply = await sendMessage('Set my grocery budget to 400')
  expect(reply.drafts).toMatchObject([
    { kind: 'BUDGET_LINE', amount: { value: '400.00' }, category: { key: 'groceries' } },
  ])
  expect(reply.pendingBudgetItemCount).toBe(1)
  expect((await sendMessage('What is left in groceries?')).content).not.toContain('$400.00')

  await ada.graphql(ApproveStagedItemDocument, { id: reply.drafts[0]?.id ?? '' })
  expect((await sendMessage('What is left in groceries?')).content).toContain('$400.00')
})

test('a pasted budget list is staged in the same way as a file', async ({ signUp }) => {
  const ada = await signUp()
  const { say: sendMessage } = await converse(ada)

  const reply = await sendMessage('Monthly budget\nGroceries; 400\nTransport; 80\nEating out; 120\nTotal; 600')
  expect(reply).toMatchObject({
    content: 'I processed your document. You have 3 item(s) left to review.',
    metadata: { type: 'BUDGET_LIST_PROCESSED', itemsFound: 3 },
    budgetImportStatus: 'STAGING',
    receiptStatus: null,
    pendingBudgetItemCount: 3,
    pendingReceiptItemCount: 0,
    drafts: [],
  })
  const documentId = /^\/budgets\/review\/([0-9a-f-]{36})$/.exec(reply.metadata?.reviewUrl ?? '')?.[1] ?? ''
  await expect(ada.graphql(ReadDocumentAgainDocument, { id: documentId })).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('a request to change the ledger is refused with a text and changes nothing', async ({ signUp }) => {
  const ada = await signUp()
  await ada.graphql(CreateTransactionDocument, { input: expense({ amount: '5.00' }) })
  const { say: sendMessage } = await converse(ada)

  const reply = await sendMessage('delete all my transactions')
  expect(reply).toMatchObject({ role: 'ASSISTANT', metadata: null, drafts: [] })
  expect((await ada.graphql(TransactionsDocument, {})).transactions.edges).toHaveLength(1)
})

test('the session that was used last is opened again', async ({ signUp }) => {
  const ada = await signUp()
  expect((await ada.graphql(LastConversationDocument, {})).lastActiveSession).toBeNull()
  const first = await converse(ada)
  const second = await converse(ada)
  expect((await ada.graphql(LastConversationDocument, {})).lastActiveSession).toEqual({ id: second.sessionId })

  await first.say('help')
  expect((await ada.graphql(LastConversationDocument, {})).lastActiveSession).toEqual({ id: first.sessionId })
})

test("another user's assistant session returns the same error as an unknown one", async ({ signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const { sessionId } = await converse(ada)

  for (const id of [sessionId, nobody, 'none']) {
    await expect(bob.graphql(SayDocument, { input: { sessionId: id, text: 'help' } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'No active session. Please start a new one first.',
    })
  }
  for (const id of [sessionId, nobody]) {
    await expect(bob.graphql(ConversationDocument, { sessionId: id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'This conversation does not exist or was deleted.',
    })
  }
})

test('a message needs content and has at most 8,000 characters', async ({ signUp }) => {
  const ada = await signUp()
  const { say: sendMessage, sessionId } = await converse(ada)

  await expect(sendMessage('  ')).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { text: expect.any(String) } })
  await expect(sendMessage('a'.repeat(8_001))).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: 'Shorten the message to 8,000 characters.',
  })
  expect((await ada.graphql(ConversationDocument, { sessionId })).chatMessages).toEqual([])
})

test('a user can delete only their own messages', async ({ signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const { say: sendMessage, sessionId } = await converse(ada)
  await sendMessage('help')
  const [question, answer] = (await ada.graphql(ConversationDocument, { sessionId })).chatMessages
  const theirs = { id: question?.id ?? '', sessionId }

  await expect(ada.graphql(TakeBackDocument, { id: answer?.id ?? '', sessionId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  await expect(bob.graphql(TakeBackDocument, theirs)).rejects.toMatchObject({ code: 'NOT_FOUND' })

  const subscription = await ada.subscribe(ConversationChangedDocument, {})
  expect((await ada.graphql(TakeBackDocument, theirs)).deleteMessage).toBe(question?.id)
  expect((await subscription.next()).chatMessageChanged.deletedIds).toEqual([question?.id])
  await subscription.stop()
  expect((await ada.graphql(ConversationDocument, { sessionId })).chatMessages).toMatchObject([{ id: answer?.id }])
})

test('a message appears in a second window once, also after a disconnection', async ({ signUp }) => {
  const ada = await signUp()
  const subscription = await ada.subscribe(ConversationChangedDocument, {})
  expect(subscription.first.chatMessageChanged.messages).toEqual([])
  const { say: sendMessage } = await converse(ada)

  const reply = await sendMessage('help')
  const { messages, cursor } = (await subscription.next()).chatMessageChanged
  expect(messages.map(({ role, content }) => [role, content])).toEqual([
    ['USER', 'help'],
    ['ASSISTANT', reply.content],
  ])
  await subscription.stop()

  await sendMessage('spent 3 on coffee')
  const resumed = await ada.subscribe(ConversationChangedDocument, { after: cursor })
  const missed = resumed.first.chatMessageChanged.messages
  expect(missed.map(({ content }) => content)).toEqual(['spent 3 on coffee', expect.stringContaining('$3.00')])
  await resumed.stop()
})
