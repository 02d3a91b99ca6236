import { isDay } from '../../../language/days.ts'
import { monthNamed } from '../../../language/dictionary/month-names.ts'

export type DayOrder = 'DAY_FIRST' | 'MONTH_FIRST'

interface Written {
  numbers: [number, number, number]
  isPlain: boolean
}

export function isDate(cell: string): boolean {
  return readDate(cell, 'DAY_FIRST') !== null || readDate(cell, 'MONTH_FIRST') !== null
}

/** Returns yyyy-MM-dd; null if the cell is not a date in this order. */
export function readDate(cell: string, order: DayOrder): string | null {
  const written = parseNumericDay(cell)
  if (!written) return null
  const [first, second, third] = written.numbers
  const [year, month, day] = written.isPlain
    ? [first, second, third]
    : order === 'DAY_FIRST'
      ? [third, second, first]
      : [third, first, second]
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isDay(text) ? text : null
}

/**
 * Returns the order in which all dates are valid. If both are, prefers the one with more sorted dates, then the usual
 * one.
 */
export function orderOf(cells: readonly string[], usual: DayOrder): DayOrder {
  const survey = orderSurvey(usual)
  for (const cell of cells) survey.take(cell)
  return survey.found()
}

export interface OrderSurvey {
  take(cell: string): void
  found(): DayOrder
  isSure(): boolean
}

export function orderSurvey(usual: DayOrder): OrderSurvey {
  const scores = { DAY_FIRST: noScore(), MONTH_FIRST: noScore() }
  let [hasPoints, isOpen] = [false, false]
  const best = () => {
    // Dates with points always have the day first.
    const first = hasPoints ? 'DAY_FIRST' : usual
    const other = first === 'DAY_FIRST' ? 'MONTH_FIRST' : 'DAY_FIRST'
    const [a, b] = [scores[first], scores[other]]
    return b.wrong < a.wrong || (b.wrong === a.wrong && countTurns(b) < countTurns(a)) ? other : first
  }
  return {
    take(cell) {
      hasPoints ||= /^\d{1,2}\./.test(cell)
      const [day, month] = [readDate(cell, 'DAY_FIRST'), readDate(cell, 'MONTH_FIRST')]
      count(scores.DAY_FIRST, day)
      count(scores.MONTH_FIRST, month)
      isOpen ||= day !== month
    },
    found: best,
    isSure: () => !isOpen || hasPoints || scores.DAY_FIRST.wrong !== scores.MONTH_FIRST.wrong,
  }
}

/** Measures how well an order fits. Statements are sorted in one direction and rarely change it. */
interface Score {
  wrong: number
  ups: number
  downs: number
  last: string | null
}

const noScore = (): Score => ({ wrong: 0, ups: 0, downs: 0, last: null })
const countTurns = ({ ups, downs }: Score) => Math.min(ups, downs)

function count(score: Score, date: string | null) {
  if (date === null) score.wrong += 1
  else {
    if (score.last !== null && date > score.last) score.ups += 1
    if (score.last !== null && date < score.last) score.downs += 1
    score.last = date
  }
}

const weekday =
  /^(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mi[eé]|jue|vie|s[aá]b|dom|pon|wt|[sś]r|czw|pt|sob|niedz|ma|wo|vr|za|zo|m[aå]n|tir|ons|tor|fre|l[oöø]r|s[oöø]n)\p{L}*[.,]{0,2}\s+(?=[\p{L}\d])/iu
const time =
  /[T ,]+(?:- )?\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?\s*(?:Z|UTC|GMT|[A-Z]{3,4}|[AP]\.?M\.?|[+-]\d{2}:?\d{2})?$/i

function parseNumericDay(cell: string): Written | null {
  const bare = cell.trim().replace(/^'/, '')
  if (bare.length > 50 || !/\d/.test(bare)) return null
  const text = bare.replace(time, '')
  const digits = /^((?:19|20)\d{2})(\d{2})(\d{2})(?:\d{6})?$/.exec(text)
  if (digits) return plainly(digits[1] ?? '', digits[2] ?? '', digits[3] ?? '')
  const numbers = /^(\d{1,4})\s?[-/.년]\s?(\d{1,2})\s?[-/.월]\s?(\d{1,4})[.일]?$/.exec(text)
  if (numbers) {
    const [, first = '', second = '', third = ''] = numbers
    if (first.length === 4) return third.length > 2 ? null : plainly(first, second, third)
    const isDay = first.length <= 2 && (third.length === 2 || third.length === 4)
    return isDay ? { numbers: [Number(first), Number(second), yearOf(third)], isPlain: false } : null
  }
  return parseWrittenDay(text) ?? (weekday.test(text) ? parseNumericDay(text.replace(weekday, '')) : null)
}

function parseWrittenDay(text: string): Written | null {
  if (text.length > 40) return null
  const named =
    /^(?:(\d{1,2})(?:st|nd|rd|th|er|º)?[ .-]*(?:de )?)?(\p{L}{3,12})\.?,?[ -]*(?:de )?(?:(\d{1,2})(?:st|nd|rd|th)?,?[ -]+)?(\d{4}|\d{2})$/u.exec(
      text,
    )
  const month = named && monthNamed(named[2] ?? '')
  const day = named?.[1] ?? named?.[3]
  return named && month && day ? { numbers: [yearOf(named[4] ?? ''), month, Number(day)], isPlain: true } : null
}

const plainly = (year: string, month: string, day: string): Written => ({
  numbers: [Number(year), Number(month), Number(day)],
  isPlain: true,
})

/** Two-digit years from 70 on are in the 20th century. */
function yearOf(digits: string): number {
  const year = Number(digits)
  return digits.length > 2 ? year : year < 70 ? 2000 + year : 1900 + year
}
