import {
  ApproveDocumentItemsDocument,
  ApproveStagedItemDocument,
  CreateRuleDocument,
  CreateRuleTagDocument,
  DiscardStagedItemDocument,
  DocumentItemsDocument,
  FiledTransactionsDocument,
  LookAlikesDocument,
  SayDocument,
  TransactionsDocument,
} from '../support/generated.ts'
import { categoryOf } from '../support/ledger.ts'
import type { TestPerson } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { converse } from './conversation.ts'
import { untilRead, upload } from './receipt-steps.ts'

const statement = `Account statement;;;
Buchungstag;Empfänger;Verwendungszweck;Betrag
03.11.2026;Markt am Eck;Karte;-23,45
03.11.2026;Markt am Eck;Karte;-23,45
04.11.2026;Werkstatt Ruder;Gehalt;2.310,00
`

test('a bank’s file said to the assistant becomes rows to review, and approved ones transactions', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const { document, items } = await send(ada, baseUrl, statement)

  expect(document).toMatchObject({ kind: 'STATEMENT', stage: 'STAGED', state: 'STAGING', reviewPath: '/review' })
  expect(
    items.map(({ kind, type, date, description, amount }) => [kind, type, date, description, amount.value]),
  ).toEqual([
    ['STATEMENT_ROW', 'EXPENSE', '2026-11-03', 'Markt am Eck, Karte', '23.45'],
    ['STATEMENT_ROW', 'EXPENSE', '2026-11-03', 'Markt am Eck, Karte', '23.45'],
    ['STATEMENT_ROW', 'INCOME', '2026-11-04', 'Werkstatt Ruder, Gehalt', '2310.00'],
  ])
  expect(items.map(({ category }) => category?.key)).toEqual([undefined, undefined, 'salary'])
  const [first, second, third] = items.map(({ id }) => id)
  expect((await ada.graphql(TransactionsDocument, {})).transactions.edges).toEqual([])

  for (const id of [first, third]) await ada.graphql(ApproveStagedItemDocument, { id: id ?? '' })
  await ada.graphql(DiscardStagedItemDocument, { id: second ?? '' })
  const { transactions } = await ada.graphql(TransactionsDocument, {})
  expect(transactions.edges.map(({ node }) => [node.date, node.type, node.amount.value])).toEqual([
    ['2026-11-04', 'INCOME', '2310.00'],
    ['2026-11-03', 'EXPENSE', '23.45'],
  ])
})

test('rules file the rows of a bank’s file, and add their tags when all are approved', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { createTag } = await ada.graphql(CreateRuleTagDocument, { name: 'Market' })
  const groceries = await categoryOf(ada, 'Groceries')
  const input = { text: 'markt am éck', categoryId: groceries, tagIds: [createTag.id] }
  await ada.graphql(CreateRuleDocument, { input })
  const { document, items } = await send(ada, baseUrl, statement)
  expect(items.map(({ category }) => category?.key)).toEqual(['groceries', 'groceries', 'salary'])

  await ada.graphql(ApproveDocumentItemsDocument, { documentId: document.id })
  const { transactions } = await ada.graphql(FiledTransactionsDocument, {})
  const market = transactions.edges.filter(({ node }) => node.tags.some(({ name }) => name === 'Market'))
  expect(market.map(({ node }) => node.category?.name)).toEqual(['Groceries', 'Groceries'])
})

test('a statement longer than anybody reviews is refused with a sentence', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const rows = Array.from({ length: 1_001 }, (_, index) => `2026-11-03,Ferry ${index},-7.00`)
  const { document, items } = await send(ada, baseUrl, ['Date,Description,Amount', ...rows].join('\n'))
  expect(document).toMatchObject({
    stage: 'FAILED',
    failure: 'This statement has more than 1,000 entries, too many to review one by one. Import it instead, at /transactions/import.',
  })
  expect(items).toEqual([])
})

test('all that waits is approved at once, but for what lacks something', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { document, items } = await send(
    ada,
    baseUrl,
    `Date,Description,Amount,Currency
2026-11-03,Ferry,-7.00,USD
2026-11-04,Crêperie,-9.50,EUR
2026-11-05,Salary,900.00,USD`,
  )
  const { approveDocumentItems } = await ada.graphql(ApproveDocumentItemsDocument, { documentId: document.id })
  expect(approveDocumentItems).toMatchObject({
    approved: 2,
    left: 1,
    reason: 'Say what 1 EUR is in USD.',
    document: { state: 'STAGING', pendingItemCount: 1 },
  })
  const { transactions } = await ada.graphql(TransactionsDocument, {})
  expect(transactions.edges.map(({ node }) => node.amount.value)).toEqual(['900.00', '7.00'])

  await ada.graphql(DiscardStagedItemDocument, { id: items[1]?.id ?? '' })
  const again = await ada.graphql(ApproveDocumentItemsDocument, { documentId: document.id })
  expect(again.approveDocumentItems).toMatchObject({ approved: 0, left: 0, reason: null })
})

test('a thousand equal rows are looked at like others', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const equal = (count: number) => `Date,Description,Amount\n${'2026-11-03,Parking meter,-1.00\n'.repeat(count)}`
  const { document } = await send(ada, baseUrl, equal(1_000))
  const { approveDocumentItems } = await ada.graphql(ApproveDocumentItemsDocument, { documentId: document.id })
  expect(approveDocumentItems).toMatchObject({ approved: 1_000, left: 0 })

  await send(ada, baseUrl, equal(500))
  const { pendingItems } = await ada.graphql(LookAlikesDocument, {})
  expect(pendingItems).toHaveLength(500)
  for (const { lookAlikes } of pendingItems) expect(lookAlikes).toHaveLength(3)
})

async function send(person: TestPerson, baseUrl: string, text: string) {
  const file = { fileName: 'bank.csv', contentType: 'text/csv', bytes: Buffer.from(text) }
  const { sessionId } = await converse(person)
  const { document } = await untilRead(person, async () => {
    const storagePath = await upload(person, baseUrl, file)
    const { sendMessage } = await person.graphql(SayDocument, { input: { sessionId, storagePath } })
    return { documentId: sendMessage.userMessage.document?.id ?? '' }
  })
  const { documentItems } = await person.graphql(DocumentItemsDocument, { documentId: document.id })
  return { document, items: documentItems }
}
