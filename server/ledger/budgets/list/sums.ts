import type { TransactionType } from '../../../language/categories.ts'
import type { CellAmount } from './amounts.ts'
import type { ListRow } from './budget-list.ts'
import type { ListEntry } from './list-entry.ts'
import { timesAYear } from './monthly.ts'
import { groupOf } from './sections.ts'

export function groupUnder(
  row: ListRow,
  entry: ListEntry,
  following: ListRow[],
  read: (row: ListRow) => ListEntry,
): boolean {
  const own = indentOf(row)
  if (following[0] === undefined || indentOf(following[0]) <= own) return false
  const end = following.findIndex((later) => indentOf(later) <= own)
  const inside = new RunningSum()
  for (const each of following.slice(0, end < 0 ? following.length : end)) inside.add(read(each))
  return inside.comesTo(entry)
}

/** The entries without those that are sums of other entries, whatever their names are. */
export interface ComputedSum {
  entries: ListEntry[]
  sums: ListEntry[]
  /** Entries that equal the sum of those above but are named like a category. */
  doubtful: Set<ListEntry>
}

/** @param isCategory true for common budget names. Such an entry is kept, because round amounts can add up by chance */
export function withoutSums(entries: ListEntry[], isCategory: (name: string) => boolean): ComputedSum {
  return sumsAbove(entries, isCategory) ?? sumsBelow(entries, isCategory)
}

/** Removes an account such as "Auto" that equals the sum of "Auto:Fuel" and "Auto:Parking". */
export function withoutParents(entries: ListEntry[]): { entries: ListEntry[]; parents: ListEntry[] } {
  if (!entries.some(({ path, name }) => path !== name)) return { entries, parents: [] }
  const holders = new Set(entries.map(({ path }) => path).flatMap(pathsAbove))
  const inside = new Map<string, RunningSum>()
  for (const entry of entries) {
    if (holders.has(entry.path)) continue
    for (const path of pathsAbove(entry.path))
      inside.set(path, (inside.get(path) ?? new RunningSum()).with({ ...entry, type: null }))
  }
  const parents = entries.filter((entry) => inside.get(entry.path)?.comesTo({ ...entry, type: null }))
  return { entries: entries.filter((entry) => !parents.includes(entry)), parents }
}

function pathsAbove(path: string): string[] {
  const parts = path.split(':')
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join(':'))
}

/** Removes a last row that equals income less expenses, such as "Savings" after the totals. */
export function withoutRemainder(
  entries: ListEntry[],
  totals: ListEntry[],
): { entries: ListEntry[]; rest: ListEntry[] } {
  const last = entries.at(-1)
  const lastTotal = totals.at(-1)
  if (!last || !lastTotal || last.row < lastTotal.row || last.amounts.length !== 1) return { entries, rest: [] }
  const others = entries.slice(0, -1)
  const signed = others.map((entry) => (entry.type === 'INCOME' ? 1 : -1) * firstCents(entry))
  const left = signed.reduce((sum, cents) => sum + cents, 0)
  const isRemainder =
    others.some(({ type }) => type === 'INCOME') && left !== 0 && Math.abs(left) === Math.abs(firstCents(last))
  return isRemainder ? { entries: others, rest: [last] } : { entries, rest: [] }
}

const firstCents = ({ amounts, period }: ListEntry) =>
  amounts[0] ? Math.round(monthlyCentsOf(amounts[0].amount, period)) : 0

/** Finds entries that are the sum of all entries above, of those since the previous sum, or of their group. */
function sumsBelow(entries: ListEntry[], isCategory: (name: string) => boolean): ComputedSum {
  const [remaining, sums, doubtful] = [[] as ListEntry[], [] as ListEntry[], new Set<ListEntry>()]
  const all = new RunningSum()
  let [sinceSum, ofGroup] = [new RunningSum(), new RunningSum()]
  let group: string | null = null
  for (const entry of entries) {
    const isSum = [all, sinceSum, ofGroup].some((above) => above.count >= 2 && above.comesTo(entry))
    const isDoubtful = isSum && isCategory(entry.name) && !addsUpInMonths(entry)
    if (isSum && !isDoubtful) {
      sums.push(entry)
      sinceSum = new RunningSum()
      continue
    }
    if (isDoubtful) doubtful.add(entry)
    if (entry.group !== group) ofGroup = new RunningSum()
    group = entry.group
    remaining.push(entry)
    for (const sum of [all, sinceSum, ofGroup]) sum.add(entry)
  }
  return { entries: remaining, sums, doubtful }
}

