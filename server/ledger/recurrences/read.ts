import { requireFound } from '../../base/errors.ts'
import type { Money } from '../../language/money.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { Schedule, WeekendRule } from './days.ts'

export interface Recurrence extends Schedule {
  id: string
  type: CategoryType
  amount: Money
  description: string
  note: string
  categoryId: string | null
  tagIds: string[]
  paidBy: string | null
  nextDate: string | null
  weekend: WeekendRule
  posts: boolean
  isPaused: boolean
  createdBy: string
  version: number
}

/** Sorted by next date. Ended recurrences come last. */
export function listRecurrences(tenant: Tenant): Promise<Recurrence[]> {
  return tenant.read((db) => findRecurrences(db))
}

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

export async function requireRecurrence(db: ReadDb, id: string): Promise<Recurrence> {
  const row = await recurrences(db).where('id', '=', id).executeTakeFirst()
  return recurrenceOf(requireFound(row, 'recurring transaction'))
}

function recurrences(db: ReadDb) {
  return db
    .selectFrom('recurrences')
    .select(['id', 'type', 'amountMinor', 'currency', 'description', 'note', 'categoryId', 'tagIds', 'paidBy'])
    .select(['frequency', 'every', 'startDate', 'endDate', 'nextDate', 'posts', 'pausedAt', 'createdBy', 'version'])
    .select(({ fn, val }) => fn.coalesce('weekend', val('NONE')).$castTo<WeekendRule>().as('weekend'))
}

type Row = Awaited<ReturnType<ReturnType<typeof recurrences>['execute']>>[number]

function recurrenceOf({ amountMinor, currency, pausedAt, ...row }: Row): Recurrence {
  return { ...row, amount: { minor: amountMinor, currency }, isPaused: pausedAt !== null }
}
