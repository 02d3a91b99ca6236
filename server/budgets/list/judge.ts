import type { Reading } from '../../reader/reading.ts'
import { readAmount } from './amounts.ts'
import { categoryFinder } from './categories.ts'
import type { ListContext } from './list.ts'
import { rowsOf } from './pages.ts'
import { type BudgetListOnPages, readBudgetListOf } from './read-pages.ts'
import { roleOf } from './roles.ts'
import { readRows } from './rows.ts'
import { isTitle, sectionOf } from './sections.ts'
import { PLAN_HEADINGS, RECEIPT_WORDS, setOf, wordsOf } from './words.ts'

const receiptWords = setOf(RECEIPT_WORDS)
const planHeadings = setOf(PLAN_HEADINGS)

/** Whether a table's own headings say that it plans: then it is no list of what was spent, whatever else it holds. */
export function plansByHeading(text: string): boolean {
  return readRows(text.slice(0, 20_000))
    .slice(0, 12)
    .some(
      ({ cells }) =>
        cells.length > 1 &&
        cells.some((cell) => planHeadings.has(wordsOf(cell))) &&
        cells.every((cell) => readAmount(cell, 'EUR') === null),
    )
}

/**
 * The budget list that a document is; null for a receipt, an invoice or anything else. Rather a list too few than a
 * receipt too many: without a word that says "budget", only names of many categories with round amounts make one.
 */
export function budgetListIn(reading: Reading, context: ListContext): BudgetListOnPages | null {
  const list = readBudgetListOf(reading, context)
  if (list.lines.length < 3) return null
  const marks = receiptMarks(reading)
  const isPlan = saysItPlans(reading, list)
  if (isPlan) return marks <= 1 ? list : null
  return marks === 0 && looksPlanned(list, context) ? list : null
}

/** How much of a receipt or an invoice a document has: tax, a shop's numbers, a day, words for paying. */
function receiptMarks(reading: Reading): number {
  const { receipts, text } = reading
  const words = new Set(wordsOf(text).split(' '))
  const said = [...receiptWords].filter((word) => words.has(word)).length
  const read = receipts.filter(({ taxes, identifiers }) => taxes.length > 0 || identifiers.length > 0).length
  const isDated = receipts.some(({ date }) => date.value !== null && date.confidence >= 0.5)
  return said + read * 2 + (isDated ? 1 : 0)
}

/** By its title, its headings, its sections, its months, or how often its amounts come. */
function saysItPlans(reading: Reading, list: BudgetListOnPages): boolean {
  const rows = rowsOf(reading)
  const isTitled = rows
    .slice(0, 6)
    .some(({ cells }) => isTitle(cells[0] ?? '') && !/\d[.,]\d\d\b/.test(cells.join(' ')))
  const isHeaded = rows.some(
    ({ cells }) =>
      cells.length > 1 &&
      cells.some((cell) => roleOf(cell)?.role === 'PLAN') &&
      cells.every((cell) => cell.trim() === '' || !/\d[.,]\d\d\b/.test(cell)),
  )
  const sections = new Set(
    list.leftOut.flatMap(({ text, reason }) => (reason === 'HEADING' ? (sectionOf(text) ?? []) : [])),
  )
  const months = new Set(list.lines.flatMap((line) => line.months))
  const periods = list.lines.filter(({ said }) => said.period !== 'MONTH').length
  return isTitled || isHeaded || sections.size === 2 || months.size >= 2 || periods >= 3
}

/** Names of several categories, most of them known, with round amounts. */
function looksPlanned({ lines }: BudgetListOnPages, { categories }: ListContext): boolean {
  const find = categoryFinder(categories)
  const known = lines.flatMap(({ name, type }) => {
    const match = find(name, type)
    return match && match.confidence >= 0.8 ? [match.categoryId] : []
  })
  const round = lines.filter(({ amount }) => Number(amount) % 5 === 0).length
  return (
    lines.length >= 4 && new Set(known).size >= 4 && known.length * 3 >= lines.length * 2 && round * 2 >= lines.length
  )
}
