import { monthNamed } from '../../../language/dictionary/month-names.ts'
import { plainLetters, plainWords } from '../../../language/letters.ts'

export interface MonthRead {
  month: number
  year: number | null
}

/** Names that are other words where no day stands beside them, as in lists: "Money out", "Marco", "Mac". */
const otherWords = new Set(['out', 'marco', 'marca', 'mac', 'maja', 'dis'])

function monthOfWord(word: string): number | null {
  return otherWords.has(word) ? null : monthNamed(word)
}

/**
 * "Jan 2026", "March 2026", "2026-01", "01/2026", "Januar", "Planned Feb", "1/2/2026". Returns null for a text without
 * a month.
 */
export function monthIn(text: string): MonthRead | null {
  const numeric =
    /(?<!\d)(20\d\d)[-/](0?[1-9]|1[0-2])(?:[-/]\d{1,2})?(?!\d)/.exec(text) ??
    /(?<!\d)(20\d\d)\.(0?[1-9]|1[0-2])\.\d{1,2}(?!\d)/.exec(text)
  if (numeric) return { month: Number(numeric[2]), year: Number(numeric[1]) }
  const day = dayIn(text)
  if (day) return day
  const reversed = /(?<!\d)(0?[1-9]|1[0-2])[-/.](20\d\d)(?!\d)/.exec(text)
  if (reversed) return { month: Number(reversed[1]), year: Number(reversed[2]) }
  for (const word of plainLetters(text).match(/\p{L}+/gu) ?? []) {
    const month = monthOfWord(word) ?? monthOfWord(word.replace(/s?budget$/, ''))
    if (month !== null) return { month, year: yearIn(text) ?? shortYearIn(text) }
  }
  return null
}

/** Reads a range of months: "January to March 2026", "Oct 2026 - Feb 2027". A single month gives a list of one. */
export function monthsIn(text: string): MonthRead[] {
  const [from = '', to, ...more] = text.split(
    /\s[-–—]\s|[–—]|\b(?:to|till|until|bis|through|tot|al|au|do)\b|(?<=\p{L})-(?=\p{L})/u,
  )
  const [first, last] = [monthIn(from), to === undefined || more.length > 0 ? null : monthIn(to)]
  const one = monthIn(text)
  // A range from the first to the last day of a month is that month.
  if (!first || !last || dayIn(text)) return one ? [one] : []
  const year = first.year ?? (last.year !== null && last.month < first.month ? last.year - 1 : last.year)
  const count = (((last.month - first.month) % 12) + 12) % 12
  return Array.from({ length: count + 1 }, (_, at) => {
    const month = first.month - 1 + at
    return { month: (month % 12) + 1, year: year === null ? null : year + Math.floor(month / 12) }
  })
}

export function isMonthName(text: string): boolean {
  return monthOfWord(plainWords(text)) !== null
}

/** "31.5.2026", "5/31/2026": a number above 12 shows which part is the day. Otherwise the day comes first. */
function dayIn(text: string): MonthRead | null {
  const days = [...text.matchAll(/(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.](20\d\d)(?!\d)/g)].map((match) =>
    match.slice(1).map(Number),
  )
  const [first] = days
  if (!first) return null
  const isMonthFirst = days.some(([, second = 0]) => second > 12)
  const [one = 0, two = 0, year = 0] = first
  const month = isMonthFirst ? one : two
  return month >= 1 && month <= 12 ? { month, year } : null
}

export function yearIn(text: string): number | null {
  const found = /(?<!\d)20\d\d(?!\d)/.exec(text)
  return found ? Number(found[0]) : null
}

function shortYearIn(text: string): number | null {
  const found = /[-'’ ](\d\d)$/.exec(text.trim())
  return found ? 2000 + Number(found[1]) : null
}
