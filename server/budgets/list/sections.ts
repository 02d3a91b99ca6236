import type { EntryType } from '../../assistant/engine/question.ts'
import type { ListEntry } from './entries.ts'
import type { ListRow } from './rows.ts'
import { EXPENSE_SECTIONS, INCOME_SECTIONS, NOTE_WORDS, REST_NAMES, SUM_WORDS, setOf, wordsOf } from './words.ts'

const rests = setOf(REST_NAMES)
const incomes = setOf(INCOME_SECTIONS)
const expenses = setOf(EXPENSE_SECTIONS)
const notes = setOf(NOTE_WORDS)

/** Whether a row reckons: "Total expenses", "Summe", "Left over", or an amount with no name. */
export function isSum(name: string): boolean {
  const words = wordsOf(name)
  return words === '' || rests.has(words) || words.split(' ').some((word) => SUM_WORDS.has(word))
}

export function isNote(name: string): boolean {
  if (/^\s*\*/.test(name)) return true
  const at = name.indexOf(':')
  return notes.has(wordsOf(at > 0 ? name.slice(0, at) : name)) || wordsOf(name).split(' ').length > 12
}

/** The section that a heading or a type names. */
export function sectionOf(text: string): EntryType | null {
  const words = wordsOf(text.replace(/\([^)]*\)/g, ' '))
  if (words === '') return null
  const first = words.split(' ')[0] ?? ''
  const short = words.split(' ').length <= 3
  if (incomes.has(words) || (short && incomes.has(first) && first.length > 2)) return 'INCOME'
  return expenses.has(words) || (short && expenses.has(first) && first.length > 3) ? 'EXPENSE' : null
}

/** Whether a row is the sum of the indented rows under it. */
export function groupUnder(
  row: ListRow,
  entry: ListEntry,
  following: ListRow[],
  read: (row: ListRow) => ListEntry,
): boolean {
  const indentOf = ({ cells }: ListRow) => /^\s*/.exec(cells.find((cell) => cell.trim() !== '') ?? '')?.[0].length ?? 0
  const own = indentOf(row)
  const end = following.findIndex((later) => indentOf(later) <= own)
  const inside = following.slice(0, end < 0 ? following.length : end).map(read)
  if (inside.length === 0) return false
  const cents = ({ amounts }: ListEntry) =>
    amounts.reduce((sum, { amount }) => sum + Math.round(Number(amount.value) * 100), 0)
  return inside.reduce((sum, each) => sum + cents(each), 0) === cents(entry)
}
