import {
  ApproveBudgetLineDocument,
  BudgetListReadDocument,
  type BudgetListReadQuery,
  ConversationDocument,
  PlannedDocument,
  ReceiptsDocument,
  SayDocument,
} from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { expect } from '../../support/test.ts'
import { converse } from '../assistant/conversation.ts'
import { type SentFile, untilRead, upload } from './receipt-steps.ts'

export const march = '2026-03'

export const onPaper = [
  ['Family budget March 2026'],
  ['EXPENSES', 'Planned', 'Actual'],
  ['Housing'],
  ['  Rent', '1,100.00', '1,100.00'],
  ['  Utilities', '140.00', '162.35'],
  ['Food'],
  ['  Groceries', '420.00', '388.12'],
  ['Total expenses', '1,660.00', '1,650.47'],
]

export async function fromPaperToPlan(ada: TestUser, baseUrl: string, file: SentFile) {
  const { sessionId } = await converse(ada)
  const sent = await send(ada, baseUrl, sessionId, file)
  const { document, items } = await read(ada, sent.documentId)

  expect(document).toMatchObject({
    kind: 'BUDGET_LIST',
    receiptId: null,
    stage: 'STAGED',
    reviewPath: `/budgets/review/${sent.documentId}`,
  })
  expect(items.map(inShort)).toEqual([
    'Rent 1100.00 2026-03 Rent & mortgage',
    'Utilities 140.00 2026-03 Utilities',
    'Groceries 420.00 2026-03 Groceries',
  ])
  expect(items.map(({ note }) => note)).toEqual(['Housing', 'Housing', 'Food'])
  const tops = items.map(({ place }) => place?.y ?? 0)
  expect(items.every(({ place }) => place?.page === 1 && place.width > 0.5)).toBe(true)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect((await ada.graphql(ReceiptsDocument, {})).receipts.edges).toEqual([])
  const reply = (await ada.graphql(ConversationDocument, { sessionId })).chatMessages.find(
    ({ id }) => id === sent.messageId,
  )
  expect(reply).toMatchObject({
    metadata: { type: 'BUDGET_LIST_PROCESSED', reviewUrl: `/budgets/review/${sent.documentId}` },
  })
  for (const { id } of items) await approve(ada, id)
  expect(await planned(ada, march)).toEqual({
    Groceries: '420.00',
    'Rent & mortgage': '1100.00',
    Utilities: '140.00',
  })
}

export function csv(text: string): SentFile {
  return { fileName: 'budget.csv', contentType: 'text/csv', bytes: Buffer.from(text) }
}

export async function addList(person: TestUser, baseUrl: string, file: SentFile) {
  const { sessionId } = await converse(person)
  const { documentId } = await send(person, baseUrl, sessionId, file)
  return { documentId, ...(await read(person, documentId)) }
}

export async function send(person: TestUser, baseUrl: string, sessionId: string, file: SentFile) {
  const { fileName, contentType } = file
  const storagePath = await upload(person, baseUrl, file)
  return untilRead(person, async () => {
    const input = { sessionId, storagePath, fileName, contentType, text: '' }
    const { assistantMessage, userMessage } = (await person.graphql(SayDocument, { input })).sendMessage
    return { documentId: userMessage.document?.id ?? '', messageId: assistantMessage.id }
  })
}

export async function read(person: TestUser, documentId = '') {
  const { document, documentItems } = await person.graphql(BudgetListReadDocument, { documentId })
  return { document, items: documentItems.map((item) => ({ ...item, documentId })) }
}

export async function approve(person: TestUser, id = '', input = {}) {
  return person.graphql(ApproveBudgetLineDocument, { id, input })
}

export async function planned(person: TestUser, month: string) {
  const { budgets } = await person.graphql(PlannedDocument, { month })
  return Object.fromEntries(budgets.lines.map((line) => [line.category.name, line.planned.value]))
}

export function inShort({
  description,
  amount,
  month,
  category,
}: BudgetListReadQuery['documentItems'][number]): string {
  return `${description} ${amount.value} ${month} ${category?.name}`
}
