import { sql } from 'kysely'
import { type BudgetMonth, getBudgetMonth } from '../budgets/read.ts'
import { type Category, listCategories } from '../categories/read.ts'
import { addDays, addMonths, daysBetween, earlierOf, periodOf } from '../core/days.ts'
import type { ReadDb } from '../core/fence.ts'
import { divideRounded, type Money } from '../core/money.ts'
import type { Tenant } from '../core/tenant.ts'
import { filtered } from '../transactions/filter.ts'
import { listTransactions, type Transaction } from '../transactions/read.ts'
import { type Attention, readAttention } from './attention.ts'
import { expenseSum, incomeSum, totalsOf } from './sums.ts'

/** An amount of the month beside the same days of the month before. */
export interface Figure {
  amount: Money
  previous: Money
  /** One decimal; null where there is nothing to compare with. */
  changePercent: number | null
}

export interface CashFlowMonth {
  month: string
  income: Money
  expense: Money
  net: Money
}

export interface CategorySpending {
  category: Category | null
  amount: Money
  percent: number
  count: number
}

export interface Dashboard {
  month: string
  from: string
  to: string
  comparedFrom: string
  comparedTo: string
  income: Figure
  expense: Figure
  net: Figure
  budget: BudgetMonth
  cashFlow: CashFlowMonth[]
  spending: CategorySpending[]
  attention: Attention
  /** The newest up to the month's end, also where they are from months before. */
  latest: Transaction[]
}

/** Everything the dashboard shows of a month, read at one moment. */
export function getDashboard(tenant: Tenant, month: string): Promise<Dashboard> {
  return tenant.read(async (db) => {
    const period = periodOf(month, tenant.monthStartDay)
    const compared = comparedPeriod(tenant, month)
    const [whole, soFar, before] = [
      await totalsOf(filtered(db, period, tenant.currency)),
      await totalsOf(filtered(db, { from: period.from, to: compared.until }, tenant.currency)),
      await totalsOf(filtered(db, { from: compared.from, to: compared.to }, tenant.currency)),
    ]
    const money = (minor: bigint): Money => ({ minor, currency: tenant.currency })
    const figure = (amount: bigint, now: bigint, previous: bigint): Figure => ({
      amount: money(amount),
      previous: money(previous),
      changePercent: changeBetween(previous, now),
    })
    const budget = await getBudgetMonth(tenant, month)
    const latest = await listTransactions(tenant, { to: period.to }, { first: 5 })
    return {
      month,
      ...period,
      comparedFrom: compared.from,
      comparedTo: compared.to,
      income: figure(whole.income, soFar.income, before.income),
      expense: figure(whole.expense, soFar.expense, before.expense),
      net: figure(whole.income - whole.expense, soFar.income - soFar.expense, before.income - before.expense),
      budget,
      cashFlow: await readCashFlow(db, tenant, month),
      spending: await readSpending(db, tenant, period, whole.expense),
      attention: await readAttention(db, tenant, period, budget),
      latest: latest.items,
    }
  })
}

/** A month that is still running is compared with the same days of the month before; a past one with the whole. */
function comparedPeriod(tenant: Tenant, month: string) {
  const { from, to } = periodOf(month, tenant.monthStartDay)
  const previous = periodOf(addMonths(month, -1), tenant.monthStartDay)
  const isRunning = tenant.today >= from && tenant.today <= to
  if (!isRunning) return { from: previous.from, to: previous.to, until: to }
  const same = addDays(previous.from, daysBetween(from, tenant.today))
  return { from: previous.from, to: earlierOf(same, previous.to), until: tenant.today }
}

/** The change in percent of what it was, to one decimal. */
function changeBetween(before: bigint, now: bigint): number | null {
  if (before === 0n) return now === 0n ? 0 : null
  const size = before < 0n ? -before : before
  return Number(divideRounded((now - before) * 1_000n, size)) / 10
}

async function readCashFlow(db: ReadDb, tenant: Tenant, month: string): Promise<CashFlowMonth[]> {
  const months = Array.from({ length: 12 }, (_, index) => addMonths(month, index - 11))
  const first = periodOf(months[0] ?? month, tenant.monthStartDay)
  const last = periodOf(month, tenant.monthStartDay)
  const monthOfRow = sql<string>`
    to_char(transactions.date - make_interval(days => ${tenant.monthStartDay - 1}::int), 'YYYY-MM')`
  const rows = await filtered(db, { from: first.from, to: last.to }, tenant.currency)
    .select(monthOfRow.as('month'))
    .select([incomeSum.as('income'), expenseSum.as('expense')])
    .groupBy('month')
    .execute()
  const byMonth = new Map(rows.map((row) => [row.month, row]))
  return months.map((each) => {
    const { income = 0n, expense = 0n } = byMonth.get(each) ?? {}
    const money = (minor: bigint): Money => ({ minor, currency: tenant.currency })
    return { month: each, income: money(income), expense: money(expense), net: money(income - expense) }
  })
}

async function readSpending(
  db: ReadDb,
  tenant: Tenant,
  period: { from: string; to: string },
  expense: bigint,
): Promise<CategorySpending[]> {
  const rows = await filtered(db, { ...period, type: 'EXPENSE' }, tenant.currency)
    .select('transactions.categoryId')
    .select(expenseSum.as('amount'))
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .groupBy('transactions.categoryId')
    .orderBy('amount', 'desc')
    .execute()
  const categories = new Map((await listCategories(tenant, true)).map((category) => [category.id, category]))
  return rows.map(({ categoryId, amount, count }) => ({
    category: (categoryId && categories.get(categoryId)) || null,
    amount: { minor: amount, currency: tenant.currency },
    percent: expense === 0n ? 0 : Number(divideRounded(amount * 1_000n, expense)) / 10,
    count: Number(count),
  }))
}
