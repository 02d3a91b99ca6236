import { sql } from 'kysely'
import { requireFound } from '../../base/errors.ts'
import type { Money } from '../../language/money.ts'
import type { CategoryType, RecurrenceFrequency } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

/** What looks recurring, and is no recurrence yet. */
export interface RecurrenceSuggestion {
  id: string
  type: CategoryType
  /** As the newest is called. */
  description: string
  /** What the newest was. */
  amount: Money
  categoryId: string | null
  frequency: RecurrenceFrequency
  every: number
  /** How often it came. */
  hits: number
  lastDate: string
  nextDate: string
}

/** The surest first. */
export function listSuggestions(tenant: Tenant): Promise<RecurrenceSuggestion[]> {
  return tenant.read(async (db) => {
    const rows = await open(db)
      .select(['id', 'type', 'description', 'amountMinor', 'categoryId', 'frequency', 'every', 'hits'])
      .select(['lastDate', 'nextDate'])
      .orderBy('hits', 'desc')
      .orderBy('description')
      .orderBy('id')
      .limit(mostShown)
      .execute()
    return rows.map(({ amountMinor, ...row }) => ({
      ...row,
      amount: { minor: amountMinor, currency: tenant.currency },
    }))
  })
}

/** More than anybody looks through. */
const mostShown = 50

/** Joins a transaction. */
export async function countSuggestions(db: ReadDb): Promise<number> {
  const { count } = await open(db)
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Says that something is not recurring, or takes that back. It is remembered: it is not suggested again. */
export function declineSuggestion(tenant: Tenant, id: string, isDeclined: boolean): Promise<string> {
  return tenant.write(async (db) => {
    const changed = await db
      .updateTable('recurrenceSuggestions')
      .set({ declinedAt: isDeclined ? new Date() : null })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    return requireFound(changed, 'suggestion').id
  })
}

/** Joins a transaction: what is a recurrence now is not suggested any more. */
export async function deleteSuggestion(db: WriteDb, type: CategoryType, description: string): Promise<void> {
  await db
    .deleteFrom('recurrenceSuggestions')
    .where('type', '=', type)
    .where('name', '=', nameOf(sql`${description}`))
    .execute()
}

/**
 * What descriptions of the same thing have in common: no letter case, no accents, no words with figures in them, which
 * are references and dates; all of it where nothing else is there.
 */
export function nameOf(description: ReturnType<typeof sql>) {
  return sql<string>`coalesce(
    nullif(trim(regexp_replace(regexp_replace(plain(${description}), '\\S*\\d\\S*', '', 'g'), '\\s+', ' ', 'g')), ''),
    trim(plain(${description})))`
}

function open(db: ReadDb) {
  return db.selectFrom('recurrenceSuggestions').where('declinedAt', 'is', null)
}
