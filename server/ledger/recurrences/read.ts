import { requireFound } from '../../base/errors.ts'
import type { Money } from '../../language/money.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { Schedule } from './days.ts'

/** An income or expense that comes again. */
export interface Recurrence extends Schedule {
  id: string
  type: CategoryType
  /** In the organization's currency. */
  amount: Money
  description: string
  note: string
  categoryId: string | null
  tagIds: string[]
  /** A member. */
  paidBy: string | null
  /** The next day that is neither recorded nor skipped; null after the last one. */
  nextDate: string | null
  /** Whether it is recorded by itself on its day, or only listed. */
  posts: boolean
  isPaused: boolean
  createdBy: string
  version: number
}

/** The next ones first; those that have ended are last. */
export function listRecurrences(tenant: Tenant): Promise<Recurrence[]> {
  return tenant.read((db) => findRecurrences(db))
}

/** Joins a transaction. */
export async function findRecurrences(db: ReadDb): Promise<Recurrence[]> {
  const rows = await recurrences(db)
    .orderBy('nextDate', (order) => order.asc().nullsLast())
    .orderBy('description')
    .orderBy('id')
    .execute()
  return rows.map(recurrenceOf)
}

export function getRecurrence(tenant: Tenant, id: string): Promise<Recurrence> {
  return tenant.read((db) => requireRecurrence(db, id))
}

/** Joins a transaction. */
export async function requireRecurrence(db: ReadDb, id: string): Promise<Recurrence> {
  const row = await recurrences(db).where('id', '=', id).executeTakeFirst()
  return recurrenceOf(requireFound(row, 'recurring transaction'))
}

function recurrences(db: ReadDb) {
  return db
    .selectFrom('recurrences')
    .select(['id', 'type', 'amountMinor', 'currency', 'description', 'note', 'categoryId', 'tagIds', 'paidBy'])
    .select(['frequency', 'every', 'startDate', 'endDate', 'nextDate', 'posts', 'pausedAt', 'createdBy', 'version'])
}

type Row = Awaited<ReturnType<ReturnType<typeof recurrences>['execute']>>[number]

function recurrenceOf({ amountMinor, currency, pausedAt, ...row }: Row): Recurrence {
  return { ...row, amount: { minor: amountMinor, currency }, isPaused: pausedAt !== null }
}
