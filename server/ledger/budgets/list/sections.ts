import type { TransactionType } from '../../../language/categories.ts'
import { plainWords } from '../../../language/letters.ts'
import type { ListRow } from './budget-list.ts'
import { periodIn } from './periods.ts'
import { roleOf } from './roles.ts'
import {
  EXPENSE_SECTIONS,
  type Heading,
  INCOME_SECTIONS,
  NOTE_WORDS,
  REMAINDER_NAMES,
  SUM_WORDS,
  setOf,
  TITLE_WORDS,
} from './vocabulary.ts'

const rests = setOf(REMAINDER_NAMES)
const incomes = setOf(INCOME_SECTIONS)
const expenses = setOf(EXPENSE_SECTIONS)
const notes = setOf(NOTE_WORDS)

export function isSum(name: string): boolean {
  const words = plainWords(name)
  return words === '' || isRemainderName(name) || words.split(' ').some((word) => SUM_WORDS.has(word))
}

/** Shortens "Net (income less expenses)" to "Net". */
const withoutRemark = (name: string) => name.replace(/\([^()]*\)/g, ' ')

export function isRemainderName(name: string): boolean {
  return rests.has(plainWords(name)) || rests.has(plainWords(withoutRemark(name)))
}

export function isTitle(text: string): boolean {
  return plainWords(text)
    .split(' ')
    .some((word) => TITLE_WORDS.has(word) || /.budget$/.test(word))
}

export function isNote(name: string): boolean {
  if (/^\s*\*(?!\*)/.test(name)) return true
  const at = name.indexOf(':')
  return notes.has(plainWords(at > 0 ? name.slice(0, at) : name)) || plainWords(name).split(' ').length > 12
}

export function sectionOf(text: string): TransactionType | null {
  const words = plainWords(withoutRemark(text))
  if (words === '') return null
  const each = words.split(' ')
  const [first = ''] = each
  const short = each.length <= 3
  if (incomes.has(words) || (short && incomes.has(first) && first.length > 2)) return 'INCOME'
  if (expenses.has(words) || (short && expenses.has(first) && first.length > 3)) return 'EXPENSE'
  const last = each.at(-1) ?? ''
  if (short && incomes.has(last) && last.length > 4) return 'INCOME'
  return short && expenses.has(last) && last.length > 6 ? 'EXPENSE' : null
}

export function isBareSection(text: string): boolean {
  const each = plainWords(withoutRemark(text)).split(' ')
  const words = each.filter((word) => periodIn(word) === null).join(' ')
  return words === '' || incomes.has(words) || expenses.has(words)
}

/**
 * Finds headings that differ only in the first cell: "Housing, Projected, Actual" and "Transport, Projected, Actual".
 */
export function titlesOf(headings: ListRow[]): Set<ListRow> {
  const titleOf = ({ cells: [title = ''] }: ListRow) => title.trim()
  const alike = Map.groupBy(headings, ({ cells: [, ...rest] }) => plainWords(rest.join('|'))).values()
  const isOf = (title: string, role: Heading) => roleOf(title)?.role === role && sectionOf(title) === null
  const areTitles = (titles: string[]) =>
    new Set(titles).size > 1 &&
    !titles.some((title) => isOf(title, 'DETAIL')) &&
    !titles.every((title) => isOf(title, 'NAME'))
  return new Set([...alike].filter((rows) => areTitles(rows.map(titleOf))).flat())
}

export function groupOf(heading: string): string {
  const group = heading.replace(/^[^\p{L}\p{N}]+/u, '').trimEnd()
  const shouted = group.length > 2 && group === group.toUpperCase() && /\p{L}/u.test(group)
  return shouted ? group.charAt(0) + group.slice(1).toLowerCase() : group
}
