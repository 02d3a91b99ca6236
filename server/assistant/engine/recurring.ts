import { addMonths, shiftMonth } from './calendar.ts'
import type { Entry } from './ledger.ts'

export interface Series {
  /** As the newest of them is called. */
  description: string
  /** What the newest was, in minor units. */
  minor: bigint
  /** The day of the month around which it comes. */
  day: number
}

/**
 * What is paid every month: by the same name, once a month, in each of the last three months that it could have come in,
 * within ten days of the same day of the month, for amounts that differ by no more than half.
 */
export function findRecurring(entries: Entry[], today: string): Series[] {
  const byName = Map.groupBy(entries, ({ description }) => description.trim().toLowerCase())
  const found: Series[] = []
  for (const [name, series] of byName) {
    const newest = series.toSorted((a, b) => (a.date < b.date ? 1 : -1))[0]
    if (name === '' || !newest || newest.date <= addMonths(today, -2)) continue
    const last = newest.date.slice(0, 7)
    const months = [last, shiftMonth(last, -1), shiftMonth(last, -2)].map((month) =>
      series.filter(({ date }) => date.startsWith(month)),
    )
    if (months.some((inMonth) => inMonth.length !== 1)) continue
    const three = months.flat()
    if (isSteady(three))
      found.push({ description: newest.description.trim(), minor: newest.minor, day: Number(newest.date.slice(8)) })
  }
  return found.toSorted((a, b) => (a.minor < b.minor ? 1 : -1))
}

function isSteady(entries: Entry[]): boolean {
  const days = entries.map(({ date }) => Number(date.slice(8)))
  const amounts = entries.map(({ minor }) => minor).toSorted((a, b) => (a < b ? -1 : 1))
  const [least, most] = [amounts[0] ?? 0n, amounts.at(-1) ?? 0n]
  const spread = Math.max(...days) - Math.min(...days)
  // The 31st and the 1st are a day apart.
  return (spread <= 10 || spread >= 25) && most * 2n <= least * 3n
}
