import { sql } from 'kysely'
import { requireFound } from '../../base/errors.ts'
import type { Money } from '../../language/money.ts'
import type { Category } from '../../ledger/categories/read.ts'
import type { CategoryType, StagedItemKind, StagedItemState } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { PageRegion } from './reading-fields.ts'

export const doubtKinds = ['AMOUNT', 'DIRECTION', 'LINE'] as const
export type DoubtKind = (typeof doubtKinds)[number]

export interface StagedItem {
  id: string
  documentId: string
  kind: StagedItemKind
  state: StagedItemState
  position: number
  type: CategoryType
  description: string
  note: string
  amount: Money
  date: string | null
  /** yyyy-MM, for a budget line. */
  month: string | null
  category: Category | null
  proposedCategoryName: string | null
  confidence: number
  doubt: string | null
  doubtKind: DoubtKind | null
  /** The reason why the amount may be wrong. Such an amount can only be approved unchanged with a confirmation. */
  amountDoubt: string | null
  place: PageRegion | null
  transactionId: string | null
  version: number
}

export function listPendingItems(tenant: Tenant): Promise<StagedItem[]> {
  return tenant.read(async (db) => {
    const rows = await stagedItems(db)
      .innerJoin('documents', 'documents.id', 'stagedItems.documentId')
      .where('stagedItems.state', '=', 'PENDING')
      .orderBy('documents.createdAt', 'desc')
      .orderBy('documents.id', 'desc')
      .orderBy('stagedItems.position')
      .limit(500)
      .execute()
    return rows.map(stagedItemOf)
  })
}

export function countPendingItems(tenant: Tenant): Promise<number> {
  return tenant.read(async (db) => {
    const { count } = await db
      .selectFrom('stagedItems')
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .where('state', '=', 'PENDING')
      .executeTakeFirstOrThrow()
    return Number(count)
  })
}

/**
 * Includes reviewed items.
 * @throws AppError NOT_FOUND
 */
export function listDocumentItems(tenant: Tenant, documentId: string): Promise<StagedItem[]> {
  return tenant.read(async (db) => {
    const document = await db.selectFrom('documents').select('id').where('id', '=', documentId).executeTakeFirst()
    requireFound(document, 'document')
    return listItemsOf(db, [documentId])
  })
}

export function findItemsOf(tenant: Tenant, documentIds: readonly string[]): Promise<StagedItem[]> {
  return tenant.read((db) => listItemsOf(db, documentIds))
}

export async function listItemsOf(db: ReadDb, documentIds: readonly string[]): Promise<StagedItem[]> {
  const rows = await stagedItems(db)
    .where('stagedItems.documentId', 'in', documentIds)
    .orderBy('stagedItems.position')
    .orderBy('stagedItems.id')
    .execute()
  return rows.map(stagedItemOf)
}

export async function requireStagedItem(db: ReadDb, id: string): Promise<StagedItem> {
  const row = await stagedItems(db).where('stagedItems.id', '=', id).executeTakeFirst()
  return stagedItemOf(requireFound(row, 'item'))
}

export async function listItems(db: ReadDb, ids: readonly string[]): Promise<StagedItem[]> {
  const rows = await stagedItems(db)
    .where('stagedItems.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('stagedItems.documentId')
    .orderBy('stagedItems.position')
    .execute()
  return rows.map(stagedItemOf)
}

export function totalOf(items: readonly StagedItem[], currency: string): Money {
  const counting = items.filter(({ state, amount }) => state !== 'DISCARDED' && amount.currency === currency)
  return { minor: counting.reduce((sum, { amount }) => sum + amount.minor, 0n), currency }
}

function stagedItems(db: ReadDb) {
  return db
    .selectFrom('stagedItems')
    .leftJoin('categories', 'categories.id', 'stagedItems.categoryId')
    .select(['stagedItems.id', 'stagedItems.documentId', 'stagedItems.kind', 'stagedItems.state'])
    .select(['stagedItems.position', 'stagedItems.type', 'stagedItems.description', 'stagedItems.note'])
    .select(['stagedItems.amountMinor', 'stagedItems.currency', 'stagedItems.date', 'stagedItems.month'])
    .select(['stagedItems.proposedCategoryName', 'stagedItems.confidence', 'stagedItems.doubt'])
    .select('stagedItems.amountDoubt')
    .select(['stagedItems.transactionId', 'stagedItems.version', 'stagedItems.categoryId'])
    .select(sql<PageRegion | null>`staged_items.place`.as('place'))
    .select(['categories.key', 'categories.name', 'categories.parentId', 'categories.icon', 'categories.color'])
    .select(['categories.position as categoryPosition', 'categories.archivedAt', 'categories.type as categoryType'])
}

type Row = Awaited<ReturnType<ReturnType<typeof stagedItems>['execute']>>[number]

function stagedItemOf(row: Row): StagedItem {
  const { id, documentId, kind, state, position, type, description, note, amountMinor, currency, date, month } = row
  const { proposedCategoryName, confidence, doubt, amountDoubt, place, transactionId, version } = row
  return {
    id,
    documentId,
    kind,
    state,
    position,
    type,
    description,
    note,
    amount: { minor: amountMinor, currency },
    date,
    month: month?.slice(0, 7) ?? null,
    category: categoryOf(row),
    proposedCategoryName,
    confidence,
    doubt,
    doubtKind: doubtKindOf(row),
    amountDoubt,
    place,
    transactionId,
    version,
  }
}

/** The confidence of a statement row of which the file does not say whether it was spent or received. */
export const undirectedConfidence = 0.5

export const isUndirected = ({ kind, confidence, doubt }: Pick<StagedItem, 'kind' | 'confidence' | 'doubt'>): boolean =>
  kind === 'STATEMENT_ROW' && doubt !== null && confidence === undirectedConfidence

/** A budget list that was not read from pages has no doubts other than about its amounts. */
function doubtKindOf(row: Row): DoubtKind | null {
  const { kind, doubt, amountDoubt, place } = row
  if (doubt === null) return null
  if (isUndirected(row)) return 'DIRECTION'
  const isOfList = kind === 'BUDGET_LINE' && place === null
  return isOfList || (amountDoubt !== null && doubt.includes(amountDoubt)) ? 'AMOUNT' : 'LINE'
}

function categoryOf(row: Row) {
  const {
    categoryId,
    categoryType: type,
    key,
    name,
    parentId,
    icon,
    color,
    categoryPosition: position,
    archivedAt,
  } = row
  if (categoryId === null || name === null || icon === null || color === null || position === null || type === null)
    return null
  return { id: categoryId, key, name, type, parentId, icon, color, position, archivedAt }
}
