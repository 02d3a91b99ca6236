import { monthNamed } from '../../../language/dictionary/month-names.ts'
import { plainLetters, plainWords } from '../../../language/letters.ts'

export interface MonthRead {
  /** 1 to 12 */
  month: number
  /** Null where none is said. */
  year: number | null
}

/** Names that are other words where no day stands beside them, as in lists: "Money out", "Marco", "Mac". */
const otherWords = new Set(['out', 'marco', 'marca', 'mac', 'maja', 'dis'])

function monthOfWord(word: string): number | null {
  return otherWords.has(word) ? null : monthNamed(word)
}

/** "Jan 2026", "March 2026", "2026-01", "01/2026", "Januar", "Planned Feb", "1/2/2026". Null where a text names no month. */
export function monthIn(text: string): MonthRead | null {
  // "2026.01" alone is an amount.
  const numeric =
    /(?<!\d)(20\d\d)[-/](0?[1-9]|1[0-2])(?:[-/]\d{1,2})?(?!\d)/.exec(text) ??
    /(?<!\d)(20\d\d)\.(0?[1-9]|1[0-2])\.\d{1,2}(?!\d)/.exec(text)
  if (numeric) return { month: Number(numeric[2]), year: Number(numeric[1]) }
  const day = dayIn(text)
  if (day) return day
  const turned = /(?<!\d)(0?[1-9]|1[0-2])[-/.](20\d\d)(?!\d)/.exec(text)
  if (turned) return { month: Number(turned[1]), year: Number(turned[2]) }
  for (const word of plainLetters(text).match(/\p{L}+/gu) ?? []) {
    // "Oktoberbudget"
    const month = monthOfWord(word) ?? monthOfWord(word.replace(/s?budget$/, ''))
    if (month !== null) return { month, year: yearIn(text) ?? shortYearIn(text) }
  }
  return null
}

/** "January to March 2026", "Oct 2026 - Feb 2027": all months of the stretch; or the one month named, or none. */
export function monthsIn(text: string): MonthRead[] {
  const [from = '', to, ...more] = text.split(
    /\s[-–—]\s|[–—]|\b(?:to|till|until|bis|through|tot|al|au|do)\b|(?<=\p{L})-(?=\p{L})/u,
  )
  const [first, last] = [monthIn(from), to === undefined || more.length > 0 ? null : monthIn(to)]
  const one = monthIn(text)
  // Days from the first to the last of a month are of that month.
  if (!first || !last || dayIn(text)) return one ? [one] : []
  const year = first.year ?? (last.year !== null && last.month < first.month ? last.year - 1 : last.year)
  const count = (((last.month - first.month) % 12) + 12) % 12
  return Array.from({ length: count + 1 }, (_, at) => {
    const month = first.month - 1 + at
    return { month: (month % 12) + 1, year: year === null ? null : year + Math.floor(month / 12) }
  })
}

/** Whether a text is the name of a month and nothing else. */
export function isMonthName(text: string): boolean {
  return monthOfWord(plainWords(text)) !== null
}

/** "31.5.2026", "5/31/2026": of two days the one that no month has the number of tells which is the day; else it stands first. */
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

/** "Jan-26", "Jan '26". */
function shortYearIn(text: string): number | null {
  const found = /[-'’ ](\d\d)$/.exec(text.trim())
  return found ? 2000 + Number(found[1]) : null
}
