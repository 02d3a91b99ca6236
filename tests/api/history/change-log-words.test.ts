import {
  ApproveDocumentItemsDocument,
  UpdateCategoryDocument as ChangeCategoryDocument,
  CreateCategoryDocument,
  CreateTransactionDocument,
  DeclineMatchDocument,
  DeleteReceiptsDocument,
  LeaveOrganizationDocument,
  RemoveMemberDocument,
  RestoreDocument,
  SetBudgetDocument,
  TransferOwnershipDocument,
  UndoDocument,
  UpdateMemberRoleDocument,
  UpdateTransactionDocument,
} from '../../../web/operations/generated.ts'
import { csv } from '../../support/data/sent-files.ts'
import {
  ApproveReceiptDocument,
  ApproveStagedItemDocument,
  DeleteTransactionsDocument,
  DiscardReceiptDocument,
  DiscardStagedItemDocument,
  ReadDocumentAgainDocument,
  UpdateOrganizationDocument,
} from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { converse } from '../assistant/conversation.ts'
import { sendAndWait } from '../intake/file-steps.ts'
import { addReceipt, asRead, pdf } from '../intake/receipt-steps.ts'
import { createTeam, invite, joinAs } from '../people/invitations-steps.ts'
import { latestOf, logOf, summariesOf, summarizeChanges } from './change-log-steps.ts'

const create = async (person: TestUser, details: Parameters<typeof expense>[0] = {}) =>
  (await person.graphql(CreateTransactionDocument, { input: expense({ description: 'Café Lugano', ...details }) }))
    .createTransaction.id

test('transactions: added, changed, deleted, undone, done again, restored', async ({ signUp }) => {
  const ada = await signUp()
  const [groceries, eatingOut] = [await categoryOf(ada, 'Groceries'), await categoryOf(ada, 'Eating out')]
  expect(await summariesOf(ada)).toEqual(['Created the organization'])

  const id = await create(ada, { amount: '12.50', categoryId: groceries })
  const added = await latestOf(ada)
  expect(added).toMatchObject({ summary: 'Added Café Lugano', count: 1, origin: 'GRAPHQL', by: { name: 'Ada Black' } })
  expect(added.changes).toMatchObject([{ kind: 'TRANSACTION', recordId: id, action: 'CREATED', title: 'Café Lugano' }])
  expect(summarizeChanges(added)).toEqual([
    'Description: – → Café Lugano',
    'Amount: – → 12.50 USD',
    'Date: – → March 31, 2026',
    'Category: – → Groceries',
    'Type: – → Expense',
  ])
  expect(added.changes[0]?.fields[1]?.after).toMatchObject({ money: { value: '12.50', currency: 'USD' }, date: null })
  expect(added.changes[0]?.fields[2]?.after).toMatchObject({ date: '2026-03-31', money: null })

  await ada.graphql(UpdateTransactionDocument, { id, changes: { categoryId: eatingOut } })
  const changed = await latestOf(ada)
  expect(changed.summary).toBe('Changed Café Lugano: Category')
  expect(summarizeChanges(changed)).toEqual(['Category: Groceries → Eating out'])

  await ada.graphql(UpdateTransactionDocument, { id, changes: { amount: '13', date: '2026-04-01' } })
  expect((await latestOf(ada)).summary).toBe('Changed Café Lugano: Amount, Date')
  await ada.graphql(UpdateTransactionDocument, { id, changes: { amount: '14', date: '2026-04-02', note: 'x' } })
  expect((await latestOf(ada)).summary).toBe('Changed Café Lugano')

  const others = [await create(ada), await create(ada)]
  await ada.graphql(DeleteTransactionsDocument, { ids: [id] })
  expect((await latestOf(ada)).summary).toBe('Deleted Café Lugano')
  await ada.graphql(DeleteTransactionsDocument, { ids: others })
  const deleted = await latestOf(ada)
  expect(deleted).toMatchObject({ summary: 'Deleted 2 transactions', count: 2, mayUndo: true, isUndone: false })

  const { undo } = await ada.graphql(UndoDocument, { batchId: deleted.id })
  const undone = await latestOf(ada)
  expect(undone).toMatchObject({ id: undo.batchId, summary: 'Undid: Deleted 2 transactions', undoes: deleted.id })
  expect((await logOf(ada))[1]).toMatchObject({ id: deleted.id, isUndone: true, mayUndo: false })
  await ada.graphql(UndoDocument, { batchId: undone.id })
  expect((await latestOf(ada)).summary).toBe('Redid: Deleted 2 transactions')

  await ada.graphql(RestoreDocument, { kind: 'TRANSACTION', ids: [id] })
  expect((await latestOf(ada)).summary).toBe('Restored Café Lugano')
  await ada.graphql(RestoreDocument, { kind: 'TRANSACTION', ids: others })
  expect((await latestOf(ada)).summary).toBe('Restored 2 transactions')
})

