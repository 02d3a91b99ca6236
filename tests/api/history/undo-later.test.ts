import { expect, test } from 'vitest'
import {
  ApproveDocumentItemsDocument,
  UpdateCategoryDocument as ChangeCategoryDocument,
  CreateCategoryDocument,
  CreateTransactionDocument,
  DeleteReceiptsDocument,
  RestoreDocument,
  SetBudgetDocument,
  UpdateTransactionDocument,
} from '../../../web/operations/generated.ts'
import { differencesOf } from '../../support/data/ledger-rows.ts'
import { csv } from '../../support/data/sent-files.ts'
import {
  ApproveReceiptDocument,
  ApproveStagedItemDocument,
  DeleteTransactionsDocument,
  InboxDocument,
  UpdateOrganizationDocument,
} from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { sendAndWait } from '../intake/file-steps.ts'
import { addReceipt, asRead, pdf } from '../intake/receipt-steps.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'
import { createUndoFixture, undo } from './undo-fixture.ts'

const fixture = createUndoFixture()

const record = (person: TestUser, details = {}) =>
  fixture.act(person, CreateTransactionDocument, { input: expense({ description: 'Ferry', ...details }) })

test('a record that another user has edited since stays and is reported', async () => {
  const ada = await createTeam(await fixture.signUp())
  const ben = await joinAs('MEMBER', ada, fixture.signUp, 'Ben')
  const ids = [await record(ada), await record(ada)].map(({ data }) => data.createTransaction.id)
  const [first = '', second = ''] = ids
  const { batch } = await fixture.act(ada, UpdateTransactionDocument, {
    id: first,
    changes: { amount: '5.00', note: 'x' },
  })
  await ben.graphql(UpdateTransactionDocument, { id: first, changes: { amount: '6.00', description: 'Boat' } })
  const before = await fixture.rows(ada)

  const conflict = { recordId: first, title: 'Ferry', reason: 'Since then, Ben changed it: Amount.' }
  expect(await undo(ada, batch)).toEqual({ done: false, count: 0, batchId: null, conflicts: [conflict] })
  expect(await undo(ada, batch, true)).toEqual({ done: false, count: 0, batchId: null, conflicts: [conflict] })
  expect(differencesOf(before, await fixture.rows(ada))).toEqual([])

  const deleted = await fixture.act(ada, DeleteTransactionsDocument, { ids: [second] })
  expect(await undo(ada, deleted.batch)).toMatchObject({ done: true })
  expect(differencesOf(before, await fixture.rows(ada))).toEqual([])
})

test('a later edit of another field does not block undo', async () => {
  const ada = await fixture.signUp()
  const { data } = await record(ada)
  const { id } = data.createTransaction
  const { batch } = await fixture.act(ada, UpdateTransactionDocument, { id, changes: { amount: '5.00' } })
  await ada.graphql(UpdateTransactionDocument, { id, changes: { note: 'Return trip' } })
  expect(await undo(ada, batch)).toMatchObject({ done: true, count: 1 })
  expect((await fixture.rows(ada)).get(`transaction ${id}`)).toMatchObject({ amount_minor: 100, note: 'Return trip' })
  // A client with an earlier version can overwrite neither the undo nor the edit.
  for (const version of [1, 2, 3]) {
    const stale = ada.graphql(UpdateTransactionDocument, { id, version, changes: { amount: '7.00' } })
    await expect(stale).rejects.toMatchObject({ code: 'CONFLICT' })
  }
  expect(await ada.graphql(UpdateTransactionDocument, { id, version: 4, changes: { amount: '7.00' } })).toBeTruthy()
})