/** Handles lists in which every row with two or more rows below it is their sum. The names of such rows are groups. */
function sumsAbove(entries: ListEntry[], isCategory: (name: string) => boolean): ComputedSum | null {
  if (entries.some(({ group }) => group !== null)) return null
  const [remaining, sums] = [[] as ListEntry[], [] as ListEntry[]]
  for (let at = 0; at < entries.length; ) {
    const heading = entries[at]
    const length = heading ? lengthUnder(heading, entries, at + 1) : 0
    if (!heading || length === 0) return null
    sums.push(heading)
    const group = groupOf(heading.name)
    remaining.push(...entries.slice(at + 1, at + 1 + length).map((entry) => ({ ...entry, group })))
    at += 1 + length
  }
  const [only] = sums
  const doubtful = new Set<ListEntry>()
  if (sums.length === 1 && only !== undefined && remaining.length >= 3 && !isCategory(only.name)) {
    return { entries: remaining.map((entry) => ({ ...entry, group: null })), sums, doubtful }
  }
  return sums.length >= 2 && remaining.length > sums.length ? { entries: remaining, sums, doubtful } : null
}

/** Returns how many rows from `begin` sum up to the heading. Two or more rows are preferred to one; 0 if none do. */
function lengthUnder(heading: ListEntry, entries: ListEntry[], begin: number): number {
  const inside = new RunningSum()
  let single = 0
  for (let at = begin; at < entries.length; at++) {
    const entry = entries[at]
    if (!entry) break
    inside.add(entry)
    if (inside.comesTo(heading)) {
      if (inside.count > 1) return inside.count
      single = 1
    }
    if (inside.isOver(heading)) break
  }
  return single
}

function addsUpInMonths({ amounts }: ListEntry): boolean {
  return new Set(amounts.map(({ amount }) => amount.value)).size >= 2
}

class RunningSum {
  count = 0
  private readonly months = new Map<string, { cents: number; monthly: number }>()
  private readonly types = new Set<TransactionType | null>()

  add({ amounts, period, type }: ListEntry): void {
    this.count += 1
    this.types.add(type)
    for (const { month, amount } of amounts) {
      const { cents, monthly } = this.inMonth(month)
      this.months.set(month, { cents: cents + centsOf(amount), monthly: monthly + monthlyCentsOf(amount, period) })
    }
  }

  with(entry: ListEntry): this {
    this.add(entry)
    return this
  }

  /** Amounts of different periods add up as they are written, or as monthly amounts, where each is rounded. */
  comesTo({ amounts, period, type }: ListEntry): boolean {
    if (this.count === 0 || amounts.length === 0 || this.types.size > 1 || !this.types.has(type)) return false
    const filled = [...this.months.values()].filter(({ cents }) => cents !== 0).length
    return (
      filled === amounts.length &&
      amounts.every(({ month, amount }) => {
        const sum = this.inMonth(month)
        const isSumOfMonths = Math.abs(Math.abs(sum.monthly) - Math.abs(monthlyCentsOf(amount, period))) < 1
        return Math.abs(sum.cents) === Math.abs(centsOf(amount)) || isSumOfMonths
      })
    )
  }

  isOver({ amounts }: ListEntry): boolean {
    return amounts.some(({ month, amount }) => this.inMonth(month).cents > Math.abs(centsOf(amount)))
  }

  private inMonth(month: string) {
    return this.months.get(month) ?? { cents: 0, monthly: 0 }
  }
}

function centsOf({ value, negative }: CellAmount): number {
  return Math.round(Number(value) * 100) * (negative ? -1 : 1)
}

function monthlyCentsOf(amount: CellAmount, period: ListEntry['period']): number {
  return (centsOf(amount) * Number(timesAYear[period ?? 'MONTH'])) / 12
}

function indentOf({ cells }: ListRow): number {
  return /^\s*/.exec(cells.find((cell) => cell.trim() !== '') ?? '')?.[0].length ?? 0
}
