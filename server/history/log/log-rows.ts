import { sql } from 'kysely'
import type { ChangeAction } from '../../platform/database/tables.ts'
import type { Row } from '../../platform/records/change-values.ts'
import { type LoggedKind, loggedKinds } from '../../platform/records/kinds-generated.ts'
import type { Origin } from '../../platform/tenancy/origin.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { ChangeBatch } from './batch.ts'
import { logFields } from './log-fields.ts'

/** A record before and after a batch; null if it did not exist. */
export interface RecordRow {
  batchId: string
  kind: LoggedKind
  recordId: string
  action: ChangeAction
  before: Row | null
  after: Row | null
  number: bigint
}

export type Tally = Partial<Record<`${LoggedKind} ${ChangeAction}`, number>>

export interface BatchRow extends Omit<ChangeBatch, 'summary' | 'count' | 'changes' | 'mayUndo'> {
  tally: Tally
}

/** Leaves out changes of the plan where the member may not see payments. */
export function batchRows(db: ReadDb, tenant: Tenant) {
  return db
    .selectFrom('changeBatches')
    .select(['id', 'number', 'at', 'userId', 'undoes'])
    .select((eb) => eb.ref('via').$castTo<Origin>().as('origin'))
    .select((eb) => eb.ref('tally').$castTo<Tally>().as('tally'))
    .select(sql<boolean>`is_undone(id)`.as('isUndone'))
    .select(
      sql<string | null>`(
        select grant_name(c.grant_id) from changes c where c.batch_id = change_batches.id
          order by c.kind, c.number limit 1)`.as('grantName'),
    )
    .$if(!tenant.may('billing:read'), (query) =>
      query.where(
        sql<boolean>`(tally <> '{"organization UPDATED": 1}' or exists (
          select from changes c where c.batch_id = change_batches.id and c.kind = 'organization'
            and logged_fields(c.kind, c.before) - ${billingColumns}::text[]
              is distinct from logged_fields(c.kind, c.after) - ${billingColumns}::text[]))`,
      ),
    )
}

const billingColumns = logFields('organization').flatMap(({ column, isBilling }) => (isBilling ? [column] : []))

export function withUndone(ids: readonly string[]) {
  return sql<string>`(
    with recursive known (id) as (
      select unnest(${ids}::uuid[])
      union
      select b.undoes from change_batches b join known on known.id = b.id where b.undoes is not null)
    select id from known)`
}

export function countOf(tally: Tally): number {
  return Object.values(tally).reduce((sum, amount) => sum + amount, 0)
}

export function kindsOf(tally: Tally): LoggedKind[] {
  return loggedKinds.filter((kind) => Object.keys(tally).some((key) => key.startsWith(`${kind} `)))
}

export interface Wanted {
  batchId: string
  kind: LoggedKind
  after?: bigint
}

export interface ChangeRow {
  batchId: string
  kind: LoggedKind
  recordId: string
  number: bigint
  before: Row | null
  after: Row | null
}

export async function listChanges(db: ReadDb, wanted: readonly Wanted[], first: number): Promise<ChangeRow[]> {
  if (wanted.length === 0) return []
  const batchIds = wanted.map(({ batchId }) => batchId)
  const kinds = wanted.map(({ kind }) => kind)
  const numbers = wanted.map(({ after = 0n }) => String(after))
  const found = sql<ChangeRow>`(
    select c.batch_id, c.kind, c.record_id, c.number, logged_fields(c.kind, c.before) as before, logged_fields(c.kind, c.after) as after
    from unnest(${batchIds}::uuid[], ${kinds}::text[], ${numbers}::bigint[]) w (batch_id, kind, place) cross join lateral (
      select * from changes
      where changes.batch_id = w.batch_id and changes.kind = w.kind and changes.number > w.place
      order by changes.number limit ${first}) c)`
  return db.selectFrom(found.as('found')).selectAll().execute()
}

/** Combines the changes of each record into one from first to last. Unchanged records are left out. */
export function recordsOf(changes: readonly ChangeRow[]): RecordRow[] {
  const records = new Map<string, RecordRow>()
  for (const { before, after, ...change } of changes) {
    const key = `${change.batchId} ${change.kind} ${change.recordId}`
    const known = records.get(key)
    records.set(key, known ? { ...known, after } : { ...change, before, after, action: 'UPDATED' })
  }
  return [...records.values()].flatMap((record): RecordRow[] => {
    const { before, after } = record
    if (before === null && after === null) return []
    if (before === null) return [{ ...record, action: 'CREATED' }]
    if (after === null) return [{ ...record, action: 'DELETED' }]
    return changedColumns(before, after).length > 0 ? [record] : []
  })
}

function changedColumns(before: Row, after: Row): string[] {
  return Object.keys({ ...before, ...after }).filter((column) => isOther(before[column], after[column]))
}

const isOther = (before: unknown, after: unknown) => JSON.stringify(before) !== JSON.stringify(after)
