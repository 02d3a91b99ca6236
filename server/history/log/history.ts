import { sql } from 'kysely'
import { requireFound } from '../../base/errors.ts'
import type { LoggedKind } from '../../platform/records/kinds-generated.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { ChangeBatch } from './batch.ts'
import { describeRecords, findRoots } from './log-batches.ts'
import {
  type BatchRow,
  batchRows,
  type ChangeRow,
  type RecordRow,
  recordsOf,
  type Tally,
  withUndone,
} from './log-rows.ts'

export type HistoryKind = 'transaction' | 'receipt'

const maxChanges = 2_000
const maxBatches = 100

/**
 * Lists the changes of a record and its dependent records by batch, latest first.
 * @throws AppError NOT_FOUND
 */
export function listHistory(tenant: Tenant, kind: HistoryKind, id: string): Promise<ChangeBatch[]> {
  return tenant.read(async (db) => {
    const batches = await describeHistory(db, tenant, kind, id)
    requireFound(batches[0], kind)
    return batches.slice(0, maxBatches)
  })
}

/** Like `listHistory`, but for given batches and the batches that they undid. Used for live changes. */
export function findHistory(
  tenant: Tenant,
  kind: HistoryKind,
  id: string,
  batchIds: readonly string[],
): Promise<ChangeBatch[]> {
  if (batchIds.length === 0) return Promise.resolve([])
  return tenant.read(async (db) => {
    const loggedBatches = await batchRows(db, tenant).where('id', 'in', withUndone(batchIds)).execute()
    const batches = await describeHistory(db, tenant, kind, id)
    return batches.filter((batch) => loggedBatches.some((each) => each.id === batch.id))
  })
}

async function describeHistory(db: ReadDb, tenant: Tenant, kind: HistoryKind, id: string): Promise<ChangeBatch[]> {
  const records = recordsOf(await listConcerned(db, kind, id))
  const byBatch = Map.groupBy(records, ({ batchId }) => batchId)
  if (byBatch.size === 0) return []
  const ids = [...byBatch.keys()]
  const lines = await batchRows(db, tenant).where('id', 'in', ids).orderBy('number', 'desc').execute()
  const concerning = (row: BatchRow) => ({ ...row, tally: tallyOf(byBatch.get(row.id) ?? []) })
  const roots = await findRoots(db, tenant, lines)
  const rootsHere = new Map([...roots].map(([of, { root, depth }]) => [of, { root: concerning(root), depth }]))
  return describeRecords(db, tenant, lines.map(concerning), records, rootsHere)
}

function tallyOf(records: readonly RecordRow[]): Tally {
  const tally: Tally = {}
  for (const { kind, action } of records) tally[`${kind} ${action}`] = (tally[`${kind} ${action}`] ?? 0) + 1
  return tally
}

/** Lists the latest changes of a record and its current and former dependent records, in order. */
async function listConcerned(db: ReadDb, kind: HistoryKind, id: string): Promise<ChangeRow[]> {
  const concerned = kind === 'transaction' ? ofTransaction(id) : ofReceipt(id)
  const found = sql<ChangeRow & { kind: LoggedKind }>`(
    select c.batch_id, c.kind, c.record_id, c.number, logged_fields(c.kind, c.before) as before, logged_fields(c.kind, c.after) as after
    from (${concerned}) w (kind, id) join changes c on c.kind = w.kind and c.record_id = w.id
    order by c.number desc limit ${maxChanges})`
  return db.selectFrom(found.as('found')).selectAll().orderBy('number').execute()
}

const ofTransaction = (id: string) => sql`
  select 'transaction', ${id}::uuid
  union
  select kind, record_id from changes
    where kind in ('receipt_link', 'receipt_match', 'staged_item')
      and coalesce(after, before) ->> 'transaction_id' = ${id.toLowerCase()}`

const ofReceipt = (id: string) => sql`
  select 'receipt', ${id}::uuid
  union
  select 'document', (coalesce(after, before) ->> 'document_id')::uuid from changes
    where kind = 'receipt' and record_id = ${id}::uuid
  union
  select kind, record_id from changes
    where kind in ('receipt_link', 'receipt_match') and coalesce(after, before) ->> 'receipt_id' = ${id.toLowerCase()}
  union
  select kind, record_id from changes
    where kind = 'staged_item' and coalesce(after, before) ->> 'document_id' = (
      select coalesce(after, before) ->> 'document_id' from changes
      where kind = 'receipt' and record_id = ${id}::uuid order by number limit 1)`
