import { sql } from 'kysely'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

/** Amounts are minor units of the organization currency. */
export interface Sums {
  income: bigint
  expense: bigint
}

export interface MonthSums extends Sums {
  month: string
}

export interface CategorySum {
  type: CategoryType
  categoryId: string | null
  minor: bigint
  count: bigint
}

// Database triggers maintain the totals at commit. A transaction does not see its own changes in them, and the cost
// does not grow with the number of transactions.

/** Returns the sums of an inclusive range of months ('yyyy-MM') in order, without empty months. */
export async function sumsByMonth(db: ReadDb, from: string, to: string): Promise<MonthSums[]> {
  const rows = await monthlyTotals(db, from, to)
    .select('month')
    .select([incomeOf.as('income'), expenseOf.as('expense')])
    .groupBy('month')
    .orderBy('month')
    .execute()
  return rows.map(({ month, ...sums }) => ({ month: month.slice(0, 7), ...sums }))
}

/** Returns the sums of an inclusive range of months ('yyyy-MM') by category, largest first. */
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

/** Both days ('yyyy-MM-dd') are included. */
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
