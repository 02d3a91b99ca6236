import { setBudget } from '../../server/budgets/write.ts'
import { createCategory, updateCategory } from '../../server/categories/write.ts'
import type { WriteDb } from '../../server/core/fence.ts'
import type { DocumentKind, StagedItemKind } from '../../server/core/tables.ts'
import type { Tenant } from '../../server/core/tenant.ts'
import { updateOrganization } from '../../server/organizations/write.ts'
import { declineMatch } from '../../server/receipts/decide-match.ts'
import { deleteReceipts } from '../../server/receipts/delete.ts'
import { approveReceipt, discardReceipt } from '../../server/receipts/review.ts'
import { suggestMatches } from '../../server/receipts/suggest-matches.ts'
import { approveDocumentItems } from '../../server/review/approve-all.ts'
import { mergeStagedItem } from '../../server/review/merge.ts'
import { approveStagedItem, discardStagedItem } from '../../server/review/write.ts'
import { createTransaction, deleteTransactions, updateTransaction } from '../../server/transactions/write.ts'
import type { LedgerRow, LedgerRows } from '../support/ledger-rows.ts'

/** What somebody does by chance; undefined where there is nothing to do it to. */
export type Action = (chance: Chance, rows: LedgerRows) => ((tenant: Tenant) => Promise<unknown>) | undefined

export interface Chance {
  /** From 0 to just below `end`. */
  below(end: number): number
  of<T>(choices: readonly T[]): T | undefined
}

/** Some that are there of a kind, by which they are told apart. */
const those = (rows: LedgerRows, kind: string) =>
  [...rows].flatMap(([key, row]) => (key.startsWith(`${kind} `) ? [row] : []))

const amount = ({ below }: Chance) => `${below(90) + 1}.${below(10)}0`
const day = ({ below }: Chance) => `2026-03-${String(below(28) + 1).padStart(2, '0')}`
const shops = ['Corner shop', 'Blue café', 'Green market', 'Old station']

/** Actions that undo takes back, with the places of each in the lot. */
export const actions: Record<string, [lots: number, action: Action]> = {
  create: [3, (chance, rows) => (tenant) => createTransaction(tenant, entry(chance, rows))],
  edit: [
    3,
    (chance, rows) => {
      const found = chance.of(those(rows, 'transaction'))
      const { date, amount, description, categoryId } = entry(chance, rows, typeOf(found))
      const change = chance.of([
        { amount },
        { date },
        { description, note: 'Edited' },
        { categoryId },
        { amount, date },
      ])
      return found && change && ((tenant) => updateTransaction(tenant, idOf(found), change))
    },
  ],
  delete: [
    2,
    (chance, rows) => {
      const found = those(rows, 'transaction')
      const ids = Array.from({ length: 1 + chance.below(3) }, () => chance.of(found)).flatMap((row) =>
        row ? idOf(row) : [],
      )
      return ids.length > 0 ? (tenant) => deleteTransactions(tenant, [...new Set(ids)]) : undefined
    },
  ],
  'create a category': [
    1,
    (chance, rows) => {
      const parent = chance.below(3) === 0 ? chance.of(those(rows, 'category').filter(isExpense)) : undefined
      const name = `Category ${chance.below(6)}`
      return (tenant) => createCategory(tenant, { name, type: 'EXPENSE', parentId: parent ? idOf(parent) : null })
    },
  ],
  'change a category': [
    2,
    (chance, rows) => {
      const [found, parent] = [chance.of(those(rows, 'category').filter(isExpense)), chance.of(those(rows, 'category'))]
      const changes = chance.of([
        { name: `Category ${chance.below(6)}` },
        { icon: 'star', color: 1 + chance.below(8) },
        { parentId: parent ? idOf(parent) : null },
        { parentId: null },
        { archived: found?.archived_at === null },
      ])
      return found && changes && ((tenant) => updateCategory(tenant, idOf(found), changes))
    },
  ],
  plan: [
    2,
    (chance, rows) => {
      const found = chance.of(those(rows, 'category').slice(0, 4))
      const [month, planned] = [`2026-0${3 + chance.below(2)}`, amount(chance)]
      return found && ((tenant) => setBudget(tenant, { categoryId: idOf(found), month, amount: planned }))
    },
  ],
  'approve an item': [3, onItem((tenant, item) => approveStagedItem(tenant, idOf(item), asPlanned(item)))],
  'discard an item': [2, onItem((tenant, item) => discardStagedItem(tenant, idOf(item)))],
  'merge an item': [
    1,
    (chance, rows) => {
      const [item, into] = [
        chance.of(those(rows, 'staged_item').filter(isWaiting)),
        chance.of(those(rows, 'transaction')),
      ]
      return item && into && ((tenant) => mergeStagedItem(tenant, idOf(item), idOf(into)))
    },
  ],
  'approve all': [
    1,
    (chance, rows) => {
      const found = chance.of(
        those(rows, 'document').filter(({ state, kind }) => state === 'STAGING' && kind !== 'RECEIPT'),
      )
      return found && ((tenant) => approveDocumentItems(tenant, idOf(found)))
    },
  ],
  'approve a receipt': [3, onReceipt(approve)],
  'discard a receipt': [1, onReceipt((_, receipt) => (tenant) => discardReceipt(tenant, idOf(receipt)))],
  'delete a receipt': [1, onReceipt((_, receipt) => (tenant) => deleteReceipts(tenant, [idOf(receipt)]))],
  'decline a match': [
    1,
    (chance, rows) => {
      const found = chance.of(those(rows, 'receipt_match').filter(({ state }) => state === 'SUGGESTED'))
      return found && ((tenant) => declineMatch(tenant, String(found.receipt_id), String(found.transaction_id)))
    },
  ],
  'change the settings': [
    1,
    (chance) => {
      const changes = chance.of([{ name: `Books ${chance.below(9)}` }, { monthStartDay: 1 + chance.below(28) }])
      return changes && ((tenant) => updateOrganization(tenant, changes))
    },
  ],
}

