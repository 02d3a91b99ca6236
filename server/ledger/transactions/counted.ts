import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CategoryType } from '../../platform/database/tables.ts'

/** A table whose rows have a type, a category and a base amount. */
type Counted = 'transactions' | 'transaction_splits'

/** SQL for the type that a row counts for: a refund counts for the type of its category. Not for split transactions. */
export function countedType(table: Counted): RawBuilder<CategoryType> {
  return sql`counted_type(${column(table, 'type')}, ${categoryType(table)})`
}

/** SQL for the base amount that a row adds to the total of that type. Refunds are negative. Not for split transactions. */
export function countedMinor(table: Counted): RawBuilder<bigint> {
  return sql`
    counted_minor(${column(table, 'base_amount_minor')}, ${column(table, 'type')}, ${categoryType(table)})`
}

/** Whether a transaction or one of its splits counts for a type. */
export function countsFor(type: CategoryType): Expression<SqlBool> {
  return sql`
    case when transactions.splits is null then ${countedType('transactions')} = ${type}
         else exists (select from transaction_splits where transaction_splits.transaction_id = transactions.id
                        and ${countedType('transaction_splits')} = ${type}) end`
}

// The list of categories is read once per query, so that the cost of a row stays small.
const categoryType = (table: Counted) => sql<CategoryType | null>`
  case when ${column(table, 'category_id')} is null then null
       when ${column(table, 'category_id')} in (select id from categories where type = 'INCOME') then 'INCOME'
       else 'EXPENSE' end::category_type`

const column = (table: Counted, name: string) => sql.ref(`${table}.${name}`)
