import { msg } from '@lingui/core/runtime-macro'
import type { Text } from '../../../base/text.ts'
import type { TransactionType } from '../../../language/categories.ts'
import { toMinor } from '../../../language/decimals.ts'
import type { BudgetList, BudgetListLine } from './budget-list.ts'
import type { CategoryFinder, CategoryMatch } from './categories.ts'
import type { ListEntry } from './list-entry.ts'
import { monthlyOf } from './monthly.ts'
import type { ComputedSum } from './sums.ts'
import type { ListPeriod } from './vocabulary.ts'

/**
 * Converts entries to monthly budget lines. Months with the same amount share a line, and each line has its category.
 */
export function* linesOf(
  reckoned: ComputedSum,
  totals: ListEntry[],
  digits: number,
  find: CategoryFinder,
): Generator<void, Pick<BudgetList, 'lines' | 'period' | 'totalProven'>> {
  const { entries, doubtful } = reckoned
  const period = usualPeriod(entries)
  const signs = entries.flatMap(({ amounts }) => amounts.map(({ amount }) => amount.negative))
  const allNegative = signs.length > 0 && signs.every(Boolean)
  const isSigned = signs.some(Boolean) && !allNegative
  const lines: BudgetListLine[] = []
  for (const entry of entries) {
    yield
    const { match, type } = classified(entry, find, isSigned)
    const shared = {
      row: entry.row,
      name: entry.name,
      group: entry.group,
      type,
      isTypeSaid: entry.type !== null,
      categoryId: match?.categoryId ?? null,
      confidence: match?.confidence ?? 0,
    }
    const own = byAmount(entry).flatMap(({ amount, range, negative, months }): BudgetListLine[] => {
      const each = entry.period ?? 'MONTH'
      const monthly = monthlyOf(amount, each, digits)
      if (monthly === undefined) return []
      const isOdd = negative && !allNegative && type === 'EXPENSE' && entry.type !== null
      const doubt = doubtful.has(entry) ? maybeSum : doubtOf(isOdd, each, amount, range)
      return [{ ...shared, amount: monthly, months, doubts: doubt ? [doubt] : [], said: { amount, period: each } }]
    })
    lines.push(...own)
  }
  return { lines, period, totalProven: proven(reckoned, totals, digits) }
}

/** Without a section, an entry is income by its name, or if it is the only positive one. */
function classified(
  entry: ListEntry,
  find: CategoryFinder,
  signed: boolean,
): { match: CategoryMatch | null; type: TransactionType } {
  const negative = entry.amounts.some(({ amount }) => amount.negative)
  const expense = find(entry.name, 'EXPENSE')
  const income = find(entry.name, 'INCOME')
  const byName = income !== null && (expense === null || income.confidence > expense.confidence) ? 'INCOME' : 'EXPENSE'
  const type = entry.type ?? (signed && negative ? 'EXPENSE' : byName)
  const match = type === 'INCOME' ? income : expense
  const byGroup = match === null && entry.group !== null ? find(entry.group, type) : null
  return { match: match ?? (byGroup && { ...byGroup, confidence: byGroup.confidence * 0.5 }), type }
}

function byAmount({ amounts }: ListEntry): { amount: string; range?: string; negative: boolean; months: string[] }[] {
  const groups = Map.groupBy(amounts, ({ amount }) => amount.value)
  return [...groups].map(([amount, same]) => ({
    amount,
    range: same.flatMap(({ amount }) => amount.range ?? [])[0],
    negative: same.some(({ amount }) => amount.negative),
    months: same.map(({ month }) => month).filter((month) => month !== ''),
  }))
}

const maybeSum = msg`This is the sum of the lines above, so it may be a total.`

function doubtOf(oddSign: boolean, period: ListPeriod, amount: string, range?: string): Text | null {
  if (range) return msg`The list says ${{ range }}. This is the highest amount.`
  if (oddSign) return msg`This amount is negative in the list.`
  return period === 'MONTH' ? null : convertedFrom[period](amount)
}

const convertedFrom: Record<Exclude<ListPeriod, 'MONTH'>, (amount: string) => Text> = {
  DAY: (amount) => msg`The list says ${{ amount }} a day, converted to a monthly amount.`,
  WEEK: (amount) => msg`The list says ${{ amount }} a week, converted to a monthly amount.`,
  TWO_WEEKS: (amount) => msg`The list says ${{ amount }} every two weeks, converted to a monthly amount.`,
  FOUR_WEEKS: (amount) => msg`The list says ${{ amount }} every four weeks, converted to a monthly amount.`,
  HALF_MONTH: (amount) => msg`The list says ${{ amount }} twice a month, converted to a monthly amount.`,
  TWO_MONTHS: (amount) => msg`The list says ${{ amount }} every two months, converted to a monthly amount.`,
  QUARTER: (amount) => msg`The list says ${{ amount }} a quarter, converted to a monthly amount.`,
  HALF_YEAR: (amount) => msg`The list says ${{ amount }} every six months, converted to a monthly amount.`,
  YEAR: (amount) => msg`The list says ${{ amount }} a year, converted to a monthly amount.`,
}

function usualPeriod(entries: ListEntry[]): ListPeriod {
  const counts = Map.groupBy(entries, ({ period }) => period ?? 'MONTH')
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 'MONTH'
}

/** True if a total row matches the sum of all rows, of one type, of its group, or since the previous total. */
function proven({ entries, sums }: ComputedSum, totals: ListEntry[], digits: number): boolean | null {
  if (sums.length > 0) return true
  if (totals.length === 0) return null
  const month = totals.find(({ amounts }) => amounts.length > 0)?.amounts[0]?.month ?? ''
  const minorOf = ({ amounts }: ListEntry) =>
    toMinor(amounts.find((each) => each.month === month)?.amount.value ?? '0', digits) ?? 0n
  const sumOf = (holds: (entry: ListEntry) => boolean) =>
    entries.filter(holds).reduce((sum, entry) => sum + minorOf(entry), 0n)
  const rows = totals.map(({ row }) => row)
  return totals.some((total, index) =>
    [
      sumOf(() => true),
      sumOf(({ type }) => type === 'INCOME'),
      sumOf(({ type }) => type !== 'INCOME'),
      sumOf(({ group }) => group !== null && group === total.group),
      sumOf(({ row }) => row < total.row && row > (rows[index - 1] ?? 0)),
    ].includes(minorOf(total)),
  )
}
