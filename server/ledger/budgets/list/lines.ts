import { msg } from '@lingui/core/runtime-macro'
import type { Text } from '../../../base/text.ts'
import { pathSign, type TransactionType } from '../../../language/categories.ts'
import { toMinor } from '../../../language/decimals.ts'
import type { CellAmount } from './amounts.ts'
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
  const classifiedEntries = classify(entries, find)
  const isNegated = (type: TransactionType) => isMostlyNegative(classifiedEntries.filter((each) => each.type === type))
  const negated = { EXPENSE: isNegated('EXPENSE'), INCOME: isNegated('INCOME') }
  const lines: BudgetListLine[] = []
  for (const { entry, match, type } of classifiedEntries) {
    yield
    const shared = {
      row: entry.row,
      name: entry.name,
      group: entry.group,
      type,
      isTypeSaid: entry.type !== null,
      categoryId: match?.categoryId ?? null,
      confidence: match?.confidence ?? 0,
    }
    const own = byAmount(entry, negated[type]).flatMap(({ amount, range, months }): BudgetListLine[] => {
      const period = entry.period ?? 'MONTH'
      const monthly = monthlyOf(amount, period, digits)
      if (monthly === undefined) return []
      const doubt = doubtful.has(entry) ? maybeSum : doubtOf(amount, range)
      return [{ ...shared, amount: monthly, months, doubts: doubt ? [doubt] : [], said: { amount, period } }]
    })
    lines.push(...own)
  }
  return { lines, period: usualPeriod(entries), totalProven: proven(reckoned, totals, digits) }
}

interface ClassifiedEntry {
  entry: ListEntry
  match: CategoryMatch | null
  type: TransactionType
}

/**
 * Without a section, an entry is income by its name. If most others are negative, so that the list writes expenses with
 * a minus sign, each positive entry is income.
 */
function classify(entries: ListEntry[], find: CategoryFinder): ClassifiedEntry[] {
  const isNegative = ({ amounts }: ListEntry) => amounts.some(({ amount }) => amount.negative)
  const untyped = entries.filter(({ type }) => type === null)
  const isSigned = untyped.filter(isNegative).length * 2 > untyped.length
  return entries.map((entry) => {
    const expense = findIn(entry, 'EXPENSE', find)
    const income = findIn(entry, 'INCOME', find)
    const isIncome =
      income !== null && income.confidence >= surelyIncome && income.confidence > (expense?.confidence ?? 0)
    const bySign = isNegative(entry) ? 'EXPENSE' : isSigned || isIncome ? 'INCOME' : 'EXPENSE'
    const type = entry.type ?? bySign
    const match = type === 'INCOME' ? income : expense
    const byGroup = match === null && entry.group !== null ? find(entry.group, type) : null
    return { entry, type, match: match ?? (byGroup && { ...byGroup, confidence: byGroup.confidence * 0.5 }) }
  })
}

/** The group of an entry tells categories of the same name apart. */
const findIn = ({ name, group }: ListEntry, type: TransactionType, find: CategoryFinder) =>
  (group === null ? null : find(`${group}${pathSign}${name}`, type)) ?? find(name, type)

/** A part of a name that is only a kind of income is weaker: "Bike share" is not a share. */
const surelyIncome = 0.65

/** True if the minus sign of most lines means an expense, so that a positive one is money that comes back. */
function isMostlyNegative(entries: ClassifiedEntry[]): boolean {
  const negatives = entries.filter(({ entry }) => entry.amounts.some(({ amount }) => amount.negative))
  return negatives.length * 2 > entries.length
}

/** @param isNegated true if expenses are negative in the list */
function byAmount({ amounts }: ListEntry, isNegated: boolean): { amount: string; range?: string; months: string[] }[] {
  const signed = ({ value, negative }: CellAmount) => (negative === isNegated ? value : `-${value}`)
  const groups = Map.groupBy(amounts, ({ amount }) => signed(amount))
  return [...groups].map(([amount, same]) => ({
    amount,
    range: same.flatMap(({ amount }) => amount.range ?? [])[0],
    months: same.map(({ month }) => month).filter((month) => month !== ''),
  }))
}

const maybeSum = msg`This is the sum of the lines above, so it may be a total.`

function doubtOf(amount: string, range?: string): Text | null {
  if (range) return msg`The list says ${{ range }}. This is the highest amount.`
  return amount.startsWith('-') ? msg`This amount is negative in the list, so it reduces a budget.` : null
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
  const minorOf = ({ amounts }: ListEntry) => {
    const found = amounts.find((each) => each.month === month)?.amount
    return (toMinor(found?.value ?? '0', digits) ?? 0n) * (found?.negative ? -1n : 1n)
  }
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
    ].some((sum) => absolute(sum) === absolute(minorOf(total))),
  )
}

const absolute = (minor: bigint) => (minor < 0n ? -minor : minor)
