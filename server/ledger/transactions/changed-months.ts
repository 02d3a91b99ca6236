import { sql } from 'kysely'
import { monthOf } from '../../language/days.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'

interface ChangedMonths {
  /** The number of the change. */
  id: string
  months: string[]
}

/**
 * Returns the months of the dates that transactions had before and after changes. A change whose values were purged has
 * none.
 */
export function findChangedMonths(
  { read, monthStartDay }: Tenant,
  numbers: readonly string[],
): Promise<ChangedMonths[]> {
  return read(async (db) => {
    const rows = await db
      .selectFrom('changes')
      .select([
        'number',
        sql<string | null>`before ->> 'date'`.as('former'),
        sql<string | null>`after ->> 'date'`.as('now'),
      ])
      .where('kind', '=', 'transaction')
      .where('number', 'in', numbers.map(BigInt))
      .execute()
    return rows.flatMap(({ number, former, now }) => {
      const days = [former, now].filter((day) => day !== null)
      const months = new Set(days.map((day) => monthOf(day, monthStartDay)))
      return days.length > 0 ? [{ id: String(number), months: [...months] }] : []
    })
  })
}
