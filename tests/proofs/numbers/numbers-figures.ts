import { print } from 'graphql'
import {
  NumbersOfBudgetsDocument,
  type NumbersOfBudgetsQuery,
  NumbersOfListDocument,
  type NumbersOfListQuery,
  NumbersOfMonthDocument,
  type NumbersOfMonthQuery,
} from '../../support/generated.ts'
import { decimal, digitsOf } from './numbers-ledger.ts'
import {
  type Counted,
  dayAfter,
  daysOf,
  entriesOf,
  familyOf,
  type Ledger,
  type Line,
  linesOf,
  monthAfter,
  percentOf,
  rounded,
  sumsOf,
  type Wanted,
} from './numbers-model.ts'

export interface Reader {
  ask<Data>(query: string, variables: object): Promise<Data>
  rest(path: string): Promise<unknown>
}

export const today = '2026-03-18'

export type Differences = string[]

export class Comparison {
  readonly differences: Differences = []
  figures = 0

  same(what: string, reported: unknown, expected: unknown): void {
    this.figures += 1
    const [a, b] = [JSON.stringify(reported), JSON.stringify(expected)]
    if (a !== b) this.differences.push(`${what}: told ${a}, expected ${b}`)
  }
}

export const written = (ledger: Ledger) => (minor: bigint) => decimal(minor, digitsOf(ledger.currency))

export async function compareDashboard(reader: Reader, ledger: Ledger, month: string, held: Comparison) {
  const { dashboard } = await reader.ask<NumbersOfMonthQuery>(print(NumbersOfMonthDocument), { month })
  const write = written(ledger)
  const days = daysOf(month, ledger.startDay)
  const before = daysOf(monthAfter(month, -1), ledger.startDay)
  const isRunning = today >= days.from && today <= days.to
  const sameDay = dayAfter(before.from, (Date.parse(today) - Date.parse(days.from)) / 86_400_000)
  const compared = { from: before.from, to: isRunning && sameDay < before.to ? sameDay : before.to }
  const [whole, soFar, then] = [
    sumsOf(ledger, days),
    sumsOf(ledger, { from: days.from, to: isRunning ? today : days.to }),
    sumsOf(ledger, compared),
  ]
  const figures = {
    income: (sums: typeof whole) => sums.income,
    expense: (sums: typeof whole) => sums.expense,
    net: (sums: typeof whole) => sums.income - sums.expense,
  }
  for (const [name, pick] of Object.entries(figures)) {
    const reported = dashboard[name as keyof typeof figures]
    held.same(`dashboard ${month} ${name}`, reported.amount.value, write(pick(whole)))
    held.same(`dashboard ${month} ${name} before`, reported.previous.value, write(pick(then)))
    held.same(`dashboard ${month} ${name} change`, reported.changePercent ?? null, changeOf(pick(then), pick(soFar)))
  }
  for (const { month: each, income, expense, net } of dashboard.cashFlow) {
    const sums = sumsOf(ledger, daysOf(each, ledger.startDay))
    const expected = [write(sums.income), write(sums.expense), write(sums.income - sums.expense)]
    held.same(`cash flow ${each}`, [income.value, expense.value, net.value], expected)
  }
  held.same(
    `spending ${month}`,
    dashboard.spending.map(({ category, amount, percent }) => [category?.id ?? null, amount.value, percent]).sort(),
    spendingOf(ledger, days).sort(),
  )
  const loose = entriesOf(ledger, { ...days, uncategorised: true })
  held.same(`uncategorised ${month}`, dashboard.attention.uncategorisedCount, loose.length)
  held.same(
    `uncategorised amount ${month}`,
    dashboard.attention.uncategorisedAmount.value,
    write(loose.reduce((sum, { income, expense }) => sum + income + expense, 0n)),
  )
  held.same(
    `latest ${month}`,
    dashboard.latest.map(({ id }) => id),
    entriesOf(ledger, { to: days.to })
      .slice(0, 5)
      .map(({ entry }) => entry.id),
  )
  compareLines(ledger, month, dashboard.budget, `budget on the dashboard ${month}`, held)
}

export function changeOf(before: bigint, now: bigint): number | null {
  if (before === 0n) return now === 0n ? 0 : null
  return Number(rounded((now - before) * 1_000n, before < 0n ? -before : before)) / 10
}