test('a partial undo continues with the rest, and items keep their decisions', async () => {
  const ada = await fixture.signUp()
  const rows = 'Date,Description,Amount\n2026-03-03,Ferry,-7.00\n2026-03-04,Bakery,-3.20\n'
  const { file } = await sendAndWait(ada, fixture.baseUrl, csv(rows, 'bank.csv'))
  const { batch } = await fixture.act(ada, ApproveDocumentItemsDocument, { documentId: file.id })
  const after = await fixture.rows(ada)
  const edited = [...after.values()].find((row) => row.description === 'Ferry' && row.source_id !== undefined)
  await ada.graphql(UpdateTransactionDocument, { id: String(edited?.id), changes: { amount: '8.00' } })

  const conflicts = [{ recordId: edited?.id, title: 'Ferry', reason: 'Since then, you changed it: Amount.' }]
  expect(await undo(ada, batch)).toMatchObject({ done: false, count: 1, conflicts })
  const undone = await undo(ada, batch, true)
  expect(undone).toMatchObject({ done: true, count: 1, conflicts })
  const now = await fixture.rows(ada)
  const states = [...now.values()]
    .filter((row) => row.document_id === file.id)
    .map((row) => [row.description, row.state])
  expect(states.toSorted()).toEqual([
    ['Bakery', 'PENDING'],
    ['Ferry', 'APPROVED'],
  ])
  expect(now.get(`document ${file.id}`)).toMatchObject({ state: 'STAGING' })
  const { pendingItems } = await ada.graphql(InboxDocument, {})
  await ada.graphql(ApproveStagedItemDocument, { id: pendingItems[0]?.id ?? '', input: {} })
  expect((await fixture.rows(ada)).get(`document ${file.id}`)).toMatchObject({ state: 'PROCESSED' })
  const reasons = (await undo(ada, undone.batchId ?? '', true)).conflicts.map(({ reason }) => reason)
  expect(reasons.toSorted()).toEqual(['It has since been recorded again.', 'Since then, you reviewed it.'])
})

test('a pending item is not recorded twice when its transaction was restored', async () => {
  const ada = await fixture.signUp()
  await sendAndWait(ada, fixture.baseUrl, csv('Date,Description,Amount\n2026-03-03,Ferry,-7.00\n', 'bank.csv'))
  const { pendingItems } = await ada.graphql(InboxDocument, {})
  const item = { id: pendingItems[0]?.id ?? '', input: {} }
  const { batch, data } = await fixture.act(ada, ApproveStagedItemDocument, item)
  const ids = [data.approveStagedItem.transactionId ?? '']
  await ada.graphql(DeleteTransactionsDocument, { ids })
  expect(await undo(ada, batch)).toMatchObject({ done: true })
  await ada.graphql(RestoreDocument, { kind: 'TRANSACTION', ids })
  await expect(ada.graphql(ApproveStagedItemDocument, item)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: 'This item already has a transaction. Merge them, or discard the item.',
  })
})

test('a receipt stays approved if its transaction was edited since', async () => {
  const ada = await fixture.signUp()
  await record(ada, { amount: '9.00', date: '2026-03-14', description: 'Corner shop' })
  const receipt = await addReceipt(ada, fixture.baseUrl, pdf())
  const { batch, data } = await fixture.act(ada, ApproveReceiptDocument, {
    id: receipt.id,
    version: receipt.version,
    input: asRead(receipt),
  })
  const [made] = data.approveReceipt.transactions
  await ada.graphql(UpdateTransactionDocument, { id: made?.id ?? '', changes: { amount: '8.00' } })
  const before = await fixture.rows(ada)
  const conflicts = [{ recordId: made?.id, title: 'Corner shop', reason: 'Since then, you changed it: Amount.' }]
  expect(await undo(ada, batch)).toEqual({ done: false, count: 0, batchId: null, conflicts })
  expect(await undo(ada, batch, true)).toMatchObject({ done: false, conflicts })
  expect(differencesOf(before, await fixture.rows(ada))).toEqual([])
})

test('a transaction with a receipt attached since is not deleted', async () => {
  const ada = await fixture.signUp()
  const { batch, data } = await record(ada, { amount: '9.00', date: '2026-03-14' })
  const receipt = await addReceipt(ada, fixture.baseUrl, pdf())
  const input = { ...asRead(receipt), saveAs: 'ATTACH' as const, transactionId: data.createTransaction.id }
  await ada.graphql(ApproveReceiptDocument, { id: receipt.id, version: receipt.version, input })
  expect(await undo(ada, batch, true)).toMatchObject({
    done: false,
    conflicts: [{ title: 'Ferry', reason: 'A receipt has since been attached to it.' }],
  })
})

