import { type Category, listCategories } from '../categories/read.ts'
import { daysBetween, periodOf } from '../core/days.ts'
import type { ReadDb } from '../core/fence.ts'
import { divideRounded, type Money } from '../core/money.ts'
import type { Tenant } from '../core/tenant.ts'
import { expenseSum, incomeSum } from '../reports/sums.ts'
import { filtered } from '../transactions/filter.ts'

/** How the spending stands to the plan. Exactly the plan is FULL, not over. */
export type BudgetState = 'UNPLANNED' | 'UNDER' | 'NEAR' | 'FULL' | 'OVER'

export interface BudgetLine {
  id: string
  month: string
  category: Category
  planned: Money
  spent: Money
  left: Money
  usedPercent: number
  state: BudgetState
}

/** A month's plan. The pace fields are there while the month is running. */
export interface BudgetMonth {
  month: string
  lines: BudgetLine[]
  planned: Money
  spent: Money
  left: Money
  leftPerDay: Money | null
  /** Days gone, today included. */
  dayOfMonth: number | null
  daysInMonth: number
}

/** From this share of the plan on, a line is near its end. */
const nearPercent = 80

/** The categories that have a plan for a month, with what was spent of it, in the categories' order. */
export function getBudgetMonth(tenant: Tenant, month: string): Promise<BudgetMonth> {
  return tenant.read(async (db) => {
    const period = periodOf(month, tenant.monthStartDay)
    const plans = await listPlans(db, month)
    const spending = await spentByCategory(db, tenant, period)
    const money = (minor: bigint): Money => ({ minor, currency: tenant.currency })
    const lines = (await listCategories(tenant, true)).flatMap((category) => {
      const planned = plans.get(category.id)
      if (planned === undefined) return []
      const spent = spending.get(category.id) ?? 0n
      return [{ ...lineOf(category, month, planned, spent, money) }]
    })
    const sum = (pick: (line: BudgetLine) => Money) => lines.reduce((total, line) => total + pick(line).minor, 0n)
    const [planned, spent] = [sum((line) => line.planned), sum((line) => line.spent)]
    const isRunning = tenant.today >= period.from && tenant.today <= period.to
    const daysLeft = BigInt(daysBetween(tenant.today, period.to) + 1)
    return {
      month,
      lines,
      planned: money(planned),
      spent: money(spent),
      left: money(planned - spent),
      leftPerDay: isRunning ? money(planned > spent ? (planned - spent) / daysLeft : 0n) : null,
      dayOfMonth: isRunning ? daysBetween(period.from, tenant.today) + 1 : null,
      daysInMonth: daysBetween(period.from, period.to) + 1,
    }
  })
}

function lineOf(category: Category, month: string, planned: bigint, spent: bigint, money: (minor: bigint) => Money) {
  return {
    id: `${month}/${category.id}`,
    month,
    category,
    planned: money(planned),
    spent: money(spent),
    left: money(planned - spent),
    usedPercent: planned === 0n ? (spent > 0n ? 100 : 0) : Number(divideRounded(spent * 1_000n, planned)) / 10,
    state: stateOf(planned, spent),
  }
}

function stateOf(planned: bigint, spent: bigint): BudgetState {
  if (planned === 0n && spent === 0n) return 'UNPLANNED'
  if (spent > planned) return 'OVER'
  if (spent === planned) return 'FULL'
  return spent * 100n >= planned * BigInt(nearPercent) ? 'NEAR' : 'UNDER'
}

async function listPlans(db: ReadDb, month: string): Promise<Map<string, bigint>> {
  const rows = await db
    .selectFrom('budgets')
    .select(['categoryId', 'amountMinor'])
    .where('month', '=', `${month}-01`)
    .execute()
  return new Map(rows.map(({ categoryId, amountMinor }) => [categoryId, amountMinor]))
}

/** What was spent of each expense category, or received of each income category. */
async function spentByCategory(db: ReadDb, tenant: Tenant, period: { from: string; to: string }) {
  const rows = await filtered(db, period, tenant.currency)
    .where('transactions.categoryId', 'is not', null)
    .select(['transactions.categoryId', 'transactions.type'])
    .select([incomeSum.as('income'), expenseSum.as('expense')])
    .groupBy(['transactions.categoryId', 'transactions.type'])
    .execute()
  return new Map(rows.map((row) => [row.categoryId ?? '', row.type === 'EXPENSE' ? row.expense : row.income]))
}
