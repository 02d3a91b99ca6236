import { sql } from 'kysely'
import type { Money } from '../../language/money.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import { type Permission, permissionsOf } from '../../platform/tenancy/permissions.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

/** What can be fetched back from the trash. A receipt is its document with all that hangs on it. */
export const trashKinds = ['transaction', 'receipt', 'category', 'budget'] as const
export type TrashKind = (typeof trashKinds)[number]

/** How long what was deleted can be restored, in days (product.md). */
export const trashDays = 30

/** Something deleted, as it was. */
export interface TrashedRecord {
  kind: TrashKind
  id: string
  title: string
  /** Of a transaction and a category. */
  type: CategoryType | null
  amount: Money | null
  /** The day it is of, where it has one. */
  date: string | null
  deletedAt: Date
  deletedBy: string | null
  /** From then on it cannot be restored. */
  endsAt: Date
  /** Whether the one who asks may restore it. */
  mayRestore: boolean
  /** The number of its deletion in the stream: the trash is ordered by it, latest first. */
  number: bigint
  /** What was deleted with it has the same. */
  batchId: string
}

export interface TrashedFilter {
  kinds: readonly TrashKind[]
  /** Only what was deleted before this number of the stream. */
  below?: bigint
  ids?: readonly string[]
  /** How many at most. */
  first: number
}

/**
 * Joins a transaction: what was deleted and is not back, latest first. What the reader took back of its own reading was
 * deleted by nobody, and sample data comes back as a whole.
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

/** Of each kind the latest, by the index of deletions; then of those what they were called. */
const trashed = ({ kinds, below, ids, first }: TrashedFilter) =>
  sql<Row>`(
    select c.kind, c.record_id as id, c.number, c.at as deleted_at, c.user_id as deleted_by, c.batch_id,
      c.at + make_interval(days => ${trashDays}) as ends_at, c.before ->> 'created_by' as created_by,
      c.before ->> 'type' as type, coalesce(c.before ->> 'amount_minor', c.before ->> 'total_minor') as minor,
      c.before ->> 'currency' as currency, coalesce(c.before ->> 'date', c.before ->> 'month') as date, ${title} as title
    from unnest(${kinds}::text[]) wanted (kind) cross join lateral (
      select d.* from changes d
        where d.kind = wanted.kind and d.action = 'DELETED' and d.via not in ('reader', 'sample')
          and d.at > now() - make_interval(days => ${trashDays})
          ${below === undefined ? sql`` : sql`and d.number < ${String(below)}::bigint`}
          ${ids === undefined ? sql`` : sql`and d.record_id = any (${ids}::uuid[])`}
          and not exists (
            select from changes l where l.kind = d.kind and l.record_id = d.record_id and l.number > d.number)
          and not ${isThere}
        order by d.number desc limit ${first}) c)`.as('trashed')

/** A receipt whose document is there was found to be something else. */
const isThere = sql`case d.kind
  when 'transaction' then exists (select from transactions t where t.id = d.record_id)
  when 'receipt' then exists (select from documents t where t.id = (d.before ->> 'document_id')::uuid)
  when 'category' then exists (select from categories t where t.id = d.record_id)
  else exists (select from budgets t where t.id = d.record_id) end`

/** A budget is called by its category. */
const title = sql`case c.kind
  when 'transaction' then c.before ->> 'description'
  when 'category' then c.before ->> 'name'
  when 'receipt' then coalesce(nullif(c.before ->> 'merchant', ''), (
    select coalesce(nullif(n.before ->> 'title', ''), n.before ->> 'file_name') from changes n
      where n.kind = 'document' and n.record_id = (c.before ->> 'document_id')::uuid and n.action = 'DELETED'
      order by n.number desc limit 1))
  else coalesce((select n.name from categories n where n.id = (c.before ->> 'category_id')::uuid), (
    select n.before ->> 'name' from changes n
      where n.kind = 'category' and n.record_id = (c.before ->> 'category_id')::uuid and n.action = 'DELETED'
      order by n.number desc limit 1)) end`

/** What somebody needs to be allowed to do with records of a kind. */
const neededFor: Record<TrashKind, Permission> = {
  transaction: 'transactions:write',
  receipt: 'documents:review',
  category: 'plans:write',
  budget: 'plans:write',
}

function trashedOf({ minor, currency, createdBy, title, ...row }: Row, tenant: Tenant): TrashedRecord {
  const may = permissionsOf(tenant.role, tenant.isReadOnly)
  const isOwn = row.deletedBy === tenant.userId && (createdBy === null || createdBy === tenant.userId)
  return {
    ...row,
    title: title ?? '',
    amount: minor === null ? null : { minor: BigInt(minor), currency: currency ?? tenant.currency },
    mayRestore: may.includes(neededFor[row.kind]) && (isOwn || may.includes('others:delete')),
  }
}
