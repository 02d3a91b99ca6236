import { dayOfMonth, isCalendarDay, toMonth } from '../../../language/days.ts'
import { monthNamed, monthNames } from '../../../language/dictionary/month-names.ts'
import { foldLetters, similarity } from '../merchant/letters.ts'

export interface FoundDate {
  /** 'yyyy-MM-dd' with the day first if the order is ambiguous. */
  dayFirst: string | null
  /** 'yyyy-MM-dd' with the month first. Equal to `dayFirst` if the order is not ambiguous. */
  monthFirst: string | null
  hasFullYear: boolean
  hasMonthName: boolean
  /**
   * True if another number ends where the date starts, the first digit may be missing, or a time shares the last digit.
   * The date may then be a part of a misread longer one.
   */
  isGlued: boolean
  start: number
  end: number
}

const gap = String.raw`\s?[-/.,\s'′’]\s?`
// The longest name first: "JUNE" is not "JUN" and a letter more.
const month = `(?:${monthNames
  .toSorted((a, b) => b.length - a.length)
  .join('|')
  .toUpperCase()})`
/**
 * A time may directly follow a two-digit year: "21/02/1811:19", "21/02/181119" and "21/02/18111900AM" are 21 February
 * 2018, 11:19.
 */
const shortYear = String.raw`(?:\d{2})(?=$|\D|[012]\d[:.]{1,2}\d{1,2}|[012]\d[0-5]\d(?!\d)|\d:\d{2}|\d{5,6}\s?[AP]\.?M)`
const longYear = String.raw`(?:19|20)\d{2}(?![:.]\d{2}(?:\D|$))`

