// The reference model of the ledger: integers in the smallest unit, summed entry by entry without stored totals.

export type Type = 'EXPENSE' | 'INCOME'
export type Rollover = 'NONE' | 'SURPLUS' | 'ALL'

export interface Part {
  categoryId: string | null
  base: bigint
}

export interface Entry {
  id: string
  type: Type
  base: bigint
  date: string
  description: string
  splits: Part[]
  isSplit: boolean
  tagIds: string[]
  paidBy: string | null
  createdBy: string
  isReviewed: boolean
}

export interface Kind {
  id: string
  type: Type
  parentId: string | null
  rollover: Rollover
  rolloverFrom: string | null
  /** The parents that it had before a month, oldest first. */
  former: { before: string; parentId: string | null }[]
}

export interface Ledger {
  currency: string
  startDay: number
  entries: Map<string, Entry>
  kinds: Map<string, Kind>
  /** By month and category: "2026-03 id". */
  plans: Map<string, bigint>
}

export interface Wanted {
  from?: string
  to?: string
  type?: Type
  categoryIds?: string[]
  uncategorised?: boolean
  tagIds?: string[]
  untagged?: boolean
  paidBy?: string
  createdBy?: string
  isReviewed?: boolean
  isSplit?: boolean
  text?: string
  min?: bigint
  max?: bigint
}

export interface Sums {
  count: number
  income: bigint
  expense: bigint
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

export function monthAfter(month: string, months = 1): string {
  const date = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + months, 1))
  return `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}`
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

export function daysOf(month: string, startDay: number): { from: string; to: string } {
  const from = `${month}-${twoDigits(startDay)}`
  return { from, to: dayAfter(`${monthAfter(month)}-${twoDigits(startDay)}`, -1) }
}

export interface Counted {
  entry: Entry
  income: bigint
  expense: bigint
}

export function entriesOf(ledger: Ledger, wanted: Wanted): Counted[] {
  const { categoryIds, uncategorised, type } = wanted
  const isIn = ({ categoryId }: Part) =>
    categoryId === null ? uncategorised === true : (categoryIds?.includes(categoryId) ?? false)
  return [...ledger.entries.values()]
    .filter((entry) => passes(entry, wanted))
    .flatMap((entry) => {
      const splits = (categoryIds || uncategorised ? entry.splits.filter(isIn) : entry.splits).filter(
        (part) => type === undefined || sideOf(ledger, entry, part) === type,
      )
      return splits.length === 0 ? [] : [countedOf(ledger, entry, splits)]
    })
    .sort((a, b) => (newer(a.entry, b.entry) ? -1 : 1))
}

/** A part whose category has the other type is a refund, which lowers the total of its category's type. */
function countedOf(ledger: Ledger, entry: Entry, parts: Part[]): Counted {
  const counted: Counted = { entry, income: 0n, expense: 0n }
  for (const part of parts) {
    const side = sideOf(ledger, entry, part)
    counted[side === 'INCOME' ? 'income' : 'expense'] += side === entry.type ? part.base : -part.base
  }
  return counted
}

const sideOf = (ledger: Ledger, entry: Entry, { categoryId }: Part): Type =>
  ledger.kinds.get(categoryId ?? '')?.type ?? entry.type

const newer = (a: Entry, b: Entry) => (a.date === b.date ? a.id > b.id : a.date > b.date)

function passes(entry: Entry, wanted: Wanted): boolean {
  const { from, to, tagIds, untagged, paidBy, createdBy, isReviewed, isSplit, text, min, max } = wanted
  const isTagged = entry.tagIds.some((id) => tagIds?.includes(id)) || (untagged === true && entry.tagIds.length === 0)
  return (
    (from === undefined || entry.date >= from) &&
    (to === undefined || entry.date <= to) &&
    ((tagIds === undefined && untagged === undefined) || isTagged) &&
    (paidBy === undefined || entry.paidBy === paidBy) &&
    (createdBy === undefined || entry.createdBy === createdBy) &&
    (isReviewed === undefined || entry.isReviewed === isReviewed) &&
    (isSplit === undefined || entry.isSplit === isSplit) &&
    (text === undefined || entry.description.toLowerCase().includes(text)) &&
    (min === undefined || entry.base >= min) &&
    (max === undefined || entry.base <= max)
  )
}

export function sumsOf(ledger: Ledger, wanted: Wanted): Sums {
  const sums: Sums = { count: 0, income: 0n, expense: 0n }
  for (const { income, expense } of entriesOf(ledger, wanted)) {
    sums.count += 1
    sums.income += income
    sums.expense += expense
  }
  return sums
}

export function familyOf(ledger: Ledger, id: string): string[] {
  return [id, ...[...ledger.kinds.values()].flatMap((kind) => (kind.parentId === id ? [kind.id] : []))]
}

export interface Line {
  categoryId: string
  isPlanned: boolean
  planned: bigint
  carried: bigint
  spent: bigint
  left: bigint
  counts: boolean
}

