/** What a statement or an export says of one movement of money, whatever its format. */
export interface StatementEntry {
  /** yyyy-MM-dd. */
  date: string
  /** A decimal, negative for money that went out. */
  amount: string
  /** ISO 4217; null where the file does not say. */
  currency: string | null
  /** The other party, or what the bank calls it. */
  description: string
  /** What else is said of it. */
  note: string
  /** The bank's own id, unique in its account; null where it has none. */
  bankId: string | null
  /** The number or name of the account. */
  account: string | null
  /** False where nothing says which way the money went: then it is taken for spent. */
  isDirected: boolean
  /** As the file names it: "Food", or "Food:Groceries" for one below another. */
  categoryName: string | null
  tags: readonly string[]
  /** What it is divided into; empty for most. */
  parts: readonly StatementEntrySplit[]
  /** Of a table: the number of its row in the file, from 1. */
  row: number | null
}

export interface StatementEntrySplit {
  /** Signed as the entry is. */
  amount: string
  categoryName: string | null
  note: string
}

/** An entry that says nothing but the least. */
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
} as const satisfies Partial<StatementEntry>

/** Why something that looks like an entry is none: not booked yet, taken back, a balance or a sum, between own accounts. */
export type SkipReason = 'PENDING' | 'REVERTED' | 'NO_AMOUNT' | 'NO_DATE' | 'TOTAL' | 'TRANSFER'

/** A row that holds an entry which cannot be read. The others of its file are read. */
export interface SkippedRow {
  /** Its number in the file, from 1: the line of a text, the row of a sheet. */
  row: number
  problem: RowProblem
  /** The text of the row, at most 200 characters. */
  text: string
}

export type RowProblem = 'DATE' | 'AMOUNT' | 'AMOUNT_TOO_LARGE' | 'QUOTE' | 'TOO_LONG'

/** Skipped rows that are shown; further ones are counted. */
const mostShown = 20

/** What a file says beside its entries; complete once they are read. */
export interface StatementFacts {
  /** Numbers or names of accounts, also of those without an entry; empty where the file names none. */
  accounts: Set<string>
  /** ISO 4217, also of statements without an entry; empty where the file says none. */
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
  if (facts.skipped.length < mostShown) facts.skipped.push({ ...found, text: text.slice(0, 200).toWellFormed() })
}

/** Sentence that states what is wrong with a skipped row and what to do. */
export const problemOf = ({ row, problem }: Pick<SkippedRow, 'row' | 'problem'>): string =>
  `Row ${row}: ${problems[problem]}`

const problems: Record<RowProblem, string> = {
  DATE: 'the date does not exist. Correct it in the file, or add this row by hand.',
  AMOUNT: 'the amount cannot be read. Write it as a number, such as 12.34, or add this row by hand.',
  AMOUNT_TOO_LARGE: 'the amount is too large. Correct it in the file, or add this row by hand.',
  QUOTE: 'a quote (") opens in this row and never closes. Remove or close it, or add this row by hand.',
  TOO_LONG: 'the row has more than 100,000 characters. Shorten it in the file, or add this row by hand.',
}

/** Skipped rows in one text: the first three, and how many more there are. Null where none are. */
export function summaryOfSkipped({
  skipped,
  skippedCount,
}: Pick<StatementFacts, 'skipped' | 'skippedCount'>): string | null {
  if (skippedCount === 0) return null
  const shown = skipped.slice(0, 3)
  const more = skippedCount - shown.length
  const rows = skippedCount === 1 ? '1 row was skipped.' : `${skippedCount} rows were skipped.`
  return [rows, ...shown.map(problemOf), more > 0 && `And ${more} more.`].filter(Boolean).join(' ')
}

/** Adds facts that were found in another process. */
export function addFacts(facts: StatementFacts, more: StatementFacts): void {
  for (const account of more.accounts) facts.accounts.add(account)
  for (const currency of more.currencies) facts.currencies.add(currency)
  for (const [reason, count] of more.leftOut) facts.leftOut.set(reason, (facts.leftOut.get(reason) ?? 0) + count)
  for (const row of more.skipped) skipRow(facts, row)
  facts.skippedCount += more.skippedCount - more.skipped.length
}

/** Keeps what is an entry, and counts what is none. */
export function collectEntries(
  found: StatementEntry | SkipReason,
  { leftOut }: StatementFacts,
  entries: StatementEntry[],
): void {
  if (typeof found !== 'string') entries.push(found)
  else leftOut.set(found, (leftOut.get(found) ?? 0) + 1)
}

/** Reads a text piece by piece, so that a large one is never whole in memory. */
export interface EntryReader {
  /** @returns the entries that are complete by now. @throws ReadingError TOO_LARGE */
  write(piece: string): StatementEntry[]
  /** @returns the rest. @throws ReadingError DAMAGED for a text that ends too early */
  end(): StatementEntry[]
  facts: StatementFacts
}

/** Without line breaks and doubled spaces. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
