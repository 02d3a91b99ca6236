import { msg, plural } from '@lingui/core/runtime-macro'
import { render, type Text } from '../../../base/text.ts'
import type { OwnFields } from '../own/own-fields.ts'

/** A single movement of money in a statement or export of any format. */
export interface StatementEntry {
  date: string
  /** A decimal, negative for outgoing money. */
  amount: string
  currency: string | null
  description: string
  note: string
  /** The bank's id, unique per account; null if there is none. */
  bankId: string | null
  account: string | null
  /** False if the direction is unknown. The entry then counts as an expense. */
  isDirected: boolean
  /** The name in the file: "Food", or "Food:Groceries" for a subcategory. */
  categoryName: string | null
  tags: readonly string[]
  parts: readonly StatementEntrySplit[]
  /** The row number in a table, counted from 1. */
  row: number | null
  /** A transaction of our own export, whose other values are in these fields. */
  own: OwnFields | null
}

export interface StatementEntrySplit {
  amount: string
  categoryName: string | null
  note: string
}

export const emptyStatementEntry = {
  currency: null,
  description: '',
  note: '',
  bankId: null,
  account: null,
  isDirected: true,
  categoryName: null,
  tags: [],
  parts: [],
  row: null,
  own: null,
} as const satisfies Partial<StatementEntry>

/** The reason why a row is not an entry. TOTAL includes balances, and TRANSFER is between own accounts. */
export type SkipReason = 'PENDING' | 'REVERTED' | 'NO_AMOUNT' | 'NO_DATE' | 'TOTAL' | 'TRANSFER'

/** A row with an entry that cannot be read. The other rows are still read. */
export interface SkippedRow {
  /** Counted from 1: the line of a text or the row of a sheet. */
  row: number
  problem: RowProblem
  /** The text of the row, at most 200 characters. */
  text: string
}

export type RowProblem = 'DATE' | 'AMOUNT' | 'AMOUNT_TOO_LARGE' | 'QUOTE' | 'TOO_LONG'

const maxShown = 20

/** Facts besides the entries, which are complete after the entries have been read. */
export interface StatementFacts {
  accounts: Set<string>
  currencies: Set<string>
  leftOut: Map<SkipReason, number>
  skipped: SkippedRow[]
  skippedCount: number
}

export const noFacts = (): StatementFacts => ({
  accounts: new Set(),
  currencies: new Set(),
  leftOut: new Map(),
  skipped: [],
  skippedCount: 0,
})

export function skipRow(facts: StatementFacts, { text, ...found }: SkippedRow): void {
  facts.skippedCount += 1
  if (facts.skipped.length < maxShown) facts.skipped.push({ ...found, text: text.slice(0, 200).toWellFormed() })
}

export const problemOf = ({ row, problem }: Pick<SkippedRow, 'row' | 'problem'>): string =>
  render(problems[problem](row))

const problems: Record<RowProblem, (row: number) => Text> = {
  DATE: (row) => msg`Row ${{ row }}: the date does not exist. Correct it in the file, or add this row by hand.`,
  AMOUNT: (row) =>
    msg`Row ${{ row }}: the amount cannot be read. Write it as a number, such as 12.34, or add this row by hand.`,
  AMOUNT_TOO_LARGE: (row) =>
    msg`Row ${{ row }}: the amount is too large. Correct it in the file, or add this row by hand.`,
  QUOTE: (row) =>
    msg`Row ${{ row }}: a quote (") opens in this row and never closes. Remove or close it, or add this row by hand.`,
  TOO_LONG: (row) =>
    msg`Row ${{ row }}: the row has more than 100,000 characters. Shorten it in the file, or add this row by hand.`,
}

/** Describes the first three skipped rows and the number of others; null if there are none. */
export function summaryOfSkipped({
  skipped,
  skippedCount,
}: Pick<StatementFacts, 'skipped' | 'skippedCount'>): string | null {
  if (skippedCount === 0) return null
  const shown = skipped.slice(0, 3)
  const more = skippedCount - shown.length
  const rows = msg`${plural({ count: skippedCount }, { one: '# row was skipped.', other: '# rows were skipped.' })}`
  return [render(rows), ...shown.map(problemOf), more > 0 && render(msg`And ${{ count: more }} more.`)]
    .filter(Boolean)
    .join(' ')
}

export function addFacts(facts: StatementFacts, more: StatementFacts): void {
  for (const account of more.accounts) facts.accounts.add(account)
  for (const currency of more.currencies) facts.currencies.add(currency)
  for (const [reason, count] of more.leftOut) facts.leftOut.set(reason, (facts.leftOut.get(reason) ?? 0) + count)
  for (const row of more.skipped) skipRow(facts, row)
  facts.skippedCount += more.skippedCount - more.skipped.length
}

export function collectEntries(
  found: StatementEntry | SkipReason,
  { leftOut }: StatementFacts,
  entries: StatementEntry[],
): void {
  if (typeof found !== 'string') entries.push(found)
  else leftOut.set(found, (leftOut.get(found) ?? 0) + 1)
}

/** Parses streamed text, so that a large file is never completely in memory. */
export interface EntryReader {
  /**
   * @returns the entries that are complete
   * @throws ReadingError TOO_LARGE
   */
  write(piece: string): StatementEntry[]
  /**
   * @returns the remaining entries
   * @throws ReadingError DAMAGED if the text is incomplete
   */
  end(): StatementEntry[]
  facts: StatementFacts
}

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
