import { writeXlsx } from 'hucre/xlsx'
import {
  ApproveDocumentItemsDocument,
  CreateRuleDocument,
  CreateTagOfRuleDocument as CreateRuleTagDocument,
} from '../../../web/operations/generated.ts'
import { converse } from '../../api/assistant/conversation.ts'
import { untilRead, upload } from '../../api/intake/receipt-steps.ts'
import {
  AnswersDocument,
  ApproveStagedItemDocument,
  DiscardStagedItemDocument,
  DocumentItemsDocument,
  DoubtedItemsDocument,
  FiledTransactionsDocument,
  LookAlikesDocument,
  SayDocument,
  TransactionsDocument,
} from '../../support/generated.ts'
import { categoryOf } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

const statement = `Account statement;;;
Buchungstag;Empfänger;Verwendungszweck;Betrag
03.11.2026;Markt am Eck;Karte;-23,45
03.11.2026;Markt am Eck;Karte;-23,45
04.11.2026;Werkstatt Ruder;Gehalt;2.310,00
`

test('a bank statement sent to the assistant becomes rows to review, and approved ones become transactions', async ({
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

test('rules categorize the rows of a bank statement, and add their tags when all are approved', async ({
  signUp,
  baseUrl,
}) => {
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

test('a statement that is too long to review is refused with an error', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const rows = Array.from({ length: 1_001 }, (_, index) => `2026-11-03,Ferry ${index},-7.00`)
  const { document, items } = await send(ada, baseUrl, ['Date,Description,Amount', ...rows].join('\n'))
  expect(document).toMatchObject({
    stage: 'FAILED',
    failure:
      'This statement has more than 1,000 entries, which is too many to review. Import it at /transactions/import instead.',
  })
  expect(items).toEqual([])
})

test('all pending items are approved at once, except those that lack data', async ({ signUp, baseUrl }) => {
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
    reason: 'Enter an exchange rate.',
    document: { state: 'STAGING', pendingItemCount: 1 },
  })
  const { transactions } = await ada.graphql(TransactionsDocument, {})
  expect(transactions.edges.map(({ node }) => node.amount.value)).toEqual(['900.00', '7.00'])

  await ada.graphql(DiscardStagedItemDocument, { id: items[1]?.id ?? '' })
  const secondApproval = await ada.graphql(ApproveDocumentItemsDocument, { documentId: document.id })
  expect(secondApproval.approveDocumentItems).toMatchObject({ approved: 0, left: 0, reason: null })
})

test('a thousand equal rows are processed like others', async ({ signUp, baseUrl }) => {
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

test('a statement of any format is reviewed the same way, whatever its declared type', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const ofx = `OFXHEADER:100\n\n<OFX><BANKTRANLIST><STMTTRN><DTPOSTED>20261102<TRNAMT>-1.00<FITID>a<NAME>Kiosk</STMTTRN></BANKTRANLIST></OFX>`
  const mt940 = ':20:1\n:25:1\n:60F:C261101EUR9,\n:61:2611021102D1,NMSCX\n:86:Kiosk\n:62F:C261102EUR8,\n'
  const camt = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="USD">1.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-02</Dt></BookgDt><AddtlNtryInf>Kiosk</AddtlNtryInf></Ntry></Stmt></BkToCstmrStmt></Document>`
  const page = '<table><tr><td>Date<td>Text<td>Amount<tr><td>2026-11-02<td>Kiosk<td>-1.00</table>'
  const sheet = await writeXlsx({
    sheets: [
      {
        name: 'A',
        rows: [
          ['Date', 'Text', 'Amount'],
          ['2026-11-02', 'Kiosk', -1],
        ],
      },
    ],
  })
  for (const [fileName, contentType, bytes] of [
    ['a.ofx', 'application/octet-stream', ofx],
    ['b.qfx', '', `${ofx}\n`],
    ['c.qif', 'application/x-qif', "!Type:Bank\nD11/02'26\nT-1.00\nPKiosk\n^\n"],
    ['d.sta', '', mt940],
    ['e.xml', 'text/xml', camt],
    ['f.xls', 'application/vnd.ms-excel', page],
    ['g.xlsx', 'application/octet-stream', sheet],
  ] as const) {
    const { document, items } = await send(ada, baseUrl, Buffer.from(bytes), { fileName, contentType })
    expect({ fileName, kind: document.kind, failure: document.failure }).toEqual({
      fileName,
      kind: 'STATEMENT',
      failure: null,
    })
    expect(items.map((item) => [item.kind, item.type, item.date, item.description, item.amount.value])).toEqual([
      ['STATEMENT_ROW', 'EXPENSE', '2026-11-02', 'Kiosk', '1.00'],
    ])
  }
  const old = { fileName: 'h.xls', contentType: 'application/vnd.ms-excel' }
  const { document } = await send(ada, baseUrl, Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(600)}`, 'hex'), old)
  expect(document).toMatchObject({
    kind: 'STATEMENT',
    stage: 'FAILED',
    failure: expect.stringContaining('Save it as .xlsx'),
  })
})

test('an entry that is already recorded says so, matches one transaction and is not approved with the others', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const first = await send(ada, baseUrl, statement)
  await ada.graphql(ApproveDocumentItemsDocument, { documentId: first.document.id })

  const longer = `${statement}03.11.2026;Markt am Eck;Karte;-23,45\n05.11.2026;Fähre;Karte;-7,00\n`
  const { document, items } = await send(ada, baseUrl, longer)
  const already = expect.stringContaining('same date, amount and text already exists')
  const { documentItems } = await ada.graphql(DoubtedItemsDocument, { documentId: document.id })
  expect(documentItems.map(({ doubt }) => doubt)).toEqual([already, already, already, null, null])
  const { approveDocumentItems } = await ada.graphql(ApproveDocumentItemsDocument, { documentId: document.id })
  expect(approveDocumentItems).toMatchObject({ approved: 2, left: 3, reason: already })
  expect((await ada.graphql(TransactionsDocument, {})).transactions.edges).toHaveLength(5)

  await ada.graphql(ApproveStagedItemDocument, { id: items[0]?.id ?? '' })
  expect((await ada.graphql(TransactionsDocument, {})).transactions.edges).toHaveLength(6)
})

test('a row that the ledger cannot store is skipped and listed, and the others wait for review', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const large = `${statement}05.11.2026;Castle;Karte;-999.999.999.999.999,00\n06.11.2026;"Bridge;Karte;-2,00\n`
  const { document, items, sessionId } = await send(ada, baseUrl, large)
  expect(document).toMatchObject({ kind: 'STATEMENT', stage: 'STAGED', failure: null })
  expect(items).toHaveLength(3)
  const { chatMessages } = await ada.graphql(AnswersDocument, { sessionId })
  const notices = chatMessages.flatMap(({ notice }) => notice ?? [])
  expect(notices).toEqual([expect.stringMatching(/^2 rows were skipped\..*Row 6: the amount is too large/)])
})

async function send(
  person: TestUser,
  baseUrl: string,
  content: string | Buffer,
  named = { fileName: 'bank.csv', contentType: 'text/csv' },
) {
  const file = { ...named, bytes: Buffer.from(content) }
  const { sessionId } = await converse(person)
  const { document } = await untilRead(person, async () => {
    const storagePath = await upload(person, baseUrl, file)
    const { sendMessage } = await person.graphql(SayDocument, { input: { sessionId, storagePath } })
    return { documentId: sendMessage.userMessage.document?.id ?? '' }
  })
  const { documentItems } = await person.graphql(DocumentItemsDocument, { documentId: document.id })
  return { document, items: documentItems, sessionId }
}