test('a transaction in another currency is shown with its base amount', async ({ signUp }) => {
  const ada = await signUp()
  const input = { ...expense({ description: 'Fondue', amount: '50.00' }), currency: 'CHF', rate: '1.1' }
  const { createTransaction } = await ada.graphql(CreateTransactionDocument, { input })
  expect(summarizeChanges(await latestOf(ada)).slice(1, 4)).toEqual([
    'Amount: – → 50.00 CHF',
    'Base amount: – → 55.00 USD',
    'Exchange rate: – → 1.1',
  ])
  await ada.graphql(UpdateTransactionDocument, { id: createTransaction.id, changes: { amount: '60' } })
  expect((await latestOf(ada)).summary).toBe('Changed Fondue: Amount')
})

test('categories and budgets', async ({ signUp }) => {
  const ada = await signUp()
  const input = { name: 'Pets', type: 'EXPENSE' as const }
  const { id } = (await ada.graphql(CreateCategoryDocument, { input })).createCategory
  expect((await latestOf(ada)).summary).toBe('Added the category Pets')
  const steps = [
    [{ name: 'Animals' }, 'Renamed the category Pets to Animals', 'Name: Pets → Animals'],
    [{ color: 3 }, 'Changed the category Animals: Colour', 'Colour: Slate → Teal'],
    [{ archived: true }, 'Archived the category Animals', 'Archived: No → Yes'],
    [{ archived: false }, 'Unarchived the category Animals', 'Archived: Yes → No'],
  ] as const
  for (const [changes, summary, words] of steps) {
    await ada.graphql(ChangeCategoryDocument, { id, changes })
    const latest = await latestOf(ada)
    expect(latest.summary).toBe(summary)
    expect(summarizeChanges(latest)).toEqual([words])
  }

  const plan = { categoryId: id, month: '2026-11' }
  await ada.graphql(SetBudgetDocument, { ...plan, amount: '400' })
  const planned = await latestOf(ada)
  expect(planned).toMatchObject({ summary: 'Added the Animals budget for November 2026' })
  expect(planned.changes).toMatchObject([{ kind: 'BUDGET', title: 'November 2026 · Animals' }])
  await ada.graphql(SetBudgetDocument, { ...plan, amount: '350' })
  const changed = await latestOf(ada)
  expect(changed.summary).toBe('Changed the Animals budget for November 2026')
  expect(summarizeChanges(changed)).toEqual(['Planned: 400.00 USD → 350.00 USD'])
})

test('members, invitations and the organization', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  await invite(ada, 'cleo@example.test')
  expect((await latestOf(ada)).summary).toBe('Invited cleo@example.test')
  const ben = await joinAs('MEMBER', ada, signUp, 'Ben')
  expect(await latestOf(ada)).toMatchObject({ summary: 'Joined as a Member', by: { name: 'Ben' } })
  const userId = (await latestOf(ada)).by?.id ?? ''

  await ada.graphql(UpdateMemberRoleDocument, { userId, role: 'ADMIN' })
  const made = await latestOf(ada)
  expect(made).toMatchObject({ summary: 'Made Ben an Admin', changes: [{ title: 'Ben' }] })
  expect(summarizeChanges(made)).toEqual(['Role: Member → Admin'])

  await ada.graphql(UpdateOrganizationDocument, { changes: { name: 'Quay' } })
  expect((await latestOf(ada)).summary).toBe('Renamed the organization to Quay')
  await ada.graphql(UpdateOrganizationDocument, { changes: { monthStartDay: 15 } })
  expect((await latestOf(ada)).summary).toBe('Changed the organization: First day of the month')

  await ada.graphql(TransferOwnershipDocument, { userId })
  expect((await latestOf(ada)).summary).toBe('Transferred ownership to Ben')
  const sam = await joinAs('VIEWER', ben, signUp, 'Sam')
  expect((await latestOf(ben)).summary).toBe('Joined as a Viewer')
  const samId = (await latestOf(ben)).by?.id ?? ''
  await ben.graphql(RemoveMemberDocument, { userId: samId })
  expect(await latestOf(ben)).toMatchObject({ summary: 'Removed Sam', by: { name: 'Ben' } })
  await expect(sam.graphql(LeaveOrganizationDocument, {})).rejects.toMatchObject({ code: 'NOT_A_MEMBER' })
  await ada.graphql(LeaveOrganizationDocument, {})
  expect(await latestOf(ben)).toMatchObject({ summary: 'Left the organization', by: { name: 'Ada Black' } })
})

