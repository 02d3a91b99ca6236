import { sql } from 'kysely'
import { monthOf, periodOf } from '../../language/days.ts'
import type { Money } from '../../language/money.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { filtered, type TransactionFilter } from '../transactions/filter.ts'
import { searched } from '../transactions/list.ts'
import { sumsUnder, totalsOf } from '../transactions/sums.ts'

export interface TransactionTotals {
  count: number
  income: Money
  expense: Money
  net: Money
  correctedText: string | null
}

export interface DayTotal {
  day: string
  net: Money
}

interface Sums {
  income: bigint
  expense: bigint
  count: bigint
}

export function getTransactionTotals(tenant: Tenant, filter: TransactionFilter): Promise<TransactionTotals> {
  return tenant.read(async (db) => {
    const { income, expense, count, correctedText } = await searched(db, filter, async (understood) => {
      const result = await sumsOf(db, tenant, understood)
      return { result, isEmpty: result.count === 0n }
    })
    const money = (minor: bigint) => ({ minor, currency: tenant.currency })
    const sums = { income: money(income), expense: money(expense), net: money(income - expense) }
    return { count: Number(count), ...sums, correctedText }
  })
}

/** Returns the total of each day under a filter, including transactions that are not on the listed page. */
export function listDayTotals(tenant: Tenant, filter: TransactionFilter, days: readonly string[]): Promise<DayTotal[]> {
  const ordered = [...new Set(days)].sort()
  const [from, to] = [ordered[0], ordered.at(-1)]
  if (from === undefined || to === undefined) return Promise.resolve([])
  return tenant.read(async (db) => {
    const isOneOf = sql<boolean>`any(${ordered}::date[])`
    const { income, expense } = sumsUnder(filter)
    const rows = hasDailyTotals(filter)
      ? await dailyTotals(db, filter)
          .where('day', '=', sql<string>`${isOneOf}`)
          .select(['day', totalSum('INCOME').as('income'), totalSum('EXPENSE').as('expense')])
          .groupBy('day')
          .execute()
      : await filtered(db, { ...filter, from, to }, tenant.currency)
          .where('transactions.date', '=', sql<string>`${isOneOf}`)
          .select(['transactions.date as day', income.as('income'), expense.as('expense')])
          .groupBy('transactions.date')
          .execute()
    const byDay = new Map(rows.map((row) => [row.day, row.income - row.expense]))
    return ordered.map((day) => ({ day, net: { minor: byDay.get(day) ?? 0n, currency: tenant.currency } }))
  })
}

/** Reads stored daily totals where possible, so that the cost does not grow with the number of transactions. */
function sumsOf(db: ReadDb, tenant: Tenant, filter: TransactionFilter): Promise<Sums> {
  if (hasDailyTotals(filter)) {
    const { from, to } = filter
    return dailyTotals(db, filter)
      .$if(from != null, (query) => query.where('day', '>=', from ?? ''))
      .$if(to != null, (query) => query.where('day', '<=', to ?? ''))
      .select([totalSum('INCOME').as('income'), totalSum('EXPENSE').as('expense')])
      .select(sql<bigint>`coalesce(sum(${filter.type ? sql`count` : sql`count - repeated`}), 0)::bigint`.as('count'))
      .executeTakeFirstOrThrow()
  }
  const months = wholeMonths(filter, tenant.monthStartDay)
  if (!hasMonthlyTotals(filter) || !months) return totalsOf(filtered(db, filter, tenant.currency), filter)
  const { type, categoryIds } = filter
  const [categoryId] = categoryIds ?? []
  return db
    .selectFrom('monthlyTotals')
    .where('categoryId', categoryId ? '=' : 'is', categoryId ?? null)
    .$if(type != null, (query) => query.where('type', '=', type ?? 'EXPENSE'))
    .$if(months.from !== null, (query) => query.where('month', '>=', `${months.from}-01`))
    .$if(months.to !== null, (query) => query.where('month', '<=', `${months.to}-01`))
    .select([totalSum('INCOME').as('income'), totalSum('EXPENSE').as('expense'), totalCount.as('count')])
    .executeTakeFirstOrThrow()
}

const totalSum = (type: 'INCOME' | 'EXPENSE') => sql<bigint>`
  coalesce(sum(amount_minor) filter (where type = ${sql.lit(type)}), 0)::bigint`
const totalCount = sql<bigint>`coalesce(sum(count), 0)::bigint`

const dailyTotals = (db: ReadDb, { type }: TransactionFilter) =>
  db.selectFrom('dailyTotals').$if(type != null, (query) => query.where('type', '=', type ?? 'EXPENSE'))

function besides({ from, to, type, ...others }: TransactionFilter): string[] {
  return Object.entries(others).flatMap(([name, value]) => (value == null || value === '' ? [] : [name]))
}

function hasDailyTotals(filter: TransactionFilter): boolean {
  return besides(filter).length === 0
}

/**
 * Monthly totals answer a filter for one category or none. A transaction with splits in several categories is in the
 * totals of each.
 */
function hasMonthlyTotals(filter: TransactionFilter): boolean {
  const names = besides(filter).filter((name) => name !== 'subcategories')
  const isOne = names.length === 1 && names[0] === 'categoryIds' && filter.categoryIds?.length === 1
  return isOne || (names.length === 1 && names[0] === 'uncategorised' && filter.uncategorised === true)
}

/**
 * Returns the inclusive months ('yyyy-MM') of a filter's dates; null at an open end. Undefined if the dates do not
 * match whole months.
 */
function wholeMonths({ from, to }: TransactionFilter, startDay: number) {
  const first = from ? monthOf(from, startDay) : null
  const last = to ? monthOf(to, startDay) : null
  const isWhole =
    (first === null || periodOf(first, startDay).from === from) && (last === null || periodOf(last, startDay).to === to)
  return isWhole ? { from: first, to: last } : undefined
}
