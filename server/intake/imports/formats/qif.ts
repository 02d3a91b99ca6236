import { decimalSignOf, readAmount } from '../csv/amounts.ts'
import { type DayOrder, orderOf, readDate } from '../csv/days.ts'
import { hasTooMany } from '../files/parse-errors.ts'
import {
  collectEntries,
  type EntryReader,
  emptyStatementEntry,
  noFacts,
  oneLine,
  type SkipReason,
  type StatementEntry,
  type StatementEntrySplit,
} from '../files/statement-entry.ts'
import { createLineSplitter } from './lines.ts'

/** Lists with movements of money. Other lists contain categories, classes or securities. */
const holdsEntries = /^!Type:\s*(?:Bank|Cash|CCard|Oth [AL]|Invoice)/i

/** The limit of entries, which are all kept in memory because the last line can determine the meaning of the first. */
const maxEntries = 250_000
const maxLines = 1_000

interface Draft {
  account: string | null
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
  let kind: 'ENTRIES' | 'ACCOUNT' | 'OTHER' = 'OTHER'
  let account: string | null = null

  const take = (line: string) => {
    const text = line.trimEnd()
    if (text.startsWith('!')) {
      lines = []
      if (/^!Account/i.test(text)) kind = 'ACCOUNT'
      else if (/^!Type:/i.test(text)) {
        kind = holdsEntries.test(text) ? 'ENTRIES' : 'OTHER'
        if (kind === 'ENTRIES' && account !== null) facts.accounts.add(account)
      }
    } else if (text.startsWith('^')) {
      if (kind === 'ACCOUNT') account = fieldOf(lines, 'N') ?? account
      else if (kind === 'ENTRIES' && lines.length > 0) drafts.push({ account, lines })
      if (drafts.length > maxEntries) throw hasTooMany(maxEntries)
      lines = []
    } else if (text !== '' && lines.length < maxLines) lines.push(text)
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
      for (const draft of drafts) collectEntries(entryOf(draft, order, decimal), facts, entries)
      return entries
    },
    facts,
  }
}

function entryOf({ account, lines }: Draft, order: DayOrder, decimal: '.' | ','): StatementEntry | SkipReason {
  const date = readDate(dayOf({ account, lines }), order)
  const amount = readAmount(fieldOf(lines, 'T', 'U') ?? '', decimal)
  const payee = oneLine(fieldOf(lines, 'P') ?? '')
  const memo = oneLine(fieldOf(lines, 'M') ?? '')
  if (date === null) return 'NO_DATE'
  if (amount === null) return 'NO_AMOUNT'
  // Quicken's first entry of an account is its opening balance.
  if (/^opening balance$/i.test(payee)) return 'TOTAL'
  const { name, tags } = categoryOf(fieldOf(lines, 'L') ?? '')
  return {
    ...emptyStatementEntry,
    date,
    amount,
    description: payee || memo,
    note: payee ? memo : '',
    account,
    categoryName: name,
    tags,
    parts: splitsOf(lines, decimal),
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

/** "1/ 1'00" is 1 January 2000. */
const dayOf = ({ lines }: Draft) => (fieldOf(lines, 'D') ?? '').replace(/'\s*(?=\d{2}$)/, '/20').replace(/\s+/g, '')
