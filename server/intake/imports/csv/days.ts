import { isDay } from '../../../language/days.ts'
import { monthNamed } from '../../../language/dictionary/month-names.ts'

/** In which order a file writes day and month, where both are numbers and the year comes last. */
export type DayOrder = 'DAY_FIRST' | 'MONTH_FIRST'

/** The three numbers of a written date, as they stand; a time after them is left away. */
interface Written {
  numbers: [number, number, number]
  /** The year stands first, or the month is a word: then there is nothing to choose. */
  isPlain: boolean
}

/** Whether a cell holds a date and nothing else. */
export function isDate(cell: string): boolean {
  return readDate(cell, 'DAY_FIRST') !== null || readDate(cell, 'MONTH_FIRST') !== null
}

/** yyyy-MM-dd; null for what is no date in this order. */
export function readDate(cell: string, order: DayOrder): string | null {
  const written = partsOf(cell)
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
 * The order in which all dates of a column make sense; where both do, the one that leaves them in better order, and then
 * the usual one.
 */
export function orderOf(cells: readonly string[], usual: DayOrder): DayOrder {
  const survey = orderSurvey(usual)
  for (const cell of cells) survey.take(cell)
  return survey.found()
}

export interface OrderSurvey {
  take(cell: string): void
  found(): DayOrder
  /** False where more dates may tell otherwise. */
  isSure(): boolean
}

/** The same, of cells that come one by one. */
export function orderSurvey(usual: DayOrder): OrderSurvey {
  const scores = { DAY_FIRST: noScore(), MONTH_FIRST: noScore() }
  let [hasPoints, isOpen] = [false, false]
  const best = () => {
    // Nobody parts a month from a day after it with a point.
    const first = hasPoints ? 'DAY_FIRST' : usual
    const other = first === 'DAY_FIRST' ? 'MONTH_FIRST' : 'DAY_FIRST'
    const [a, b] = [scores[first], scores[other]]
    return b.wrong < a.wrong || (b.wrong === a.wrong && turnsIn(b) < turnsIn(a)) ? other : first
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

/** How a column of dates reads in one order: statements run forwards or backwards, and seldom turn round. */
interface Score {
  wrong: number
  ups: number
  downs: number
  last: string | null
}

const noScore = (): Score => ({ wrong: 0, ups: 0, downs: 0, last: null })
const turnsIn = ({ ups, downs }: Score) => Math.min(ups, downs)

function count(score: Score, date: string | null) {
  if (date === null) score.wrong += 1
  else {
    if (score.last !== null && date > score.last) score.ups += 1
    if (score.last !== null && date < score.last) score.downs += 1
    score.last = date
  }
}

/** A weekday before a date, and a time after it. */
const weekday =
  /^(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mi[eé]|jue|vie|s[aá]b|dom|pon|wt|[sś]r|czw|pt|sob|niedz|ma|wo|vr|za|zo|m[aå]n|tir|ons|tor|fre|l[oöø]r|s[oöø]n)\p{L}*[.,]{0,2}\s+(?=[\p{L}\d])/iu
const time =
  /[T ,]+(?:- )?\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?\s*(?:Z|UTC|GMT|[A-Z]{3,4}|[AP]\.?M\.?|[+-]\d{2}:?\d{2})?$/i

function partsOf(cell: string): Written | null {
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
  return inWords(text) ?? (weekday.test(text) ? partsOf(text.replace(weekday, '')) : null)
}

/** "3 Nov 2026", "Nov 3, 2026", "03NOV26", "4 de noviembre de 2026". */
function inWords(text: string): Written | null {
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

/** Of two digits those from 70 on are of the century before. */
function yearOf(digits: string): number {
  const year = Number(digits)
  return digits.length > 2 ? year : year < 70 ? 2000 + year : 1900 + year
}
