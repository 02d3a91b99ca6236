import { sql } from 'kysely'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

/** Amounts are in the smallest unit of the organization's currency. */
export interface Sums {
  income: bigint
  expense: bigint
}

export interface MonthSums extends Sums {
  /** 'yyyy-MM' */
  month: string
}

/** What was spent or received of one category in some months. */
export interface CategorySum {
  type: CategoryType
  /** Null: not categorised. */
  categoryId: string | null
  minor: bigint
  /** Transactions that have a part in it; once for each month. */
  count: bigint
}

// The sums are kept by the database, in the transaction of the change. So a transaction that writes does not find its
// own changes in them, and reading costs the same however long the books are.

/** The sums of whole months ('yyyy-MM', both included), in their order; months with nothing are not there. Joins a transaction. */
export async function sumsByMonth(db: ReadDb, from: string, to: string): Promise<MonthSums[]> {
  const rows = await monthlyTotals(db, from, to)
    .select('month')
    .select([incomeOf.as('income'), expenseOf.as('expense')])
    .groupBy('month')
    .orderBy('month')
    .execute()
  return rows.map(({ month, ...sums }) => ({ month: month.slice(0, 7), ...sums }))
}

/** The sums of whole months ('yyyy-MM', both included) by category, the largest first. Joins a transaction. */
export function sumsByCategory(db: ReadDb, from: string, to: string): Promise<CategorySum[]> {
  return monthlyTotals(db, from, to)
    .select(['type', 'categoryId'])
    .select(sql<bigint>`sum(amount_minor)::bigint`.as('minor'))
    .select(sql<bigint>`sum(count)::bigint`.as('count'))
    .groupBy(['type', 'categoryId'])
    .having(sql<boolean>`sum(count) > 0`)
    .orderBy('minor', 'desc')
    .orderBy('categoryId')
    .execute()
}

/** The sums of some days ('yyyy-MM-dd', both included). Joins a transaction. */
export function sumsOfDays(db: ReadDb, { from, to }: { from: string; to: string }): Promise<Sums> {
  return db
    .selectFrom('dailyTotals')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .select([incomeOf.as('income'), expenseOf.as('expense')])
    .executeTakeFirstOrThrow()
}

const monthlyTotals = (db: ReadDb, from: string, to: string) =>
  db.selectFrom('monthlyTotals').where('month', '>=', `${from}-01`).where('month', '<=', `${to}-01`)

const sumOf = (type: CategoryType) => sql<bigint>`
  coalesce(sum(amount_minor) filter (where type = ${sql.lit(type)}), 0)::bigint`
const [incomeOf, expenseOf] = [sumOf('INCOME'), sumOf('EXPENSE')]
