import { addDays, addMonthsToDay, countDays } from '../../language/days.ts'
import type { LedgerRow } from './ledger.ts'
import type { Cadence } from './question.ts'

export interface Series {
  description: string
  /** The amount of the latest payment in minor units. */
  minor: bigint
  every: Cadence
  newest: LedgerRow
  oldest: LedgerRow
  count: number
  /** The expected date of the next payment; in the past if the payment is overdue. */
  next: string
}

interface Rhythm {
  every: Cadence
  /** The minimum and maximum number of days between payments. */
  gap: [least: number, most: number]
  minOccurrences: number
  /**
   * The maximum ratio of the highest to the lowest amount, in tenths. A variation of a fifth in both directions is a
   * ratio of 1.5.
   */
  tenths: bigint
  /** The number of days overdue after which the series has ended. */
  late: number
}

/** Weekly and fortnightly payments need equal amounts, because shopping follows such intervals too. */
const rhythms: Rhythm[] = [
  { every: 'WEEK', gap: [6, 8], minOccurrences: 5, tenths: 11n, late: 7 },
  { every: 'FORTNIGHT', gap: [12, 16], minOccurrences: 4, tenths: 11n, late: 8 },
  { every: 'MONTH', gap: [21, 41], minOccurrences: 3, tenths: 15n, late: 25 },
  { every: 'QUARTER', gap: [80, 102], minOccurrences: 3, tenths: 15n, late: 35 },
  { every: 'YEAR', gap: [350, 380], minOccurrences: 2, tenths: 15n, late: 45 },
]

/** The number of latest payments that are checked, because the interval and the amount can change. */
const RECENT_OCCURRENCES = 6

/** Finds payments with the same name at weekly to yearly intervals, with similar amounts, that have not ended. */
export function findRecurring(entries: LedgerRow[], today: string): Series[] {
  const byName = Map.groupBy(entries, ({ description }) => description.trim().toLowerCase())
  const found: Series[] = []
  for (const [name, members] of byName) {
    const series = name === '' ? undefined : seriesOf(members, today)
    if (series) found.push(series)
  }
  return found.toSorted((a, b) => (a.minor < b.minor ? 1 : -1))
}

function seriesOf(members: LedgerRow[], today: string): Series | undefined {
  const sorted = members.toSorted((a, b) => b.date.localeCompare(a.date))
  const [newest, oldest] = [sorted[0], sorted.at(-1)]
  if (!newest || !oldest) return undefined
  for (const { every, gap, minOccurrences, tenths, late } of rhythms) {
    const recent = sorted.slice(0, Math.max(minOccurrences, Math.min(RECENT_OCCURRENCES, steadyRun(sorted, gap))))
    if (recent.length < minOccurrences || !inRhythm(recent, gap) || !isSteady(recent, tenths)) continue
    const next = nextAfter(newest.date, every)
    if (addDays(next, late) < today) continue
    return {
      description: newest.description.trim(),
      minor: newest.minor,
      every,
      newest,
      oldest,
      count: sorted.length,
      next,
    }
  }
  return undefined
}

function steadyRun(sorted: LedgerRow[], gap: [number, number]): number {
  let run = 1
  while (run < sorted.length && inRhythm(sorted.slice(run - 1, run + 1), gap)) run++
  return run
}

function inRhythm(sorted: LedgerRow[], [minOccurrences, max]: [number, number]): boolean {
  return sorted.every(({ date }, index) => {
    const later = sorted[index - 1]
    if (!later) return true
    const days = countDays(date, later.date) - 1
    return days >= minOccurrences && days <= max
  })
}

function isSteady(entries: LedgerRow[], tenths: bigint): boolean {
  const amounts = entries.map(({ minor }) => minor).toSorted((a, b) => (a < b ? -1 : 1))
  return (amounts.at(-1) ?? 0n) * 10n <= (amounts[0] ?? 0n) * tenths
}

function nextAfter(day: string, every: Cadence): string {
  if (every === 'WEEK') return addDays(day, 7)
  if (every === 'FORTNIGHT') return addDays(day, 14)
  return addMonthsToDay(day, { MONTH: 1, QUARTER: 3, YEAR: 12 }[every])
}

/** Returns the monthly amount in minor units, rounded. */
export function monthlyOf({ minor, every }: Pick<Series, 'minor' | 'every'>): bigint {
  const perYear = { WEEK: 52n, FORTNIGHT: 26n, MONTH: 12n, QUARTER: 4n, YEAR: 1n }[every]
  return (minor * perYear + 6n) / 12n
}