/** Returns the budget lines of a month, computed month by month from the start of each category's rollover. */
export function linesOf(ledger: Ledger, month: string): Line[] {
  const lines = [...ledger.kinds.values()].flatMap((kind) => lineOf(ledger, kind, month) ?? [])
  const parents = new Map([...ledger.kinds.values()].map((kind) => [kind.id, parentIn(kind, month)]))
  return lines.map((line) => ({
    ...line,
    counts: !lines.some(({ categoryId }) => categoryId === parents.get(line.categoryId)),
  }))
}

function lineOf(ledger: Ledger, kind: Kind, month: string): Omit<Line, 'counts'> | null {
  const { carried, carries } = carriedInto(ledger, kind, month)
  const [own, below, spent] = [
    ownPlan(ledger, kind, month),
    planBelow(ledger, kind, month),
    spentIn(ledger, kind, month),
  ]
  const isPlanned = own !== undefined
  const isThere = isPlanned || (carries && (below !== undefined || carried !== 0n || spent !== 0n))
  if (!isThere) return null
  const planned = own ?? (carries ? (below ?? 0n) : 0n)
  return { categoryId: kind.id, isPlanned, planned, carried, spent, left: planned + carried - spent }
}

/**
 * A kind that carries begins with what its subcategories carry, takes over what one that joins carries, and passes that on
 * when it leaves. A kind that carries nothing shows each month what its subcategories carry.
 */
function carriedInto(ledger: Ledger, kind: Kind, month: string): { carried: bigint; carries: boolean } {
  const fromBelow = (of: string) =>
    childrenOf(ledger, kind.id, of).reduce((sum, child) => sum + carriedInto(ledger, child, of).carried, 0n)
  const joined = (of: string) =>
    [...ledger.kinds.values()].reduce((sum, other) => {
      const [is, was] = [of, monthAfter(of, -1)].map((month) => parentIn(other, month) === kind.id)
      if (is === was) return sum
      const { carried } = carriedInto(ledger, other, of)
      return is ? sum + carried : sum - carried
    }, 0n)
  const since = kind.rollover === 'NONE' || !kind.rolloverFrom ? monthAfter(month) : kind.rolloverFrom
  let carried = 0n
  let carries = false
  for (let of = since; of <= month; of = monthAfter(of)) {
    if (!carries && ownPlan(ledger, kind, of) !== undefined) {
      carries = true
      carried = fromBelow(of)
    } else if (carries) carried += joined(of)
    if (!carries) continue
    if (kind.rollover === 'SURPLUS' && carried < 0n) carried = 0n
    const planned = ownPlan(ledger, kind, of) ?? planBelow(ledger, kind, of) ?? 0n
    if (of < month) carried += planned - spentIn(ledger, kind, of)
  }
  return { carried: carries ? carried : fromBelow(month), carries }
}

const parentIn = ({ former, parentId }: Kind, month: string) =>
  (former.find(({ before }) => month < before) ?? { parentId }).parentId

const childrenOf = (ledger: Ledger, id: string, month: string) =>
  [...ledger.kinds.values()].filter((kind) => parentIn(kind, month) === id)

const ownPlan = (ledger: Ledger, { id }: Kind, month: string) => ledger.plans.get(`${month} ${id}`)

function planBelow(ledger: Ledger, { id }: Kind, month: string): bigint | undefined {
  const plans = childrenOf(ledger, id, month).flatMap((child) => ownPlan(ledger, child, month) ?? [])
  return plans.length === 0 ? undefined : plans.reduce((sum, plan) => sum + plan, 0n)
}

function spentIn(ledger: Ledger, { id, type }: Kind, month: string): bigint {
  const categoryIds = [id, ...childrenOf(ledger, id, month).map((child) => child.id)]
  const { income, expense } = sumsOf(ledger, { ...daysOf(month, ledger.startDay), categoryIds })
  return type === 'INCOME' ? income : expense
}

export function rounded(numerator: bigint, divisor: bigint): bigint {
  const size = (numerator < 0n ? -numerator : numerator) * 2n + divisor
  const whole = size / (2n * divisor)
  return numerator < 0n ? -whole : whole
}

export const percentOf = (part: bigint, whole: bigint) =>
  whole <= 0n || part <= 0n ? 0 : Number(rounded(part * 1_000n, whole)) / 10

/** Distributes an amount by weight. The remaining units go to the largest remainders, the first among equals. */
export function shared(whole: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n)
  const shares = weights.map((weight) => (whole * weight) / sum)
  const byRemainder = weights
    .map((weight, index) => ({ place: index, remainder: (whole * weight) % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.place - b.place : a.remainder > b.remainder ? -1 : 1))
  let left = whole - shares.reduce((total, each) => total + each, 0n)
  for (const { place: index } of byRemainder) {
    if (left === 0n) break
    shares[index] = (shares[index] ?? 0n) + 1n
    left -= 1n
  }
  return shares
}
