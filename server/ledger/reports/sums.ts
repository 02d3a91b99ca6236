import { type RawBuilder, sql } from 'kysely'
import type { CategoryType } from '../../platform/database/tables.ts'
import { type CategoryFilter, type filtered, splitMatchesCategory } from '../transactions/filter.ts'

/**
 * SQL for the base amount in minor units that a transaction counts under a filter. A split transaction counts only its
 * splits in the filtered categories. All totals that are not stored use this definition.
 */
export function countedUnder({ categoryIds, uncategorised }: CategoryFilter): RawBuilder<bigint> {
  if (!categoryIds && !uncategorised) return sql`transactions.base_amount_minor`
  return sql`
    case when transactions.splits is null then transactions.base_amount_minor
         else (select sum(transaction_splits.base_amount_minor)::bigint from transaction_splits
               where transaction_splits.transaction_id = transactions.id
                 and ${splitMatchesCategory({ categoryIds, uncategorised })}) end`
}

export function sumsUnder(filter: CategoryFilter) {
  const sumOf = (type: CategoryType) => sql<bigint>`
    coalesce(sum(${countedUnder(filter)}) filter (where transactions.type = ${sql.lit(type)}), 0)::bigint`
  return { income: sumOf('INCOME'), expense: sumOf('EXPENSE') }
}

/** @param filter the category filter of `query` */
export function totalsOf(query: ReturnType<typeof filtered>, filter: CategoryFilter = {}) {
  const { income, expense } = sumsUnder(filter)
  return query
    .select(income.as('income'))
    .select(expense.as('expense'))
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
}
