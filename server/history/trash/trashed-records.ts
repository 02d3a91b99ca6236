import { type RawBuilder, sql } from 'kysely'
import type { Money } from '../../language/money.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import { type TrashKind, trashKinds } from '../../platform/records/kinds-generated.ts'
import type { TrashRules } from '../../platform/records/log-rules.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { logRulesOf, recordOfKind } from '../records.ts'

export interface TrashedRecord {
  kind: TrashKind
  id: string
  title: string
  type: CategoryType | null
  amount: Money | null
  date: string | null
  deletedAt: Date
  deletedBy: string | null
  endsAt: Date
  mayRestore: boolean
  /** The number of the deletion in the change stream. The trash is sorted by this number, latest first. */
  number: bigint
  batchId: string
}

export interface TrashedFilter {
  kinds: readonly TrashKind[]
  below?: bigint
  ids?: readonly string[]
  first: number
}

/**
 * Finds deleted records, latest first. Leaves out what the reader removed and sample data, which is restored as a
 * whole.
 */
export async function findTrashed(db: ReadDb, tenant: Tenant, filter: TrashedFilter): Promise<TrashedRecord[]> {
  const rows = await db.selectFrom(trashed(filter)).selectAll().orderBy('number', 'desc').limit(filter.first).execute()
  return rows.map((row) => trashedOf(row, tenant))
}

interface Row {
  kind: TrashKind
  id: string
  number: bigint
  deletedAt: Date
  endsAt: Date
  deletedBy: string | null
  createdBy: string | null
  batchId: string
  type: CategoryType | null
  title: string | null
  minor: string | null
  currency: string | null
  date: string | null
}

const trashed = ({ kinds, below, ids, first }: TrashedFilter) =>
  sql<Row>`(
    select c.kind, c.record_id as id, c.number, c.at as deleted_at, c.user_id as deleted_by, c.batch_id,
      c.at + make_interval(days => c.days) as ends_at, c.before ->> 'created_by' as created_by,
      c.before ->> 'type' as type, coalesce(c.before ->> 'amount_minor', c.before ->> 'total_minor') as minor,
      c.before ->> 'currency' as currency, coalesce(c.before ->> 'date', c.before ->> 'month') as date, ${title} as title
    from unnest(${kinds}::text[], ${kinds.map((kind) => trashRulesOf(kind).days)}::integer[]) wanted (kind, days)
    cross join lateral (
      select d.*, wanted.days from changes d
        where d.kind = wanted.kind and d.action = 'DELETED' and d.via not in ('reader', 'sample')
          and d.at > now() - make_interval(days => wanted.days)
          ${below === undefined ? sql`` : sql`and d.number < ${String(below)}::bigint`}
          ${ids === undefined ? sql`` : sql`and d.record_id = any (${ids}::uuid[])`}
          and not exists (
            select from changes l where l.kind = d.kind and l.record_id = d.record_id and l.number > d.number)
          and not ${isThere}
        order by d.number desc limit ${first}) c)`.as('trashed')

const byKind = (partOf: (kind: TrashKind) => RawBuilder<unknown>) =>
  sql.join(
    trashKinds.map((kind) => sql`when ${sql.lit(kind)} then ${partOf(kind)}`),
    sql` `,
  )

const isThere = sql`case d.kind ${byKind(
  (kind) =>
    trashRulesOf(kind).isThere ??
    sql`exists (select from ${sql.table(recordOfKind(kind).table)} t where t.id = d.record_id)`,
)} end`

const title = sql`case c.kind ${byKind((kind) => trashRulesOf(kind).title)} end`

export function trashRulesOf(kind: TrashKind): TrashRules {
  const { trash } = logRulesOf(kind)
  if (!trash) throw new Error(`The trash has no records of the kind ${kind}.`)
  return trash
}

function trashedOf({ minor, currency, createdBy, title, ...row }: Row, tenant: Tenant): TrashedRecord {
  const isOwn = row.deletedBy === tenant.userId && (createdBy === null || createdBy === tenant.userId)
  return {
    ...row,
    title: title ?? '',
    amount: minor === null ? null : { minor: BigInt(minor), currency: currency ?? tenant.currency },
    mayRestore: mayUndoOwn(tenant, row.kind) && (isOwn || tenant.may('others:delete')),
  }
}

function mayUndoOwn(tenant: Tenant, kind: TrashKind): boolean {
  const { needs } = logRulesOf(kind).undo
  return needs !== null && tenant.may(needs)
}
