import { type RawBuilder, sql } from 'kysely'
import type { CategoryType } from '../../platform/database/tables.ts'
import { type CategoryFilter, type filtered, splitMatchesCategory } from '../transactions/filter.ts'

/**
 * What a transaction counts for under a filter, in the organization's smallest unit: all of it, or, where categories are
 * asked for and it is split, its parts of those. The only definition: every total that is not kept uses it.
 */
export function countedUnder({ categoryIds, uncategorised }: CategoryFilter): RawBuilder<bigint> {
  if (!categoryIds && !uncategorised) return sql`transactions.base_amount_minor`
  return sql`
    case when transactions.splits is null then transactions.base_amount_minor
         else (select sum(transaction_splits.base_amount_minor)::bigint from transaction_splits
               where transaction_splits.transaction_id = transactions.id
                 and ${splitMatchesCategory({ categoryIds, uncategorised })}) end`
}

/** What counts as income and as expense. */
export function sumsUnder(filter: CategoryFilter) {
  const sumOf = (type: CategoryType) => sql<bigint>`
    coalesce(sum(${countedUnder(filter)}) filter (where transactions.type = ${sql.lit(type)}), 0)::bigint`
  return { income: sumOf('INCOME'), expense: sumOf('EXPENSE') }
}

/**
 * The sums of some transactions, as one row.
 * @param filter the categories that they were filtered by
 */
export function totalsOf(query: ReturnType<typeof filtered>, filter: CategoryFilter = {}) {
  const { income, expense } = sumsUnder(filter)
  return query
    .select(income.as('income'))
    .select(expense.as('expense'))
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
}
