import { BROAD_WORDS } from '../../../language/dictionary/category-words.ts'
import { plainWords } from '../../../language/letters.ts'
import type { Reading } from '../../../reader/reading.ts'
import { readAmount } from './amounts.ts'
import type { ListContext } from './budget-list.ts'
import { categoryFinder } from './categories.ts'
import { monthIn, yearIn } from './months.ts'
import { rowsOf } from './pages.ts'
import { periodIn } from './periods.ts'
import { type BudgetListOnPages, readBudgetListOf } from './read-pages.ts'
import { roleOf } from './roles.ts'
import { readRows } from './rows.ts'
import { isTitle, sectionOf } from './sections.ts'
import { MONTH_HEADINGS, OWN_WORDS, PLAN_HEADINGS, RECEIPT_WORDS, setOf } from './vocabulary.ts'

const receiptWords = setOf(RECEIPT_WORDS)
const planHeadings = setOf(PLAN_HEADINGS)
const monthHeadings = setOf(MONTH_HEADINGS)

/** True if the table's own headings mention planning, so that the table is not a list of spending. */
export function plansByHeading(text: string): boolean {
  return readRows(text.slice(0, 20_000))
    .slice(0, 12)
    .some(
      ({ cells }) =>
        cells.length > 1 &&
        (cells.some((cell) => planHeadings.has(plainWords(cell)) || isOfPeriod(cell)) || isByMonth(cells)) &&
        cells.every((cell) => readAmount(cell, 'EUR') === null),
    )
}

/** Banks do not use headings like "Monthly limit" or "per week". */
function isOfPeriod(cell: string): boolean {
  const words = plainWords(cell)
  return periodIn(words) !== null && (words.includes(' ') || /(?:ly|lich|elijks)$/.test(words))
}

function isByMonth(cells: string[]): boolean {
  const words = cells.map(plainWords)
  return (
    words.some((each) => monthHeadings.has(each)) && !words.some((each) => /\b(?:da[ty]|fecha|buchung|boek)/.test(each))
  )
}

/** From this number of payment signs on, a document is not a budget list. */
const surelyPaid = 5
/** Budgets are shorter than this. A page of a list has about 300 words. */
const [maxPages, maxWords] = [5, 2_500]

/**
 * Returns the budget list of a document, or null for any other document. The check prefers false negatives: planning
 * signs must outweigh payment signs, and without any planning word the list needs many known categories with round
 * amounts.
 */
export function detectBudgetList(reading: Reading, context: ListContext): BudgetListOnPages | null {
  const paid = signsOfPaying(reading)
  // These cheap checks come first, because reading a long list is slow.
  if (paid >= surelyPaid || reading.pages.length > maxPages) return null
  if (reading.pages.reduce((sum, { words }) => sum + words.length, 0) > maxWords) return null
  const list = readBudgetListOf(reading, context)
  const names = new Set(list.lines.map(({ name }) => name)).size
  if (names < 2) return null
  const known = knownCategories(list, context)
  const planned = signsOfPlan(reading, list)
  if (planned >= 2) return planned > paid ? list : null
  if (paid > 0 || names < 3) return null
  return planned === 1 ? (known.size >= 2 ? list : null) : looksLikePlan(list, known) ? list : null
}

function signsOfPaying(reading: Reading): number {
  const { receipts } = reading
  const text = ` ${plainWords(reading.text)} `
  const matches = [...receiptWords].filter((words) => text.includes(` ${words} `)).length
  const isChanged = text.includes(' cash ') && text.includes(' change ') ? 1 : 0
  const shops = receipts.filter(({ taxes, identifiers }) => taxes.length > 0 || identifiers.length > 0).length
  const isDated = receipts.some(({ date }) => date.value !== null && date.confidence >= 0.5)
  return matches + isChanged + shops * 2 + (isDated ? 1 : 0)
}

function signsOfPlan(reading: Reading, list: BudgetListOnPages): number {
  const rows = rowsOf(reading)
  const title = Math.max(0, ...rows.slice(0, 6).map(({ cells }) => titleSigns(cells)))
  const isHeaded = rows.some(({ cells }) => {
    const roles = cells.flatMap((cell) => roleOf(cell) ?? [])
    const isExplicit = roles.some(({ role, period }) => role === 'PLAN' || role === 'FREQUENCY' || period !== null)
    return roles.length > 1 && isExplicit && cells.every((cell) => readAmount(cell, 'EUR') === null)
  })
  const sections = new Set(
    list.leftOut.flatMap(({ text, reason }) => (reason === 'HEADING' ? (sectionOf(text) ?? []) : [])),
  )
  const months = new Set(list.lines.flatMap((line) => line.months))
  const periods = new Set(list.lines.map(({ said: matches }) => matches.period)).size
  const signs = [isHeaded, sections.size === 2, months.size >= 2, periods >= 2].filter(Boolean).length
  return title + signs * 2
}

/** "Family budget" and "Budget 2026" count. "Budget Car Rental" counts less, and "Gym plan" does not count. */
function titleSigns(cells: string[]): number {
  const text = cells.join(' ')
  if (!isTitle(text) || /\d[.,]\d\d(?!\d)/.test(text)) return 0
  const words = plainWords(text).split(' ')
  const isOfTime = monthIn(text) !== null || yearIn(text) !== null || periodIn(text) !== null
  const isOwn = words.some((word) => OWN_WORDS.has(word))
  const isPlanOnly = words.every((word) => !isTitle(word) || word.startsWith('plan'))
  const isSure = isOwn && periodIn(text) !== null
  return (isSure ? 3 : isOfTime || isOwn ? 2 : 1) - (isPlanOnly ? 1 : 0)
}

function knownCategories({ lines }: BudgetListOnPages, { categories }: ListContext): Map<string, number> {
  const find = categoryFinder(categories)
  const counts = new Map<string, number>()
  for (const { name, type } of lines) {
    const match = find(name, type)
    const isBroad = Object.hasOwn(BROAD_WORDS, plainWords(name))
    if (match && (match.confidence >= 0.8 || isBroad))
      counts.set(match.categoryId, (counts.get(match.categoryId) ?? 0) + 1)
  }
  return counts
}

function looksLikePlan({ lines }: BudgetListOnPages, known: Map<string, number>): boolean {
  const named = [...known.values()].reduce((sum, count) => sum + count, 0)
  const round = lines.filter(({ amount }) => Number(amount) % 5 === 0).length
  const isShort = lines.length <= 4
  if (isShort) return known.size >= 3 && named === lines.length && round === lines.length
  return known.size >= 4 && named * 3 >= lines.length * 2 && round * 2 >= lines.length
}
