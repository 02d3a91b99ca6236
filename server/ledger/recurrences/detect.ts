import { addDays, daysBetween, earlierOf } from '../../language/days.ts'
import type { CategoryType, RecurrenceFrequency } from '../../platform/database/tables.ts'
import { firstFrom, nextAfter } from './days.ts'

export interface History {
  type: CategoryType
  /** The common part of the descriptions, normalized for search. */
  name: string
  entries: readonly HistoryEntry[]
}

export interface HistoryEntry {
  date: string
  minor: bigint
  description: string
  categoryId: string | null
}

export interface Found {
  type: CategoryType
  name: string
  description: string
  minor: bigint
  categoryId: string | null
  frequency: RecurrenceFrequency
  every: number
  hits: number
  lastDate: string
  nextDate: string
}

interface Rhythm {
  frequency: RecurrenceFrequency
  every: number
  days: number
  tolerance: number
}

const rhythms: readonly Rhythm[] = [
  { frequency: 'WEEKLY', every: 1, days: 7, tolerance: 1 },
  { frequency: 'WEEKLY', every: 2, days: 14, tolerance: 2 },
  { frequency: 'MONTHLY', every: 1, days: 30.4, tolerance: 5 },
  { frequency: 'MONTHLY', every: 3, days: 91.3, tolerance: 8 },
  { frequency: 'YEARLY', every: 1, days: 365.25, tolerance: 15 },
]

const minHits = 3

/** The maximum difference between two consecutive amounts, in percent of the larger one. */
const amountTolerance = 15n

/**
 * Detects recurring transactions: at least three, at regular intervals, with similar amounts, and the last one recent.
 */
export function detect({ type, name, entries }: History, today: string): Found[] {
  return byAmount(entries).flatMap((alike) => {
    const found = rhythmOf(alike)
    const newest = alike.at(-1)
    if (!found || !newest || isByChance(alike, entries) || daysBetween(newest.date, today) > found.days * 1.5) return []
    const { frequency, every } = found
    const startDate = anchorOf(alike, frequency)
    const schedule = { frequency, every, startDate, endDate: null }
    return {
      type,
      name,
      description: newest.description,
      minor: newest.minor,
      categoryId: alike.findLast(({ categoryId }) => categoryId !== null)?.categoryId ?? null,
      frequency,
      every,
      hits: alike.length,
      lastDate: newest.date,
      nextDate:
        nextAfter(schedule, addDays(newest.date, Math.floor(found.days / 3))) ?? firstFrom(schedule, today) ?? today,
    }
  })
}

function byAmount(entries: readonly HistoryEntry[]): HistoryEntry[][] {
  const chains: HistoryEntry[][] = []
  for (const entry of entries) {
    const chain = chains.find((each) => isNear(each.at(-1)?.minor ?? 0n, entry.minor))
    if (chain) chain.push(entry)
    else chains.push([entry])
  }
  return chains.filter(({ length }) => length >= minHits)
}

/**
 * Frequent purchases can have similar amounts by chance. Unless the amounts are identical, they must be at least half
 * of all transactions in the time span.
 */
function isByChance(alike: readonly HistoryEntry[], entries: readonly HistoryEntry[]): boolean {
  const [first, last] = [alike[0], alike.at(-1)]
  if (!first || !last || alike.every(({ minor }) => minor === first.minor)) return false
  return alike.length * 2 < entries.filter(({ date }) => date >= first.date && date <= last.date).length
}

function isNear(a: bigint, b: bigint): boolean {
  const [less, more] = a < b ? [a, b] : [b, a]
  return (more - less) * 100n <= more * amountTolerance
}

function rhythmOf(entries: readonly HistoryEntry[]): Rhythm | undefined {
  const gaps = entries.slice(1).map(({ date }, index) => daysBetween(entries[index]?.date ?? date, date))
  return rhythms.find(({ days, tolerance }) => gaps.every((gap) => Math.abs(gap - days) <= tolerance))
}

/**
 * Returns the start date of the schedule: for a monthly one the most frequent day of the month, otherwise the latest
 * date.
 */
function anchorOf(entries: readonly HistoryEntry[], frequency: RecurrenceFrequency): string {
  const newest = entries.at(-1)?.date ?? ''
  if (frequency !== 'MONTHLY') return newest
  const last = entries.map(({ date }) => date)
  const counts = new Map<string, number>()
  for (const date of last) counts.set(date.slice(8), (counts.get(date.slice(8)) ?? 0) + 1)
  const highestCount = Math.max(...counts.values())
  const usual = last.findLast((date) => counts.get(date.slice(8)) === highestCount) ?? newest
  return earlierOf(usual, newest)
}
