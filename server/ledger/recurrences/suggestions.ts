import { sql } from 'kysely'
import { requireFound } from '../../base/errors.ts'
import type { Money } from '../../language/money.ts'
import type { CategoryType, RecurrenceFrequency } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

export interface RecurrenceSuggestion {
  id: string
  type: CategoryType
  description: string
  amount: Money
  categoryId: string | null
  frequency: RecurrenceFrequency
  every: number
  hits: number
  lastDate: string
  nextDate: string
}

export function listSuggestions(tenant: Tenant): Promise<RecurrenceSuggestion[]> {
  return tenant.read(async (db) => {
    const rows = await open(db)
      .select(['id', 'type', 'description', 'amountMinor', 'categoryId', 'frequency', 'every', 'hits'])
      .select(['lastDate', 'nextDate'])
      .orderBy('hits', 'desc')
      .orderBy('description')
      .orderBy('id')
      .limit(maxShown)
      .execute()
    return rows.map(({ amountMinor, ...row }) => ({
      ...row,
      amount: { minor: amountMinor, currency: tenant.currency },
    }))
  })
}

const maxShown = 50

export async function countSuggestions(db: ReadDb): Promise<number> {
  const { count } = await open(db)
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Declines a suggestion permanently, or reverses that. */
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

export async function deleteSuggestion(db: WriteDb, type: CategoryType, description: string): Promise<void> {
  await db
    .deleteFrom('recurrenceSuggestions')
    .where('type', '=', type)
    .where('name', '=', nameOf(sql`${description}`))
    .execute()
}

/**
 * SQL for the common part of similar descriptions: without case, accents and words with digits, which are references
 * and dates. If nothing is left, the whole description is used.
 */
export function nameOf(description: ReturnType<typeof sql>) {
  return sql<string>`coalesce(
    nullif(trim(regexp_replace(regexp_replace(plain(${description}), '\\S*\\d\\S*', '', 'g'), '\\s+', ' ', 'g')), ''),
    trim(plain(${description})))`
}

function open(db: ReadDb) {
  return db.selectFrom('recurrenceSuggestions').where('declinedAt', 'is', null)
}
