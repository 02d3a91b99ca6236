import { sql } from 'kysely'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { findTransactions, type Transaction } from './read.ts'

const searched = 30
const maxSuggestions = 6

/**
 * Returns the latest transaction for each description that starts with the text, latest first. Returns nothing for
 * fewer than two letters.
 */
export function suggestDescriptions(tenant: Tenant, text: string, type: CategoryType): Promise<Transaction[]> {
  const prefix = text.trim()
  if (prefix.length < 2 || prefix.length > 500) return Promise.resolve([])
  return tenant.read(async (db) => {
    const earlier = sql<{ id: string; date: string }>`earlier_descriptions(${prefix}, ${type}, ${searched})`
    const rows = await db
      .selectFrom(earlier.as('earlier'))
      .select('id')
      .orderBy('date', 'desc')
      .limit(maxSuggestions)
      .execute()
    if (rows.length === 0) return []
    const positions = new Map(rows.map(({ id }, position) => [id, position]))
    const found = await findTransactions(
      tenant,
      rows.map(({ id }) => id),
    )
    return found.toSorted((a, b) => (positions.get(a.id) ?? 0) - (positions.get(b.id) ?? 0))
  })
}
