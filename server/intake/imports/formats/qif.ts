import { decimalSignOf, readAmount } from '../csv/amounts.ts'
import { isSum } from '../csv/balances.ts'
import { type DayOrder, orderOf, readDate } from '../csv/days.ts'
import { hasTooMany } from '../files/parse-errors.ts'
import {
  collectEntries,
  type EntryReader,
  emptyStatementEntry,
  noFacts,
  oneLine,
  type SkippedRow,
  type SkipReason,
  type StatementEntry,
  type StatementEntrySplit,
  skipRow,
} from '../files/statement-entry.ts'
import { createLineSplitter } from './lines.ts'

/**
 * Lists without movements of money on an account. All others have them, because versions of Quicken for other countries
 * translate the names of the account types.
 */
const otherLists = new Set(
  'cat, class, tag, memorized, security, prices, invst, budget, payee, template, invitem, invoice, bill, tax'.split(
    ', ',
  ),
)
const listOf = (header: string) => header.slice('!Type:'.length).trim().toLowerCase()

/** The limit of entries, which are all kept in memory because the last line can determine the meaning of the first. */
const maxEntries = 250_000
const maxLines = 1_000

interface Draft {
  account: string | null
  /** The number of its first line. */
  row: number
  lines: string[]
}

/**
 * Parses QIF (Quicken Interchange Format): one field per line and "^" after each entry. The date order and the decimal
 * sign are detected from the whole file, and there is no currency.
 * @param usual the order of day and month if the file is ambiguous
 */
export function readQif(usual: DayOrder): EntryReader {
  const drafts: Draft[] = []
  const facts = noFacts()
  let lines: string[] = []
  let [row, first] = [0, 0]
  let kind: 'ENTRIES' | 'ACCOUNT' | 'OTHER' = 'OTHER'
  let account: string | null = null

  const take = (line: string) => {
    const text = line.trimEnd()
    row += 1
    if (text.startsWith('!')) {
      lines = []
      if (/^!Account/i.test(text)) kind = 'ACCOUNT'
      else if (/^!Type:/i.test(text)) {
        kind = otherLists.has(listOf(text)) ? 'OTHER' : 'ENTRIES'
        if (kind === 'ENTRIES' && account !== null) facts.accounts.add(account)
      }
    } else if (text.startsWith('^')) {
      if (kind === 'ACCOUNT') account = fieldOf(lines, 'N') ?? account
      else if (kind === 'ENTRIES' && lines.length > 0) drafts.push({ account, row: first, lines })
      if (drafts.length > maxEntries) throw hasTooMany(maxEntries)
      lines = []
    } else if (text !== '' && lines.length < maxLines) {
      if (lines.length === 0) first = row
      lines.push(text)
    }
  }
  const cutter = createLineSplitter(take)
  return {
    write(piece) {
      cutter.write(piece)
      return []
    },
    end() {
      cutter.end()
      take('^')
      const order = orderOf(drafts.map(dayOf), usual)
      const decimal = decimalSignOf(drafts.map(({ lines }) => fieldOf(lines, 'T', 'U') ?? ''))
      const entries: StatementEntry[] = []
      for (const draft of drafts) {
        const entry = entryOf(draft, order, decimal)
        if (typeof entry === 'object' && 'problem' in entry)
          skipRow(facts, { row: draft.row, text: draft.lines.join(' '), ...entry })
        else collectEntries(entry, facts, entries)
      }
      return entries
    },
    facts,
  }
}

function entryOf(
  draft: Draft,
  order: DayOrder,
  decimal: '.' | ',',
): StatementEntry | SkipReason | Pick<SkippedRow, 'problem'> {
  const { account, lines } = draft
  const [day, written] = [dayOf(draft), fieldOf(lines, 'T', 'U') ?? '']
  const date = readDate(day, order)
  const amount = readAmount(written, decimal)
  const payee = oneLine(fieldOf(lines, 'P') ?? '')
  const memo = oneLine(fieldOf(lines, 'M') ?? '')
  if (date === null) return day === '' ? 'NO_DATE' : { problem: 'DATE' }
  if (amount === null) return written === '' ? 'NO_AMOUNT' : { problem: 'AMOUNT' }
  const target = fieldOf(lines, 'L') ?? ''
  // Quicken's first entry of an account is its opening balance, a transfer to the account itself.
  if (isSum(payee) || (account !== null && target === `[${account}]`)) return 'TOTAL'
  const { name, tags } = categoryOf(target)
  return {
    ...emptyStatementEntry,
    date,
    amount,
    description: payee || memo,
    note: payee ? memo : '',
    account,
    categoryName: name,
    tags,
    // The splits of an entry with too many lines are incomplete.
    parts: lines.length < maxLines ? splitsOf(lines, decimal) : [],
  }
}

/** "Food:Groceries/Trip" is a category and a class. "[Savings]" is another account, and "--Split--" is no category. */
function categoryOf(written: string): { name: string | null; tags: string[] } {
  const [name = '', tag] = written.split('/', 2)
  const isNone = name.trim() === '' || /^\[.*\]$|^-+split-+$|^\|/i.test(name.trim())
  return { name: isNone ? null : oneLine(name), tags: tag ? [oneLine(tag)] : [] }
}

/** Each split starts with its category, followed by its note and amount. */
function splitsOf(lines: readonly string[], decimal: '.' | ','): StatementEntrySplit[] {
  const parts: StatementEntrySplit[] = []
  let [category, note] = ['', '']
  for (const line of lines) {
    const value = line.slice(1)
    if (line.startsWith('S')) [category, note] = [value, '']
    else if (line.startsWith('E')) note = oneLine(value)
    else if (line.startsWith('$')) {
      const amount = readAmount(value, decimal)
      if (amount !== null) parts.push({ amount, categoryName: categoryOf(category).name, note })
    }
  }
  return parts
}

function fieldOf(lines: readonly string[], ...letters: string[]): string | undefined {
  for (const letter of letters) {
    const line = lines.find((each) => each.startsWith(letter))
    if (line !== undefined) return line.slice(1)
  }
  return undefined
}

/** "1/ 1'00" is 1 January 2000, and "1/ 1' 6" is 1 January 2006. */
function dayOf({ lines }: Draft): string {
  const [day = '', year] = (fieldOf(lines, 'D') ?? '').replace(/\s+/g, '').split("'")
  if (year === undefined) return day
  return `${day}/${year.length > 2 ? year : `20${year.padStart(2, '0')}`}`
}