function spendingOf(ledger: Ledger, days: Wanted) {
  const tops = [null, ...[...ledger.kinds.values()].filter(({ type, parentId }) => type === 'EXPENSE' && !parentId)]
  const spent = tops.flatMap((kind) => {
    const scope = kind ? { categoryIds: familyOf(ledger, kind.id) } : { uncategorised: true }
    const { expense, count } = sumsOf(ledger, { ...days, type: 'EXPENSE', ...scope })
    return count === 0 ? [] : [{ id: kind?.id ?? null, expense }]
  })
  const all = positiveSum(spent.map(({ expense }) => expense))
  return spent.map(({ id, expense }) => [id, written(ledger)(expense), percentOf(expense, all)])
}

export const positiveSum = (amounts: bigint[]) => amounts.reduce((sum, each) => (each > 0n ? sum + each : sum), 0n)

export async function compareBudgets(reader: Reader, ledger: Ledger, month: string, held: Comparison) {
  const { budgets } = await reader.ask<NumbersOfBudgetsQuery>(print(NumbersOfBudgetsDocument), { month })
  compareLines(ledger, month, budgets, `budgets ${month}`, held)
  const rest = (await reader.rest(`/budgets?month=${month}`)) as Record<string, string>[]
  const lines = linesOf(ledger, month)
  held.same(`budgets by REST ${month}`, rest.map(({ category_id }) => category_id).sort(), idsOf(lines))
  for (const line of rest) {
    const expected = lines.find(({ categoryId }) => categoryId === line.category_id)
    if (!expected) continue
    const figures = [expected.planned, expected.spent, expected.left].map(written(ledger))
    held.same(`budget by REST ${month}`, [line.amount, line.spent, line.left].map(String), figures)
  }
}

const idsOf = (lines: Line[]) => lines.map(({ categoryId }) => categoryId).sort()

function compareLines(
  ledger: Ledger,
  month: string,
  reported: NumbersOfBudgetsQuery['budgets'],
  where: string,
  held: Comparison,
) {
  const write = written(ledger)
  const lines = linesOf(ledger, month)
  held.same(`${where}: lines`, reported.lines.map(({ category }) => category.id).sort(), idsOf(lines))
  for (const line of reported.lines) {
    const expected = lines.find(({ categoryId }) => categoryId === line.category.id)
    if (!expected) continue
    const { planned, carried, spent, left } = expected
    held.same(
      `${where}: a line`,
      [line.planned.value, line.carried.value, line.spent.value, line.left.value, line.state, line.counts],
      [...[planned, carried, spent, left].map(write), stateOf(expected), expected.counts],
    )
    const available = planned + carried
    held.same(
      `${where}: used`,
      line.usedPercent,
      available <= 0n ? (spent > 0n ? 100 : 0) : percentOf(spent, available),
    )
  }
  const counted = lines.filter(({ counts, categoryId }) => counts && ledger.kinds.get(categoryId)?.type === 'EXPENSE')
  const sum = (pick: (line: Line) => bigint) => write(counted.reduce((total, line) => total + pick(line), 0n))
  held.same(
    `${where}: totals`,
    [reported.planned.value, reported.carried.value, reported.spent.value, reported.left.value],
    [sum(({ planned }) => planned), sum(({ carried }) => carried), sum(({ spent }) => spent), sum(({ left }) => left)],
  )
}

export function stateOf({ planned, carried, spent, left }: Line): string {
  if (planned === 0n && carried === 0n && spent === 0n) return 'UNPLANNED'
  if (left < 0n) return 'OVER'
  if (left === 0n) return 'FULL'
  return spent * 5n >= (planned + carried) * 4n ? 'NEAR' : 'UNDER'
}

export async function compareList(reader: Reader, ledger: Ledger, wanted: Wanted, held: Comparison) {
  const write = written(ledger)
  const { min, max, ...others } = wanted
  const filter = { ...others, ...(min && { min: write(min) }), ...(max && { max: write(max) }) }
  const where = JSON.stringify(filter)
  const list = await reader.ask<NumbersOfListQuery>(print(NumbersOfListDocument), { filter })
  const { transactionTotals: reported, transactions } = list
  const sums = sumsOf(ledger, wanted)
  held.same(
    `totals of ${where}`,
    [reported.count, reported.income.value, reported.expense.value, reported.net.value],
    [sums.count, write(sums.income), write(sums.expense), write(sums.income - sums.expense)],
  )
  const all = entriesOf(ledger, wanted)
  held.same(
    `list of ${where}`,
    transactions.edges.map(({ node }) => node.id),
    all.slice(0, 50).map(({ entry }) => entry.id),
  )
  const days = Map.groupBy(all, ({ entry }) => entry.date)
  for (const { day, net } of transactions.days) {
    const sum = (days.get(day) ?? []).reduce((total, each) => total + signed(each), 0n)
    held.same(`day ${day} of ${where}`, net.value, write(sum))
  }
}

const signed = ({ income, expense }: Counted) => income - expense