const shapes: { pattern: RegExp; order: 'ymd' | 'dmy' | 'named-dmy' | 'named-mdy' | 'named-ymd' }[] = [
  { pattern: /((?:19|20)\d{2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{2}|\d(?!\d))/g, order: 'ymd' },
  // Dates with one sign between all parts come first: "#2- 25/12/2016" is the 25th, and 2 belongs to another number.
  ...[String.raw`\2`, '[-/.]'].map((second) => ({
    pattern: new RegExp(
      String.raw`(\d{1,2})\s?([-/.]|,(?=\d))\s?(\d{1,2})\s?${second}\s?(${longYear}|'?${shortYear})`,
      'g',
    ),
    order: 'dmy' as const,
  })),
  { pattern: new RegExp(String.raw`(?<!\d)(\d{1,2})( )(\d{1,2}) (${longYear})`, 'g'), order: 'dmy' },
  // Swedish: "6/1 2021".
  { pattern: new RegExp(String.raw`(?<![\d/])(\d{1,2})(/)(\d{1,2}) ?(${longYear})`, 'g'), order: 'dmy' },
  {
    pattern: new RegExp(
      String.raw`(?<![\d])(\d{1,2})(?:ST|ND|RD|TH|ER|\.)?(?:${gap})?(?:OF |DE |D')?(${month})\.?(?:${gap})?(?:DE |DEL )?(${longYear}|\d{2}(?!\d)|${shortYear})`,
      'g',
    ),
    order: 'named-dmy',
  },
  {
    pattern: new RegExp(
      String.raw`(?<![A-Z])(${month})\.?(?:${gap})?(\d{1,2})(?:ST|ND|RD|TH)?(?:${gap}){1,2}(${longYear}|\d{2}(?!\d)|${shortYear})`,
      'g',
    ),
    order: 'named-mdy',
  },
  {
    pattern: new RegExp(String.raw`(${longYear})(?:${gap})?(${month})(?:${gap})?(\d{1,2})(?!\d)`, 'g'),
    order: 'named-ymd',
  },
]

const maxInARow = 20
/** "5/04/18" at the edge of the paper may be 15/04/18, because the month has two digits. */
const isCutOff = /^\d[-/.]0\d[-/.]/

export function datesIn(text: string): FoundDate[] {
  const folded = withDigits(
    Array.from({ length: text.length }, (_, at) => foldLetters(text.charAt(at)).charAt(0) || ' ').join(''),
  )
  const found: FoundDate[] = []
  for (const { pattern, order } of shapes) {
    for (const match of folded.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (found.some((other) => other.start < end && other.end > start)) continue
      const date = read(order, match)
      if (!date || found.length >= maxInARow) continue
      const before = folded.slice(Math.max(0, start - 2), start)
      const isCut = before.trim() === '' && start < 3 && isCutOff.test(match[0])
      // In "21-11-214:44", the year may be 21 or 2x.
      const meetsHour = !date.hasFullYear && /^\d[:.]\d\d/.test(folded.slice(end))
      found.push({ ...date, isGlued: isCut || meetsHour || /\d[:.,/-]?$/.test(before), start, end })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** Separators are small, so pale print loses them, or they are read as other signs or as a 7. */
const anySign = String.raw`\s?[-/.,:\s]?\s?`
const damaged = [
  // Before a time: "2608.2419:47", "03:07:24 19:24:44", "26701/16 15:39" and "18.12.21720:20".
  new RegExp(
    String.raw`(?<![\d.,:/-])(\d{2})(?:${anySign}|7)(\d{2})${anySign}((?:20)?\d{2})[\s@a-z7]{0,3}(?=\d{1,2}[:.h]{1,2}\d{1,2})`,
    'i',
  ),
  // In a row without other text: "15.0922".
  new RegExp(String.raw`^\W*(\d{2})${anySign}(\d{2})${anySign}((?:20)?\d{2})(?: \d)?\W*$`),
  // "12 de:e ber 2021".
  /(?<!\d)(\d{1,2})[.\s]{0,2}(\p{L}\D{4,13}?)\s?(20\d{2})(?!\d)/u,
]
const minLikeness = 0.7
const shortestName = 6

/** Returns the number of the month whose name is most similar, or ''. Short names are too much alike. */
function monthLike(text: string): string {
  const letters = text.replace(/\P{L}/gu, '')
  const long = monthNames.filter((name) => name.length >= shortestName)
  const [best] = long
    .map((name) => ({ name, likeness: similarity(name, letters) }))
    .sort((a, b) => b.likeness - a.likeness)
  return best && best.likeness >= minLikeness ? String(monthNamed(best.name)) : ''
}

/** Finds dates whose separators are missing or misread. Other numbers look alike, so they are only guesses. */
export function damagedDatesIn(text: string): FoundDate[] {
  return damaged.flatMap((pattern) => {
    const match = pattern.exec(text)
    const [whole = '', first = '', middle = '', year = ''] = match ?? []
    const second = /\d/.test(middle) ? middle : monthLike(middle)
    const [dayFirst, monthFirst] = [day(year, second, first), day(year, first, second)]
    const date = dayFirst ?? monthFirst
    if (!match || date === null) return []
    const found = {
      dayFirst: date,
      monthFirst: monthFirst ?? date,
      hasFullYear: year.length === 4,
      hasMonthName: false,
    }
    return { ...found, isGlued: true, start: match.index, end: match.index + whole.trimEnd().length }
  })
}

type Reading = Omit<FoundDate, 'start' | 'end' | 'isGlued'>

function read(order: (typeof shapes)[number]['order'], match: RegExpMatchArray): Reading | null {
  const [, first = '', second = '', third = '', fourth = ''] = match
  if (order === 'ymd') return same(day(first, second, third), true, false)
  if (order === 'named-dmy') return same(day(third, String(monthNamed(second)), first), third.length === 4, true)
  // "Mac 16.77" is a burger and its price.
  if (order === 'named-mdy' && /\d[.,]\d{2}$/.test(match[0])) return null
  // "9 mar5 2020" is a misread "9 mars 2020".
  if (order === 'named-mdy' && /^MAR5(?!\d)/.test(match[0])) return null
  if (order === 'named-mdy') return same(day(third, String(monthNamed(first)), second), third.length === 4, true)
  if (order === 'named-ymd') return same(day(first, String(monthNamed(second)), third), true, true)
  const year = fourth.replace(/\D/g, '')
  const [dayFirst, monthFirst] = [day(year, third, first), day(year, first, third)]
  if (!dayFirst && !monthFirst) return null
  return {
    dayFirst: dayFirst ?? monthFirst,
    monthFirst: monthFirst ?? dayFirst,
    hasFullYear: year.length === 4,
    hasMonthName: false,
  }
}

function same(date: string | null, hasFullYear: boolean, hasMonthName: boolean): Reading | null {
  return date === null ? null : { dayFirst: date, monthFirst: date, hasFullYear, hasMonthName }
}

/** Returns 'yyyy-MM-dd' for an existing day. A two-digit year is in this century. */
export function day(year: string, month: string, date: string): string | null {
  const full = year.length === 2 ? `20${year}` : year
  const [y, m, d] = [Number(full), Number(month), Number(date)]
  if (y < 1990 || y > 2060) return null
  return isCalendarDay(y, m, d) ? dayOfMonth(toMonth(y, m), d) : null
}

function withDigits(text: string): string {
  return text
    .replace(/(?<=\d|[-/.]\s?)O(?=\d|\s?[-/.:])/g, '0')
    .replace(/(?<=[-/.]\d)O(?![A-Z])/g, '0')
    .replace(/(?<=\d|[-/.])[IL|](?=\d|[-/.:])/g, '1')
}

/** Detects a time of day, even next to a date: "201710:18", "09:51 Uhr", "7:53PM", "14h05". */
export function hasTime(text: string): boolean {
  if (/(?:^|[^\d.,])(?:[01]?\d|2[0-3]) ?(?:h ?|\. ?(?=\d\d ?uhr))[0-5]\d(?!\d)/i.test(text)) return true
  return (
    /(?:^|\D|\d{2})([01]?\d|2[0-3])[:.][0-5]\d(?::[0-5]\d)?\s?(?:[AP]\.?M|UHR|H)?(?!\d|[.,]\d)/i.test(text) &&
    /:/.test(text)
  )
}
