import { daysBetween, periodOf } from '../../language/days.ts'
import type { Money } from '../../language/money.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type Category, listCategories } from '../categories/read.ts'
import { type BudgetLine, readLines } from './lines.ts'
import { findUnplanned } from './unplanned.ts'

/** The sums of the expense lines of a month or year, without counting an amount twice. */
export interface BudgetTotals {
  planned: Money
  carried: Money
  spent: Money
  left: Money
}

/** The spending in a category, or without one, that no budget of the month includes. */
export interface UnplannedSpending {
  category: Category | null
  spent: Money
}

/** The budget of a month. The pace fields are set only in the current month. */
export interface BudgetMonth extends BudgetTotals {
  month: string
  from: string
  to: string
  lines: BudgetLine[]
  /** Sorted by amount, largest first. */
  unplanned: UnplannedSpending[]
  unplannedSpent: Money
  leftPerDay: Money | null
  /** Days passed, including today. */
  dayOfMonth: number | null
  daysInMonth: number
  /** Days left, including today. */
  daysLeft: number | null
  /** The larger of planned and received income. */
  income: Money
  received: Money
  /** Income less planned amounts; negative if more is planned than received. */
  leftToPlan: Money
  /** The latest earlier month with a budget, which can be copied. */
  plannedBefore: string | null
}

export function getBudgetMonth(tenant: Tenant, month: string): Promise<BudgetMonth> {
  return tenant.read(async (db) => {
    const lines = await readLines(db, tenant, month, month)
    const period = periodOf(month, tenant.monthStartDay)
    const totals = totalsOf(lines, tenant.currency)
    const money = (minor: bigint): Money => ({ minor, currency: tenant.currency })
    const received = await receivedIn(db, month)
    const expected = sumOf(lines.filter(isOf('INCOME')), 'planned')
    const income = largerOf(expected, received)
    const isRunning = tenant.today >= period.from && tenant.today <= period.to
    const daysLeft = daysBetween(tenant.today, period.to) + 1
    const left = totals.left.minor
    const unplanned = await unplannedIn(db, tenant, month, lines)
    return {
      month,
      ...period,
      lines,
      unplanned,
      unplannedSpent: money(unplanned.reduce((sum, { spent }) => sum + spent.minor, 0n)),
      ...totals,
      leftPerDay: isRunning ? money(left > 0n ? left / BigInt(daysLeft) : 0n) : null,
      dayOfMonth: isRunning ? daysBetween(period.from, tenant.today) + 1 : null,
      daysInMonth: daysBetween(period.from, period.to) + 1,
      daysLeft: isRunning ? daysLeft : null,
      income: money(income),
      received: money(received),
      leftToPlan: money(income - totals.planned.minor),
      plannedBefore: await latestPlanned(db, month),
    }
  })
}

async function unplannedIn(
  db: ReadDb,
  tenant: Tenant,
  month: string,
  lines: readonly BudgetLine[],
): Promise<UnplannedSpending[]> {
  const categories = new Map((await listCategories(tenant, true)).map((category) => [category.id, category]))
  return (await findUnplanned(db, month, month, lines))
    .map(({ categoryId, minor }) => ({
      category: categoryId === null ? null : (categories.get(categoryId) ?? null),
      spent: { minor, currency: tenant.currency },
    }))
    .sort((a, b) => (a.spent.minor === b.spent.minor ? 0 : a.spent.minor < b.spent.minor ? 1 : -1))
}

/** Sums the expense lines that count. Planned income is not included. */
export function totalsOf(lines: readonly BudgetLine[], currency: string): BudgetTotals {
  const counted = lines.filter(isOf('EXPENSE'))
  const sum = (field: keyof BudgetTotals): Money => ({ minor: sumOf(counted, field), currency })
  return { planned: sum('planned'), carried: sum('carried'), spent: sum('spent'), left: sum('left') }
}

const isOf = (type: 'EXPENSE' | 'INCOME') => (line: BudgetLine) => line.counts && line.category.type === type

function sumOf(lines: readonly BudgetLine[], field: keyof BudgetTotals): bigint {
  return lines.reduce((total, line) => total + line[field].minor, 0n)
}

const largerOf = (a: bigint, b: bigint) => (a < b ? b : a)

/** Includes income without a category. */
async function receivedIn(db: ReadDb, month: string): Promise<bigint> {
  const rows = await db
    .selectFrom('monthlyTotals')
    .select('amountMinor')
    .where('month', '=', `${month}-01`)
    .where('type', '=', 'INCOME')
    .execute()
  return rows.reduce((total, { amountMinor }) => total + amountMinor, 0n)
}

async function latestPlanned(db: ReadDb, month: string): Promise<string | null> {
  const { latest } = await db
    .selectFrom('budgets')
    .select((eb) => eb.fn.max<string | null>('month').as('latest'))
    .where('month', '<', `${month}-01`)
    .executeTakeFirstOrThrow()
  return latest?.slice(0, 7) ?? null
}
