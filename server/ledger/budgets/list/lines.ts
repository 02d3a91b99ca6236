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
      const doubt = doubtful.has(entry)
        ? 'The lines above come to just this much.'
        : doubtOf(isOdd, each, amount, range)
      return [{ ...shared, amount: monthly, months, doubt, said: { amount, period: each } }]
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

function doubtOf(oddSign: boolean, period: ListPeriod, amount: string, range?: string): string | null {
  if (range) return `The list has ${range}: this is the most of it.`
  if (oddSign) return 'The list has this amount as negative.'
  if (period === 'MONTH') return null
  return `The list has ${amount} ${periodLabels[period]}, made monthly.`
}

const periodLabels: Record<ListPeriod, string> = {
  DAY: 'a day',
  WEEK: 'a week',
  TWO_WEEKS: 'every two weeks',
  FOUR_WEEKS: 'every four weeks',
  HALF_MONTH: 'twice a month',
  MONTH: 'a month',
  TWO_MONTHS: 'every two months',
  QUARTER: 'a quarter',
  HALF_YEAR: 'every six months',
  YEAR: 'a year',
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
