import {
  CreateTransactionDocument,
  HistoryDocument,
  UndoDocument,
  UpdateTransactionDocument,
} from '../../../web/operations/generated.ts'
import {
  ApproveReceiptDocument,
  DeleteTransactionsDocument,
  HistoryFollowedDocument,
  type HistoryKind,
} from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { addReceipt, asRead, pdf } from '../intake/receipt-steps.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'
import { summarizeChanges } from './change-log-steps.ts'

const create = async (person: TestUser, description: string) =>
  (await person.graphql(CreateTransactionDocument, { input: expense({ description }) })).createTransaction.id

const historyOf = async (person: TestUser, kind: HistoryKind, id: string) =>
  (await person.graphql(HistoryDocument, { kind, id })).history

test('the history of a transaction contains only its own changes, also after its deletion', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const ben = await joinAs('MEMBER', ada, signUp, 'Ben')
  const vera = await joinAs('VIEWER', ada, signUp, 'Vera')
  const [lunch, taxi] = [await create(ben, 'Lunch'), await create(ben, 'Taxi')]
  await ada.graphql(UpdateTransactionDocument, { id: lunch, changes: { note: 'With Vera' } })
  await ada.graphql(DeleteTransactionsDocument, { ids: [lunch, taxi] })

  const history = await historyOf(vera, 'TRANSACTION', lunch)
  expect(history.map(({ summary, by, count }) => [summary, by?.name, count])).toEqual([
    ['Deleted Lunch', 'Ada Black', 1],
    ['Changed Lunch: Note', 'Ada Black', 1],
    ['Added Lunch', 'Ben', 1],
  ])
  expect(history.flatMap(({ changes }) => changes.map(({ recordId }) => recordId))).toEqual([lunch, lunch, lunch])
  expect(history.map(({ mayUndo }) => mayUndo)).toEqual([false, false, false])
  expect((await historyOf(ada, 'TRANSACTION', lunch)).map(({ mayUndo }) => mayUndo)).toEqual([true, true, true])
  expect((await historyOf(ben, 'TRANSACTION', lunch)).map(({ mayUndo }) => mayUndo)).toEqual([false, false, true])

  await ada.graphql(UndoDocument, { batchId: history[0]?.id ?? '' })
  expect((await historyOf(vera, 'TRANSACTION', lunch)).slice(0, 2)).toMatchObject([
    { summary: 'Undid: Deleted Lunch', isUndone: false },
    { summary: 'Deleted Lunch', isUndone: true },
  ])
  const gone = { code: 'NOT_FOUND', message: 'This transaction does not exist or was deleted.' }
  const stranger = await signUp()
  await expect(historyOf(stranger, 'TRANSACTION', lunch)).rejects.toMatchObject(gone)
  await expect(historyOf(ada, 'RECEIPT', lunch)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(historyOf(ada, 'TRANSACTION', 'x')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the history of a receipt contains its items, and that of its transaction contains its origin', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  await create(ada, 'Something else')
  const receipt = await addReceipt(ada, baseUrl, pdf())
  const input = { ...asRead(receipt), merchant: 'Corner Shop', saveAs: 'ONE_TRANSACTION' as const }
  const { approveReceipt } = await ada.graphql(ApproveReceiptDocument, {
    id: receipt.id,
    version: receipt.version,
    input,
  })
  const history = await historyOf(ada, 'RECEIPT', receipt.id)
  expect(history.map(({ summary }) => summary)).toEqual([
    'Attached the receipt of Corner Shop',
    'Read the receipt of CORNER SHOP',
    'Added the receipt shop.pdf',
  ])
  const [saved] = history
  if (!saved) throw new Error('The history is empty.')
  expect(saved.changes.map(({ kind }) => kind)).not.toContain('TRANSACTION')
  expect(summarizeChanges(saved, 'RECEIPT')).toEqual(['Merchant: CORNER SHOP → Corner Shop'])
  expect(summarizeChanges(saved, 'STAGED_ITEM')).toContain('Review: Pending → Approved')

  const id = approveReceipt.transactions[0]?.id ?? ''
  const [made] = await historyOf(ada, 'TRANSACTION', id)
  expect(made?.changes.map(({ kind }) => kind)).toEqual([
    'TRANSACTION',
    'RECEIPT_LINK',
    'STAGED_ITEM',
    'STAGED_ITEM',
    'STAGED_ITEM',
  ])
  expect(made?.id).toBe(saved.id)
})

test('an open history receives the changes of its record for every reader', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const vera = await joinAs('VIEWER', ada, signUp, 'Vera')
  const [lunch, taxi] = [await create(ada, 'Lunch'), await create(ada, 'Taxi')]
  const subscription = await vera.subscribe(HistoryFollowedDocument, { kind: 'TRANSACTION', id: lunch })
  await ada.graphql(UpdateTransactionDocument, { id: taxi, changes: { note: 'x' } })
  expect((await subscription.next()).ledgerChanged.history).toEqual([])
  await ada.graphql(DeleteTransactionsDocument, { ids: [lunch, taxi] })
  expect((await subscription.next()).ledgerChanged.history).toMatchObject([{ summary: 'Deleted Lunch', count: 1 }])
  const [deleted] = await historyOf(vera, 'TRANSACTION', lunch)
  await ada.graphql(UndoDocument, { batchId: deleted?.id ?? '' })
  expect((await subscription.next()).ledgerChanged.history).toMatchObject([
    { summary: 'Undid: Deleted Lunch', undoes: deleted?.id },
    { summary: 'Deleted Lunch', isUndone: true },
  ])
  await subscription.stop()
})
