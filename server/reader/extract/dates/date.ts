import { msg } from '@lingui/core/runtime-macro'
import { render, type Text } from '../../../base/text.ts'
import { addDays, utcDay, weekdayOf } from '../../../language/days.ts'
import { weekdayNamed } from '../../../language/dictionary/weekday-names.ts'
import type { ReadingContext, ReceiptReading } from '../../reading.ts'
import type { FactRow } from '../facts.ts'
import { found, nothing } from '../field.ts'
import { hardToRead, isHardToRead } from '../merchant/legibility.ts'
import { certaintyOfDigits, confidenceOf, minCertaintyOfDigits, pageBoxOf } from '../page-text.ts'
import { damagedDatesIn, type FoundDate, hasTime } from './dates.ts'
import { closerDay, isDayOfFile, isRecent } from './day-signals.ts'

interface Candidate {
  date: string
  score: number
  order: 'shown' | 'usual' | 'open'
  row: FactRow
  source: FoundDate
}

const monthFirstCountries = ['US', 'PH', 'FM', 'PW', 'BZ']
const monthFirstCurrencies = ['USD', 'PHP']
/** Both orders are common in Canada. */
const currenciesOfBothOrders = ['CAD']

export function readDate(
  rows: FactRow[],
  currency: string | null,
  context: ReadingContext,
): Pick<ReceiptReading, 'date' | 'dayOrders'> {
  const order = orderOf(rows, currency, context)
  const judged = (datesOf: (row: FactRow) => FoundDate[]) =>
    rows.flatMap((row) => datesOf(row).flatMap((date) => judge(date, row, rows, order, context)))
  const printed = judged(({ dates }) => dates)
  const candidates = printed.length > 0 ? printed : judged(({ text }) => damagedDatesIn(text))
  if (candidates.length === 0) return { date: nothing(msg`No date was found. Enter it.`) }

  const byDate = Map.groupBy(candidates, ({ date }) => date)
  const ranked = [...byDate.values()]
    .map((same) => {
      const best = same.reduce((a, b) => (b.score > a.score ? b : a))
      return { ...best, times: same.length, score: best.score + Math.min(1, (same.length - 1) * 0.5) }
    })
    .sort((a, b) => b.score - a.score || a.row.order - b.row.order)
  const [best] = ranked
  if (!best || best.score < -1.5) return { date: nothing(msg`No purchase date was found. Enter it.`) }

  const { row, source } = best
  const confidence = confidenceOf(row, source.start, source.end)
  const doubt = doubtOf(ranked, context)
  const isOpen = best.order === 'open'
  const sure = doubt === null && !isOpen
  const swapped = msg`Day and month could be swapped. Check the date.`
  const date = found({
    value: best.date,
    confidence: confidence * (sure ? 1 : isOpen ? 0.5 : 0.7),
    sure,
    place: pageBoxOf(row, source.start, source.end),
    candidates: [...ranked.map(({ date }) => date), ...otherOrder(best)],
    doubt: doubt === hardToRead ? hardToRead : isOpen ? swapped : (doubt ?? swapped),
  })
  const { dayFirst, monthFirst } = source
  if (best.order === 'shown' || !dayFirst || !monthFirst || dayFirst === monthFirst) return { date }
  return { date, dayOrders: { dayFirst, monthFirst, doubt: doubt && render(doubt) } }
}

/** Returns the doubt of the first date apart from its order, or null if a second signal confirms it. */
function doubtOf(ranked: (Candidate & { times: number })[], context: ReadingContext): Text | null {
  const [best, next] = ranked
  if (!best) return null
  const { date, row, source, score, times } = best
  const { today = utcDay() } = context
  const isOfFile = isDayOfFile(date, context)
  const isAlone = ranked.length === 1 || times > 1 || score - (next?.score ?? 0) >= 2
  const isOnlyOne = ranked.length === 1 && (best.order === 'shown' || isRecent(date, context))
  const isPart = source.isGlued && (!source.hasFullYear || row.dates.length === 0)
  const isClear = isOfFile || source.hasFullYear || source.hasMonthName || score >= 1 || isOnlyOne
  const isRepeated = isOfFile || times > 1 || weekdayBeside(row, source) === weekdayOf(date)
  const isCertain = certaintyOfDigits(row, source.start, source.end) >= minCertaintyOfDigits
  if (isHardToRead(row, source.start, source.end) || !(isRepeated || isCertain)) return hardToRead
  const isPlausible = (isOfFile || !isPart) && score >= 0 && date <= today
  return isAlone && isClear && isPlausible ? null : msg`Check that this is the purchase date.`
}

function otherOrder({ source, date, order }: Candidate): string[] {
  if (order === 'shown') return []
  return [source.dayFirst, source.monthFirst].filter((other): other is string => other !== null && other !== date)
}

interface Order {
  monthFirst: boolean
  /** 'shown' by another date of the receipt, 'usual' for its currency, or 'open'. */
  certainty: Candidate['order']
}

function orderOf(rows: FactRow[], currency: string | null, { country }: ReadingContext): Order {
  const shown = new Set(rows.flatMap(({ dates, text }) => dates.flatMap((date) => orderShownBy(date, text) ?? [])))
  const [first] = shown
  if (first && shown.size === 1) return { monthFirst: first === 'month first', certainty: 'shown' }
  if (currency === null && country === undefined) return { monthFirst: false, certainty: 'open' }
  const monthFirst = monthFirstCurrencies.includes(currency ?? '')
  const isAbroad = monthFirst && country !== undefined && !monthFirstCountries.includes(country)
  const isOpen = isAbroad || currenciesOfBothOrders.includes(currency ?? '')
  return { monthFirst, certainty: isOpen ? 'open' : 'usual' }
}

/** The order that a date of numbers proves because only one of them can be the month. Equal numbers prove nothing. */
function orderShownBy(date: FoundDate, text: string): 'day first' | 'month first' | null {
  const { dayFirst, monthFirst, hasMonthName, start, end } = date
  if (hasMonthName || !dayFirst || dayFirst !== monthFirst) return null
  const written = text.slice(start, end)
  if (/^\d{4}/.test(written) || dayFirst.slice(5, 7) === dayFirst.slice(8, 10)) return null
  return Number(/\d+/.exec(written)?.[0]) <= 12 ? 'month first' : 'day first'
}

function judge(
  date: FoundDate,
  row: FactRow,
  rows: FactRow[],
  { monthFirst, certainty }: Order,
  context: ReadingContext,
): Candidate[] {
  const { today = utcDay() } = context
  const [usual, other] = monthFirst ? [date.monthFirst, date.dayFirst] : [date.dayFirst, date.monthFirst]
  if (!usual || !other) return []
  const weekday = weekdayBeside(row, date)
  const fits = (day: string) => day <= addDays(today, 1) && (weekday === null || weekday === weekdayOf(day))
  // A weekday and the present can show which of the two numbers is the month.
  const isDecided = usual !== other && fits(usual) !== fits(other)
  const closer = certainty === 'open' && !isDecided ? closerDay([usual, other], context) : undefined
  const value = closer ?? (isDecided && fits(other) ? other : usual)
  const isShown = usual === other || isDecided || closer !== undefined
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
  return [{ date: value, score, order: isShown ? 'shown' : certainty, row, source: date }]
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
