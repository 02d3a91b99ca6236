import { sql } from 'kysely'
import type { filtered } from '../transactions/filter.ts'

/** What counts as income and as expense, in the organization's smallest unit. The only definition: every total uses it. */
export const incomeSum = sql<bigint>`
  coalesce(sum(transactions.base_amount_minor) filter (where transactions.type = 'INCOME'), 0)::bigint`
export const expenseSum = sql<bigint>`
  coalesce(sum(transactions.base_amount_minor) filter (where transactions.type = 'EXPENSE'), 0)::bigint`

/** The sums of some transactions, as one row. */
export function totalsOf(query: ReturnType<typeof filtered>) {
  return query
    .select(incomeSum.as('income'))
    .select(expenseSum.as('expense'))
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
}
