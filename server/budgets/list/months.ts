import { MONTHS } from '../../assistant/engine/dictionary/calendar-words.ts'
import { plain } from '../../assistant/engine/tokens.ts'
import { MONTHS_ABROAD, wordsOf } from './words.ts'

export interface MonthRead {
  /** 1 to 12 */
  month: number
  /** Null where none is said. */
  year: number | null
}

const names = new Map<string, number>(Object.entries(MONTHS))
for (const [index, words] of MONTHS_ABROAD.entries())
  for (const word of words.split(',')) names.set(wordsOf(word), index + 1)

/** "Jan 2026", "March 2026", "2026-01", "01/2026", "Januar", "Planned Feb". Null where a text names no month. */
export function monthIn(text: string): MonthRead | null {
  const numeric = /\b(20\d\d)[-/.](0?[1-9]|1[0-2])(?:[-/.]\d{1,2})?\b/.exec(text)
  if (numeric) return { month: Number(numeric[2]), year: Number(numeric[1]) }
  const turned = /\b(0?[1-9]|1[0-2])[-/.](20\d\d)\b/.exec(text)
  if (turned) return { month: Number(turned[1]), year: Number(turned[2]) }
  for (const word of plain(text).match(/\p{L}+/gu) ?? []) {
    const month = names.get(word)
    if (month !== undefined) return { month, year: yearIn(text) ?? shortYearIn(text) }
  }
  return null
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
