import { sql } from 'kysely'
import type { Change, ChangePage } from '../../platform/stream/changes.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { listItems, type StagedItem } from '../documents/staged-items.ts'
import { receiptsOfLinks } from '../receipts/links.ts'

export interface PendingItemsChanges {
  cursor: string
  items: StagedItem[]
  documentIds: string[]
  receiptIds: string[]
  deletedIds: string[]
}

export const reviewKinds = [
  'staged_item',
  'document',
  'receipt',
  'receipt_match',
  'receipt_link',
  'transaction',
  'budget',
] as const

/**
 * Reads changed items, documents and receipts, and those that depend on them: the document of an item, items that are
 * similar to a transaction or compared with a budget, duplicates of a document, and documents in the same file.
 */
export function readPendingItemsChanges(tenant: Tenant, { cursor, changes }: ChangePage): Promise<PendingItemsChanges> {
  const idsOf = (kind: string) => [
    ...new Set(changes.filter((each) => each.kind === kind).map(({ recordId }) => recordId)),
  ]
  if (changes.length === 0) {
    return Promise.resolve({ cursor, items: [], documentIds: [], receiptIds: [], deletedIds: [] })
  }
  return tenant.read(async (db) => {
    const changedItems = idsOf('staged_item')
    const items = await listItems(db, [...new Set([...changedItems, ...(await relatedItems(db, changes))])])
    const changedDocuments = idsOf('document')
    const documentIds = new Set([
      ...changedDocuments,
      ...items.map(({ documentId }) => documentId),
      ...(await relatedDocuments(db, changes)),
    ])
    const ofOthers = [
      ...(await receiptsOfMatches(db, idsOf('receipt_match'))),
      ...(await receiptsOfLinks(db, idsOf('receipt_link'))),
    ]
    const receipts = await listReceipts(db, [...idsOf('receipt'), ...ofOthers], [...documentIds])
    const there = new Set([...items, ...receipts, ...(await listDocuments(db, changedDocuments))].map(({ id }) => id))
    return {
      cursor,
      items,
      documentIds: [...documentIds],
      receiptIds: receipts.map(({ id }) => id),
      deletedIds: [...changedItems, ...changedDocuments, ...idsOf('receipt')].filter((id) => !there.has(id)),
    }
  })
}

const numbersOf = (changes: readonly Change[], kind: string) =>
  changes.filter((each) => each.kind === kind).map(({ number }) => number)

const sides = (changes: readonly Change[], kind: string) => sql`(
  select side.row from changes c cross join lateral (values (c.before), (c.after)) as side (row)
  where c.kind = ${kind} and c.number = any(${numbersOf(changes, kind)}::bigint[]) and side.row is not null)`

/**
 * Finds pending items that are or were similar to a changed transaction (same condition as `listFound`), and budget
 * lines with the category and month of a changed budget.
 */
async function relatedItems(db: ReadDb, changes: readonly Change[]): Promise<string[]> {
  if (!changes.some(({ kind }) => kind === 'transaction' || kind === 'budget')) return []
  const found = sql<{ id: string }>`(
    with entries as materialized (
      select distinct (row ->> 'amount_minor')::bigint as amount_minor, row ->> 'currency' as currency,
        row ->> 'type' as type, (row ->> 'date')::date as date from ${sides(changes, 'transaction')} as changed),
    plans as materialized (
      select distinct (row ->> 'category_id')::uuid as category_id, (row ->> 'month')::date as month
      from ${sides(changes, 'budget')} as changed)
    select item.id from staged_items item join entries on item.amount_minor = entries.amount_minor
      and item.currency = entries.currency and item.type::text = entries.type
      and item.date between entries.date - 3 and entries.date + 3
    where item.state = 'PENDING' and item.kind <> 'BUDGET_LINE'
    union
    select item.id from staged_items item join plans using (category_id, month)
    where item.kind = 'BUDGET_LINE')`
  const rows = await db.selectFrom(found.as('found')).select('id').limit(500).execute()
  return rows.map(({ id }) => id)
}

/** Finds the duplicates of changed documents and the documents of the same file. */
async function relatedDocuments(db: ReadDb, changes: readonly Change[]): Promise<string[]> {
  const documents = numbersOf(changes, 'document')
  if (documents.length === 0) return []
  const found = sql<{ id: string }>`(
    with changed as materialized (select row from ${sides(changes, 'document')} as changed)
    select other.id from changed join documents other on other.sha256 = (row ->> 'sha256')::bytea
    union
    select (row ->> 'part_of')::uuid from changed where row ->> 'part_of' is not null
    union
    select other.document_id from changed join receipts earlier on earlier.document_id = (row ->> 'id')::uuid
      join receipts other on other.duplicate_of = earlier.id)`
  const rows = await db.selectFrom(found.as('found')).select('id').execute()
  return rows.map(({ id }) => id)
}

/** Includes deleted matches, whose receipts are in the change log. */
async function receiptsOfMatches(db: ReadDb, matchIds: readonly string[]): Promise<string[]> {
  if (matchIds.length === 0) return []
  const rows = await db
    .selectFrom('changes')
    .select(sql<string>`coalesce(after, before) ->> 'receipt_id'`.as('receiptId'))
    .distinct()
    .where('kind', '=', 'receipt_match')
    .where('recordId', 'in', matchIds)
    .execute()
  return rows.map(({ receiptId }) => receiptId)
}

function listReceipts(db: ReadDb, ids: readonly string[], documentIds: readonly string[]): Promise<{ id: string }[]> {
  return db
    .selectFrom('receipts')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('id', '=', sql<string>`any(${ids}::uuid[])`),
        eb('documentId', '=', sql<string>`any(${documentIds}::uuid[])`),
      ]),
    )
    .execute()
}

function listDocuments(db: ReadDb, ids: readonly string[]): Promise<{ id: string }[]> {
  return db.selectFrom('documents').select('id').where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
}