test('receipts: uploaded, read, reviewed, discarded, deleted and restored', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const receipt = await addReceipt(ada, baseUrl, pdf())
  expect((await summariesOf(ada)).slice(0, 2)).toEqual([
    'Read the receipt of CORNER SHOP',
    'Added the receipt shop.pdf',
  ])
  const read = await latestOf(ada)
  expect(read).toMatchObject({ origin: 'READER', mayUndo: false })
  expect(summarizeChanges(read, 'RECEIPT')).toEqual([
    'Merchant: – → CORNER SHOP',
    'Total: – → 9.00 USD',
    'Date: – → March 14, 2026',
  ])

  const [item] = receipt.items
  await ada.graphql(ApproveStagedItemDocument, { id: item?.id ?? '' })
  const approved = await latestOf(ada)
  expect(approved.summary).toBe('Approved 1 item of the receipt of CORNER SHOP')
  expect(summarizeChanges(approved, 'STAGED_ITEM')).toEqual(['Review: Pending → Approved'])
  await ada.graphql(DiscardStagedItemDocument, { id: receipt.items[1]?.id ?? '' })
  expect((await latestOf(ada)).summary).toBe('Discarded 1 item of the receipt of CORNER SHOP')

  const second = await addReceipt(
    ada,
    baseUrl,
    pdf([['Café Lugano'], ['Date: 2026-03-14'], ['Tea', '2.00'], ['TOTAL', '$2.00']], 'tea.pdf'),
  )
  const input = { ...asRead(second), merchant: 'Café Lugano', saveAs: 'ONE_TRANSACTION' as const }
  await ada.graphql(ApproveReceiptDocument, { id: second.id, version: second.version, input })
  expect((await latestOf(ada)).summary).toBe('Saved the receipt of Café Lugano as 1 transaction')

  const third = await addReceipt(
    ada,
    baseUrl,
    pdf([['Bakery'], ['Date: 2026-03-15'], ['Roll', '3.00'], ['TOTAL', '$3.00']], 'roll.pdf'),
  )
  await ada.graphql(ReadDocumentAgainDocument, { id: third.document.id })
  await expect
    .poll(async () => (await summariesOf(ada)).slice(0, 2))
    .toEqual(['Read the receipt roll.pdf', 'Reread the receipt roll.pdf'])
  await ada.graphql(DiscardReceiptDocument, { id: third.id })
  expect((await latestOf(ada)).summary).toBe('Discarded the receipt roll.pdf')
  await ada.graphql(DeleteReceiptsDocument, { ids: [third.id] })
  expect((await latestOf(ada)).summary).toBe('Deleted the receipt roll.pdf')
  await ada.graphql(RestoreDocument, { kind: 'RECEIPT', ids: [third.id] })
  expect((await latestOf(ada)).summary).toBe('Restored the receipt roll.pdf')
})

test('an attached receipt and a detached receipt', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const transactionId = await create(ada, { description: 'Corner Shop', amount: '9.00', date: '2026-03-14' })
  const other = await create(ada, { description: 'Rent', amount: '900.00' })
  const receipt = await addReceipt(ada, baseUrl, pdf())
  await ada.graphql(DeclineMatchDocument, { receiptId: receipt.id, transactionId: other })
  const declined = await latestOf(ada)
  expect(declined.summary).toBe('Declined a match for the receipt of Corner Shop')
  expect(summarizeChanges(declined)).toEqual([
    'Match: – → Declined',
    'Receipt: – → Corner Shop',
    'Transaction: – → Rent',
  ])
  const input = { ...asRead(receipt), saveAs: 'ATTACH' as const, transactionId }
  await ada.graphql(ApproveReceiptDocument, { id: receipt.id, version: receipt.version, input })
  expect((await latestOf(ada)).summary).toBe('Attached the receipt of Corner Shop')
  // Automatic suggestions are not actions of any user.
  expect(await summariesOf(ada, { origins: ['JOB'] })).toEqual([])
})

test('lists, bank statements and dictated entries', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const list = await sendAndWait(ada, baseUrl, csv('Category,Amount\nGroceries,400\nTransport,60\nDiving,20\n'))
  expect((await summariesOf(ada)).slice(0, 2)).toEqual(['Read the budget list plan.csv', 'Added the file plan.csv'])
  await ada.graphql(ApproveDocumentItemsDocument, { documentId: list.file.id })
  expect((await latestOf(ada)).summary).toBe('Approved 3 lines of plan.csv')

  const rows = 'Date;Payee;Amount\n03.11.2026;Markt am Eck;-23,45\n04.11.2026;Werkstatt Ruder;2.310,00\n'
  const bank = await sendAndWait(ada, baseUrl, csv(rows, 'bank.csv'))
  expect((await summariesOf(ada)).slice(0, 2)).toEqual(['Read the bank statement bank.csv', 'Added the file bank.csv'])
  await ada.graphql(ApproveDocumentItemsDocument, { documentId: bank.file.id })
  expect(await latestOf(ada)).toMatchObject({ summary: 'Approved 2 rows of bank.csv', origin: 'IMPORT' })

  const { say: sendMessage } = await converse(ada)
  await sendMessage('spent 12.50 on lunch and 4 on coffee')
  expect(await latestOf(ada)).toMatchObject({
    summary: 'Added 2 entries for review',
    origin: 'ASSISTANT',
    by: { name: 'Ada Black' },
  })
})
