import { sql } from 'kysely'
import type { Change, ChangePage } from '../../platform/stream/changes.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { listItems, type StagedItem } from '../documents/staged-items.ts'
import { receiptsOfLinks } from '../receipts/links.ts'

/** What of the review changed, as it is now. */
export interface PendingItemsChanges {
  cursor: string
  items: StagedItem[]
  documentIds: string[]
  receiptIds: string[]
  /** Items, documents and receipts that are no more. */
  deletedIds: string[]
}

/** What `readPendingItemsChanges` wants to hear of. */
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
 * The items, documents and receipts behind some changes, and those of which something follows from them: an item's
 * document, whose counts have changed with it; an item that looks like a transaction, or is planned beside a budget;
 * what is the same as a document, and what stands in its file.
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
    const items = await listItems(db, [...new Set([...changedItems, ...(await itemsBeside(db, changes))])])
    const changedDocuments = idsOf('document')
    const documentIds = new Set([
      ...changedDocuments,
      ...items.map(({ documentId }) => documentId),
      ...(await documentsBeside(db, changes)),
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

/** The records behind some changes of a kind, as they were and as they became. */
const sides = (changes: readonly Change[], kind: string) => sql`(
  select side.row from changes c cross join lateral (values (c.before), (c.after)) as side (row)
  where c.kind = ${kind} and c.number = any(${numbersOf(changes, kind)}::bigint[]) and side.row is not null)`

/** Items that wait and may be, or may have been, like a transaction that changed (listFound of look-alikes has the
 * rule), and lines of a list with the category and month of a budget that changed. */
async function itemsBeside(db: ReadDb, changes: readonly Change[]): Promise<string[]> {
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

/** What is the same file or the same receipt as a document that changed, and whose file it stands in. */
async function documentsBeside(db: ReadDb, changes: readonly Change[]): Promise<string[]> {
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

/** Also of matches that are no more: the record of changes knows whose they were. */
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
