import { sql } from 'kysely'
import type { Tenant } from '../../platform/tenancy/tenant.ts'

export interface LastRate {
  rate: string
  day: string | null
}

/**
 * Returns the exchange rate that the organization used for a currency last, or on the day nearest to another. All
 * proposals of a rate use this function.
 * @param near 'yyyy-MM-dd'
 */
export function findLastRate(tenant: Tenant, currency: string, near?: string | null): Promise<LastRate | null> {
  return tenant.read(async (db) => {
    const find = (side: 'before' | 'after') =>
      db
        .selectFrom('transactions')
        .select([sql<string>`trim_scale(rate)`.as('rate'), 'date as day'])
        .where('currency', '=', currency)
        .whereRef('amountMinor', '<>', 'baseAmountMinor')
        .$if(near != null, (query) => query.where('date', side === 'before' ? '<=' : '>', near ?? ''))
        .orderBy('date', side === 'before' ? 'desc' : 'asc')
        .orderBy('id', side === 'before' ? 'desc' : 'asc')
        .limit(1)
        .executeTakeFirst()
    const before = await find('before')
    const after = near == null ? undefined : await find('after')
    if (!before || !after || near == null) return before ?? after ?? null
    return daysBetween(before.day, near) <= daysBetween(near, after.day) ? before : after
  })
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
