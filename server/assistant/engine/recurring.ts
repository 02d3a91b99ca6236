import { addDays, addMonthsToDay, countDays } from '../../language/days.ts'
import type { LedgerRow } from './ledger.ts'
import type { Cadence } from './question.ts'

/** Payments by one name that come again in the same rhythm. */
export interface Series {
  /** As the newest of them is called. */
  description: string
  /** What the newest was, in minor units. */
  minor: bigint
  every: Cadence
  newest: LedgerRow
  oldest: LedgerRow
  count: number
  /** The day on which the next is expected; before today where it has not come yet. */
  next: string
}

interface Rhythm {
  every: Cadence
  /** Days between one and the next, at least and at most. */
  gap: [least: number, most: number]
  /** How many there must be. */
  least: number
  /** The dearest may be so many tenths of the cheapest: what varies by a fifth either way differs by half. */
  tenths: bigint
  /** So many days late, and it is taken to have ended. */
  late: number
}

/** Every week or two only what costs the same, for people shop in such rhythms as well. */
const rhythms: Rhythm[] = [
  { every: 'WEEK', gap: [6, 8], least: 5, tenths: 11n, late: 7 },
  { every: 'FORTNIGHT', gap: [12, 16], least: 4, tenths: 11n, late: 8 },
  { every: 'MONTH', gap: [21, 41], least: 3, tenths: 15n, late: 25 },
  { every: 'QUARTER', gap: [80, 102], least: 3, tenths: 15n, late: 35 },
  { every: 'YEAR', gap: [350, 380], least: 2, tenths: 15n, late: 45 },
]

/** How many of the newest are looked at: a rhythm may begin, and what it costs may change. */
const LOOKED_AT = 6

/** What comes again, by name: every week to every year, for sums that differ by no more than half, up to now. */
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
  for (const { every, gap, least, tenths, late } of rhythms) {
    const looked = sorted.slice(0, Math.max(least, Math.min(LOOKED_AT, steadyRun(sorted, gap))))
    if (looked.length < least || !inRhythm(looked, gap) || !isSteady(looked, tenths)) continue
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

/** How many of the newest follow each other in a rhythm. */
function steadyRun(sorted: LedgerRow[], gap: [number, number]): number {
  let run = 1
  while (run < sorted.length && inRhythm(sorted.slice(run - 1, run + 1), gap)) run++
  return run
}

function inRhythm(sorted: LedgerRow[], [least, most]: [number, number]): boolean {
  return sorted.every(({ date }, index) => {
    const later = sorted[index - 1]
    if (!later) return true
    const days = countDays(date, later.date) - 1
    return days >= least && days <= most
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

/** What a series comes to in a month, in minor units, to the nearest. */
export function monthlyOf({ minor, every }: Pick<Series, 'minor' | 'every'>): bigint {
  const perYear = { WEEK: 52n, FORTNIGHT: 26n, MONTH: 12n, QUARTER: 4n, YEAR: 1n }[every]
  return (minor * perYear + 6n) / 12n
}
