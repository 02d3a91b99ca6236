import { daysBetween, periodOf } from '../../language/days.ts'
import type { Money } from '../../language/money.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type BudgetLine, readLines } from './lines.ts'

/** The sums of a month's expense lines, or of a year's: no money is in them twice. */
export interface BudgetTotals {
  planned: Money
  carried: Money
  spent: Money
  left: Money
}

/** A month's plan. The pace fields are there while the month is running. */
export interface BudgetMonth extends BudgetTotals {
  month: string
  /** Its first and its last day. */
  from: string
  to: string
  lines: BudgetLine[]
  leftPerDay: Money | null
  /** Days gone, today included. */
  dayOfMonth: number | null
  daysInMonth: number
  /** Days to come, today included. */
  daysLeft: number | null
  /** What is planned to come in, or what came in where that is more. */
  income: Money
  received: Money
  /** Of the income, below zero where more is planned than comes in. */
  leftToPlan: Money
  /** The latest month before that has a plan, which can be copied. */
  plannedBefore: string | null
}

/** The lines of a month in the categories' order, with their totals. */
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
    return {
      month,
      ...period,
      lines,
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

/** Of the expense lines that count. Income that is planned is no spending. */
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

/** All income of a month, with what has no category. */
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