/** What the reader and jobs do, which waits for review and is not undone. */
export const readings: Record<string, (chance: Chance) => (tenant: Tenant) => Promise<unknown>> = {
  receipt: (chance) => stage(chance, 'RECEIPT', 'RECEIPT_ITEM'),
  statement: (chance) => stage(chance, 'STATEMENT', 'STATEMENT_ROW'),
  'budget list': (chance) => stage(chance, 'BUDGET_LIST', 'BUDGET_LINE'),
  matches: () => (tenant) => tenant.write((db) => suggestMatches(db, tenant)),
}

const idOf = ({ id }: LedgerRow) => String(id)
const typeOf = (row: LedgerRow | undefined) => (row?.type === 'INCOME' ? 'INCOME' : 'EXPENSE')
const isExpense = ({ type }: LedgerRow) => type === 'EXPENSE'
const isWaiting = ({ state }: LedgerRow) => state === 'PENDING'

function entry(chance: Chance, rows: LedgerRows, type: 'EXPENSE' | 'INCOME' = 'EXPENSE') {
  const category = chance.of([...those(rows, 'category').filter((row) => row.type === type), undefined])
  const categoryId = category ? idOf(category) : null
  return { type, amount: amount(chance), date: day(chance), description: chance.of(shops) ?? '', categoryId }
}

function onItem(work: (tenant: Tenant, item: LedgerRow) => Promise<unknown>): Action {
  return (chance, rows) => {
    const item = chance.of(those(rows, 'staged_item').filter(isWaiting))
    return item && ((tenant) => work(tenant, item))
  }
}

const asPlanned = ({ kind, category_id }: LedgerRow) =>
  kind === 'BUDGET_LINE' && category_id === null ? { createCategory: true } : {}

function onReceipt(work: (chance: Chance, receipt: LedgerRow, rows: LedgerRows) => ReturnType<Action>): Action {
  return (chance, rows) => {
    const receipt = chance.of(those(rows, 'receipt'))
    return receipt && work(chance, receipt, rows)
  }
}

function approve(chance: Chance, receipt: LedgerRow, rows: LedgerRows): ReturnType<Action> {
  const saveAs = chance.of(['ONE_TRANSACTION', 'ONE_PER_CATEGORY', 'ATTACH'] as const) ?? 'ATTACH'
  const into = chance.of(those(rows, 'transaction'))
  const lines = those(rows, 'staged_item').filter((item) => isWaiting(item) && item.document_id === receipt.document_id)
  const kept = lines.slice(chance.below(2))
  const [merchant, date] = [chance.of(shops) ?? '', day(chance)]
  const items = kept.map((item) => ({
    id: idOf(item),
    description: String(item.description),
    amount: `${Number(item.amount_minor) / 100}`,
    categoryId: item.category_id as string | null,
  }))
  const added = chance.below(3) === 0 ? [{ description: 'Tip', amount: '1.00' }] : []
  const input = { merchant, date, currency: 'USD', total: '9.00', items: [...items, ...added], saveAs }
  return async (tenant) => {
    const { version } = await tenant.read((db) =>
      db.selectFrom('receipts').select('version').where('id', '=', idOf(receipt)).executeTakeFirstOrThrow(),
    )
    return approveReceipt(tenant, idOf(receipt), version, { ...input, transactionId: into ? idOf(into) : null })
  }
}

function stage(chance: Chance, kind: DocumentKind, itemKind: StagedItemKind) {
  const [date, merchant] = [day(chance), chance.of(shops) ?? '']
  const amounts = [120n, 350n, 430n]
  return (tenant: Tenant) =>
    tenant.write(async (db) => {
      const documentId = await recordDocument(db, kind, merchant)
      if (kind === 'RECEIPT') {
        const read = { merchant, date, currency: 'USD', totalMinor: 900n }
        await db
          .insertInto('receipts')
          .values({ documentId, ...read })
          .execute()
      }
      const categories = await db.selectFrom('categories').select('id').where('type', '=', 'EXPENSE').limit(2).execute()
      await db
        .insertInto('stagedItems')
        .values(
          amounts.map((amountMinor, index) => ({
            documentId,
            kind: itemKind,
            position: index + 1,
            type: 'EXPENSE' as const,
            description: `${merchant} ${index + 1}`,
            amountMinor,
            currency: 'USD',
            ...(itemKind === 'BUDGET_LINE'
              ? { month: '2026-03-01', proposedCategoryName: `Category ${index}` }
              : { date }),
            categoryId: categories[index]?.id ?? null,
          })),
        )
        .execute()
    })
}

async function recordDocument(db: WriteDb, kind: DocumentKind, title: string): Promise<string> {
  const { id } = await db
    .insertInto('documents')
    .values({ kind, stage: 'STAGED', fileName: 'file', contentType: 'text/plain', size: 1, title })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
