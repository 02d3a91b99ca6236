import { sql } from 'kysely'
import type { Money } from '../../language/money.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { Permission } from '../../platform/tenancy/permissions.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

/** Restoring a receipt restores its document with all dependent records. */
export const trashKinds = ['transaction', 'receipt', 'category', 'budget'] as const
export type TrashKind = (typeof trashKinds)[number]

/** Days for which a deleted record can be restored (product.md). */
const trashDays = 30

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

/** If the document still exists, the receipt was reclassified and not deleted. */
const isThere = sql`case d.kind
  when 'transaction' then exists (select from transactions t where t.id = d.record_id)
  when 'receipt' then exists (select from documents t where t.id = (d.before ->> 'document_id')::uuid)
  when 'category' then exists (select from categories t where t.id = d.record_id)
  else exists (select from budgets t where t.id = d.record_id) end`

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

const neededFor: Record<TrashKind, Permission> = {
  transaction: 'transactions:write',
  receipt: 'documents:review',
  category: 'plans:write',
  budget: 'plans:write',
}

function trashedOf({ minor, currency, createdBy, title, ...row }: Row, tenant: Tenant): TrashedRecord {
  const isOwn = row.deletedBy === tenant.userId && (createdBy === null || createdBy === tenant.userId)
  return {
    ...row,
    title: title ?? '',
    amount: minor === null ? null : { minor: BigInt(minor), currency: currency ?? tenant.currency },
    mayRestore: tenant.may(neededFor[row.kind]) && (isOwn || tenant.may('others:delete')),
  }
}