test('a receipt is restored without a deleted earlier duplicate', async () => {
  const ada = await fixture.signUp()
  const [first, secondReceipt] = [
    await addReceipt(ada, fixture.baseUrl, pdf()),
    await addReceipt(ada, fixture.baseUrl, pdf()),
  ]
  const { batch } = await fixture.act(ada, DeleteReceiptsDocument, { ids: [secondReceipt.id] })
  await ada.graphql(DeleteReceiptsDocument, { ids: [first.id] })
  expect(await undo(ada, batch)).toMatchObject({ done: true, conflicts: [] })
  expect((await fixture.rows(ada)).get(`receipt ${secondReceipt.id}`)).toMatchObject({ duplicate_of: null })
})

test('a deletion or a name conflict since then is reported', async () => {
  const ada = await fixture.signUp()
  const { data } = await record(ada)
  const { id } = data.createTransaction
  const edited = await fixture.act(ada, UpdateTransactionDocument, { id, changes: { amount: '5.00' } })
  await ada.graphql(DeleteTransactionsDocument, { ids: [id] })
  expect(await undo(ada, edited.batch)).toMatchObject({
    done: false,
    conflicts: [{ reason: 'It has since been deleted.' }],
  })

  const groceries = await categoryOf(ada, 'Groceries')
  const renamed = await fixture.act(ada, ChangeCategoryDocument, { id: groceries, changes: { name: 'Food' } })
  await ada.graphql(CreateCategoryDocument, { input: { name: 'groceries', type: 'EXPENSE' } })
  expect(await undo(ada, renamed.batch)).toMatchObject({
    done: false,
    conflicts: [{ title: 'Food', reason: 'Another category is now named groceries.' }],
  })
})

test('a category used since then is kept', async () => {
  const ada = await fixture.signUp()
  const { batch, data } = await fixture.act(ada, CreateCategoryDocument, {
    input: { name: 'Sailing', type: 'EXPENSE' },
  })
  const categoryId = data.createCategory.id
  await record(ada, { categoryId })
  const reasonOf = async () => (await undo(ada, batch, true)).conflicts.map(({ reason }) => reason)
  expect(await reasonOf()).toEqual(['1 transaction now uses it.'])
  await ada.graphql(SetBudgetDocument, { categoryId, month: '2026-03', amount: '5.00' })
  expect(await reasonOf()).toEqual(['1 transaction now uses it.'])
})

test('categories keep at most two levels', async () => {
  const ada = await fixture.signUp()
  const [food, home, travel] = [
    await categoryOf(ada, 'Groceries'),
    await categoryOf(ada, 'Utilities'),
    await categoryOf(ada, 'Travel'),
  ]
  const put = (id: string, parentId: string | null) =>
    fixture.act(ada, ChangeCategoryDocument, { id, changes: { parentId } })
  await put(food, home)
  await expect(put(home, travel)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: 'This category has subcategories, so it must stay at the top level.',
  })

  const { batch } = await put(food, null)
  await put(home, travel)
  expect(await undo(ada, batch)).toMatchObject({
    done: false,
    conflicts: [{ title: 'Groceries', reason: 'Its parent category has since become a subcategory.' }],
  })

  await put(home, null)
  const moves = await Promise.allSettled([put(food, home), put(home, travel)])
  expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a type that no longer fits its category is not restored', async () => {
  const ada = await fixture.signUp()
  const { data } = await record(ada)
  const { id } = data.createTransaction
  const { batch } = await fixture.act(ada, UpdateTransactionDocument, { id, changes: { type: 'INCOME' } })
  const categoryId = await categoryOf(ada, 'Salary')
  await ada.graphql(UpdateTransactionDocument, { id, changes: { categoryId } })
  expect(await undo(ada, batch, true)).toMatchObject({
    done: false,
    conflicts: [{ title: 'Ferry', reason: 'It now has a category of the other type.' }],
  })
})

test('amounts of another currency are not restored', async () => {
  const ada = await fixture.signUp()
  const { data } = await record(ada)
  const { batch } = await fixture.act(ada, DeleteTransactionsDocument, { ids: [data.createTransaction.id] })
  const changed = await fixture.act(ada, UpdateOrganizationDocument, { changes: { currency: 'CHF' } })
  expect(await undo(ada, batch)).toMatchObject({
    done: false,
    conflicts: [{ reason: 'The organization now uses CHF.' }],
  })
  await record(ada)
  expect(await undo(ada, changed.batch)).toMatchObject({ conflicts: [{ reason: 'The organization now uses CHF.' }] })
})
