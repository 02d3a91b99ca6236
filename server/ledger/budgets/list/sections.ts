import type { TransactionType } from '../../../language/categories.ts'
import { FOREIGN_BUDGET_WORDS } from '../../../language/dictionary/foreign-budget-words.ts'
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

const foreign = FOREIGN_BUDGET_WORDS
const rests = setOf(`${REMAINDER_NAMES}, ${foreign.remainders}`)
const incomes = setOf(`${INCOME_SECTIONS}, ${foreign.incomes}`)
const expenses = setOf(`${EXPENSE_SECTIONS}, ${foreign.expenses}`)
const notes = setOf(NOTE_WORDS)
const sums = new Set([...SUM_WORDS, ...setOf(foreign.sums)])
const titles = new Set([...TITLE_WORDS, ...setOf(foreign.titles)])
// These languages write no spaces, so their words are found inside longer ones.
const unspacedSums = [...setOf(foreign.sumsInWord)]
const unspacedTitles = [...titles].filter((title) => /[\p{sc=Han}\p{sc=Hangul}]/u.test(title))

export function isSum(name: string): boolean {
  const words = plainWords(name)
  if (words === '' || isRemainderName(name) || sums.has(words)) return true
  return words
    .split(' ')
    .some(
      (word) =>
        sums.has(word) ||
        /^(?:total|gesamt)/.test(word) ||
        unspacedSums.some((sum) => word.startsWith(sum) || word.endsWith(sum)),
    )
}

/** Shortens "Net (income less expenses)" to "Net". */
const withoutRemark = (name: string) => name.replace(/\([^()]*\)/g, ' ')

export function isRemainderName(name: string): boolean {
  return rests.has(plainWords(name)) || rests.has(plainWords(withoutRemark(name)))
}

export function isTitle(text: string): boolean {
  const words = plainWords(text)
  const isTitleWord = (word: string) => titles.has(word) || /.budget$/.test(word)
  return words.split(' ').some(isTitleWord) || unspacedTitles.some((title) => words.includes(title))
}

export function isNote(name: string): boolean {
  if (/^\s*\*(?!\*)/.test(name)) return true
  const at = name.indexOf(':')
  return notes.has(plainWords(at > 0 ? name.slice(0, at) : name)) || plainWords(name).split(' ').length > 12
}

/** "Hi," and "as discussed, this is what I would plan for May:" are text around a list and not the name of a group. */
export function isProse(text: string): boolean {
  return /[,;]\s*$/.test(text) || plainWords(text).split(' ').length > 6
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
