import { type RawBuilder, sql } from 'kysely'
import type { CategoryType } from '../../platform/database/tables.ts'
import { countedMinor, countedType } from './counted.ts'
import { type CategoryFilter, type filtered, splitMatchesCategory } from './filter.ts'

/**
 * SQL for the base amount in minor units that a transaction adds to income or expenses under a filter. A split transaction
 * counts only its splits in the filtered categories. All totals that are not stored use this definition.
 */
function countedUnder({ categoryIds, uncategorised }: CategoryFilter, type: CategoryType): RawBuilder<bigint> {
  const isLimited = categoryIds || uncategorised
  return sql`
    case when transactions.splits is null then
           case when ${countedType('transactions')} = ${sql.lit(type)} then ${countedMinor('transactions')} end
         else (select sum(${countedMinor('transaction_splits')})::bigint from transaction_splits
               where transaction_splits.transaction_id = transactions.id
                 and ${countedType('transaction_splits')} = ${sql.lit(type)}
                 and ${isLimited ? splitMatchesCategory({ categoryIds, uncategorised }) : sql.lit(true)}) end`
}

export function sumsUnder(filter: CategoryFilter) {
  const sumOf = (type: CategoryType) =>
    filter.type != null && filter.type !== type
      ? sql<bigint>`0::bigint`
      : sql<bigint>`coalesce(sum(${countedUnder(filter, type)}), 0)::bigint`
  return { income: sumOf('INCOME'), expense: sumOf('EXPENSE') }
}

/** @param filter the filter of `query` */
export function totalsOf(query: ReturnType<typeof filtered>, filter: CategoryFilter = {}) {
  const { income, expense } = sumsUnder(filter)
  return query
    .select(income.as('income'))
    .select(expense.as('expense'))
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
}
