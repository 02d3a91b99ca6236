import { msg } from '@lingui/core/runtime-macro'
import { addDays, weekdayOf } from '../../../language/days.ts'
import { weekdayNamed } from '../../../language/dictionary/weekday-names.ts'
import type { Field, ReadingContext } from '../../reading.ts'
import type { FactRow } from '../facts.ts'
import { found, nothing } from '../field.ts'
import { hardToRead, isHardToRead } from '../merchant/legibility.ts'
import { certaintyOfDigits, confidenceOf, minCertaintyOfDigits, pageBoxOf } from '../page-text.ts'
import { type FoundDate, hasTime } from './dates.ts'

interface Candidate {
  date: string
  score: number
  /** True if the order of day and month is ambiguous. */
  isOpen: boolean
  row: FactRow
  source: FoundDate
}

const monthFirstCountries = ['US', 'PH', 'FM', 'PW', 'BZ']

export function readDate(rows: FactRow[], currency: string | null, context: ReadingContext): Field<string> {
  const today = context.today ?? new Date().toISOString().slice(0, 10)
  const order = orderOf(rows, currency, context)
  const candidates = rows.flatMap((row) => row.dates.flatMap((date) => judge(date, row, rows, order, today)))
  if (candidates.length === 0) return nothing(msg`No date was found. Enter it.`)

  const byDate = Map.groupBy(candidates, ({ date }) => date)
  const ranked = [...byDate.values()]
    .map((same) => {
      const best = same.reduce((a, b) => (b.score > a.score ? b : a))
      return { ...best, times: same.length, score: best.score + Math.min(1, (same.length - 1) * 0.5) }
    })
    .sort((a, b) => b.score - a.score || a.row.order - b.row.order)
  const [best, next] = ranked
  if (!best || best.score < -1.5) return nothing(msg`No purchase date was found. Enter it.`)

  const confidence = confidenceOf(best.row, best.source.start, best.source.end)
  const isLegible = !isHardToRead(best.row, best.source.start, best.source.end)
  const isAlone = ranked.length === 1 || best.times > 1 || best.score - (next?.score ?? 0) >= 2
  const isOnlyOne = ranked.length === 1 && best.source.dayFirst === best.source.monthFirst
  const isPart = best.source.isGlued && !best.source.hasFullYear
  const isClear = best.source.hasFullYear || best.source.hasMonthName || best.score >= 1 || isOnlyOne
  const isConfirmed =
    best.times > 1 ||
    weekdayBeside(best.row, best.source) === weekdayOf(best.date) ||
    certaintyOfDigits(best.row, best.source.start, best.source.end) >= minCertaintyOfDigits
  const isPlausible = !isPart && best.score >= 0 && best.date <= today
  const sure = isAlone && isClear && !best.isOpen && isLegible && isConfirmed && isPlausible
  return found({
    value: best.date,
    confidence: confidence * (sure ? 1 : best.isOpen ? 0.5 : 0.7),
    sure,
    place: pageBoxOf(best.row, best.source.start, best.source.end),
    candidates: [...ranked.map(({ date }) => date), ...otherOrder(best)],
    doubt:
      !isLegible || !isConfirmed
        ? hardToRead
        : best.isOpen
          ? msg`Day and month could be swapped. Check the date.`
          : msg`Check that this is the purchase date.`,
  })
}

function otherOrder({ source, date }: Candidate): string[] {
  return [source.dayFirst, source.monthFirst].filter((other): other is string => other !== null && other !== date)
}

interface Order {
  monthFirst: boolean
  isCertain: boolean
}

function orderOf(rows: FactRow[], currency: string | null, { country }: ReadingContext): Order {
  const certainRows = rows
    .flatMap(({ dates }) => dates)
    .filter(({ dayFirst, monthFirst, hasMonthName }) => !hasMonthName && dayFirst === monthFirst)
  const first = certainRows[0]
  const isAmerican = currency === 'USD' && (country === undefined || monthFirstCountries.includes(country))
  if (first?.dayFirst && !hasYearFirst(rows, first)) {
    const row = rows.find(({ dates }) => dates.includes(first))
    const lead = Number(/\d+/.exec(row?.text.slice(first.start, first.end) ?? '')?.[0])
    return { monthFirst: lead <= 12, isCertain: true }
  }
  if (currency === null && country === undefined) return { monthFirst: false, isCertain: false }
  return { monthFirst: isAmerican, isCertain: currency !== null || country !== undefined }
}

function hasYearFirst(rows: FactRow[], date: FoundDate): boolean {
  const row = rows.find(({ dates }) => dates.includes(date))
  return /^\d{4}/.test(row?.text.slice(date.start, date.end) ?? '')
}

function judge(date: FoundDate, row: FactRow, rows: FactRow[], order: Order, today: string): Candidate[] {
  const { dayFirst, monthFirst } = date
  const [usual, other] = order.monthFirst ? [monthFirst, dayFirst] : [dayFirst, monthFirst]
  if (!usual || !other) return []
  const weekday = weekdayBeside(row, date)
  const fits = (day: string) => day <= addDays(today, 1) && (weekday === null || weekday === weekdayOf(day))
  // A weekday and the present can show which of the two numbers is the month.
  const isDecided = usual !== other && fits(usual) !== fits(other)
  const value = isDecided && fits(other) ? other : usual
  const isOpen = usual !== other && !isDecided && !order.isCertain
  let score = 0
  const label = labelBefore(row, date)
  const above = rows[row.order - 1]
  if (label === 'other-date') score -= 3
  else if (label === 'date') score += 2
  else if (above?.kinds.has('other-date') && !above.kinds.has('date') && above.dates.length === 0) score -= 1.5
  else if (above?.kinds.has('date') && above.dates.length === 0) score += 1.5
  if (hasTime(row.text)) score += 1.5
  if (date.hasFullYear || date.hasMonthName) score += 0.5
  if (date.isGlued) score -= 0.7
  if (value > addDays(today, 1)) score -= 4
  if (value < addDays(today, -365 * 15)) score -= 2
  if (row.kinds.has('title') && row.dates.length === 1) score += 0.3
  return [{ date: value, score, isOpen, row, source: date }]
}

/** Returns the weekday, 1 to 7, that is printed directly before or after the date. */
function weekdayBeside(row: FactRow, { start, end }: FoundDate): number | null {
  const before = /(\p{L}+)[\s.,(]{0,3}$/u.exec(row.text.slice(0, start))?.[1]
  const after = /^[\s.,(]{0,3}(\p{L}+)/u.exec(row.text.slice(end))?.[1]
  return weekdayNamed(before ?? '') ?? weekdayNamed(after ?? '')
}

function labelBefore(row: FactRow, date: FoundDate): 'date' | 'other-date' | null {
  const before = row.labels.filter(
    ({ start, kind }) => start < date.start && (kind === 'date' || kind === 'other-date'),
  )
  const kind = before.sort((a, b) => b.end - a.end || (b.kind === 'other-date' ? 1 : -1))[0]?.kind
  return kind === 'date' || kind === 'other-date' ? kind : null
}
