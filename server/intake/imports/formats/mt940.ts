import { isDay } from '../../../language/days.ts'
import { addDecimals } from '../../../language/decimals.ts'
import { truncatedFileError } from '../files/parse-errors.ts'
import {
  collectEntries,
  type EntryReader,
  emptyStatementEntry,
  noFacts,
  type SkippedRow,
  type SkipReason,
  type StatementEntry,
  skipRow,
} from '../files/statement-entry.ts'
import { createLineSplitter } from './lines.ts'
import { parseField86 } from './mt940-field86.ts'

/** A SWIFT tag such as ":61:1105240524D9,N192NONREF" with its continuation lines. */
interface Field {
  tag: string
  /** The number of its first line. */
  row: number
  lines: string[]
}

const maxLines = 100

/**
 * Parses MT940 (SWIFT customer statement message) with any number of statements, accounts and pages. Dates are value
 * dates.
 */
export function readMt940(): EntryReader {
  const facts = noFacts()
  let row = 0
  let isOpen = false
  let isBroken = false
  let field: Field | null = null
  let account: string | null = null
  let currency: string | null = null
  let pending: StatementEntry | null = null
  let found: StatementEntry[] = []

  const flush = () => {
    if (pending) found.push(pending)
    pending = null
  }
  const finish = () => {
    if (!field) return
    const { tag, lines, row } = field
    const [first = ''] = lines
    field = null
    if (tag === '25') {
      account = accountIn(first)
      facts.accounts.add(account)
    }
    if (/^60[FM]$/.test(tag)) {
      currency = first.slice(7, 10)
      facts.currencies.add(currency)
      isOpen = true
    } else if (tag === '34F') currency = first.slice(0, 3)
    else if (tag === '61') {
      flush()
      const entry = entryOf(lines, account, currency)
      if (typeof entry === 'string') collectEntries(entry, facts, found)
      else if ('problem' in entry) skipRow(facts, { row, text: first, ...entry })
      else pending = entry
    } else if (tag === '86' && pending) pending = { ...pending, ...parseField86(lines, pending.note) }
    else if (/^62[FM]$/.test(tag)) {
      isOpen = false
      flush()
    }
  }
  const take = (line: string) => {
    row += 1
    const begun = fieldStart.exec(line)
    if (begun) {
      finish()
      field = { tag: begun[1] ?? '', row, lines: [begun[2] ?? ''] }
    } else if (messageEdge.test(line.trim())) {
      finish()
      flush()
    } else if (line.trim() !== '' && field && field.lines.length < maxLines) field.lines.push(line)
  }
  const lines = createLineSplitter(take, lineEnd)
  const takeEntry = () => {
    const entries = found
    found = []
    return entries
  }
  return {
    write(piece) {
      if (piece !== '') isBroken = !/[\r\n]$/.test(piece)
      lines.write(piece)
      return takeEntry()
    },
    end() {
      lines.end()
      finish()
      flush()
      if (isOpen && isBroken) throw truncatedFileError()
      return takeEntry()
    },
    facts,
  }
}

/** FinTS writes "@@" instead of a line end. */
const lineEnd = /\r\n?|\n|@@/
/** "NS" is a field of Polish banks, and Rabobank begins a message with ":940:". */
const fieldStart = /^:(\d{2,3}[A-Z]?|NS):(.*)$/
/** The end of a message, and the blocks around it: "-", "-}{5:{CHK:0123}}", "{1:F01BANK}{4:". */
const messageEdge = /^(?:-\}?(?:\{\d:.*)?|\{\d:.*)$/

const isReference = /^(?=.*[1-9]).{5,}$/

/** Dutch banks append the currency, and Polish banks prefix the number with a slash. */
const accountIn = (line: string) =>
  line
    .trim()
    .replace(/^\//, '')
    .replace(/ ?[A-Z]{3}$/, '')

/** Value date, booking date, mark (C or D, with R for a reversal), funds code, amount, type, references. */
const movement =
  /^(\d{2})(\d{2})(\d{2}) ?(?:\d{4} ?)?([RE]?[CD])([A-Z])?(\d{1,15})(?:[,.](\d*))?[NFS]([A-Z0-9]{3})(.*?)(?:\/\/(.*))?$/

/** Some banks break the line before the amount. */
function movementIn([head = '', ...more]: readonly string[]) {
  const match = movement.exec(head.trim())
  const [next = '', ...rest] = more
  return match ? { match, more } : { match: movement.exec(`${head.trim()}${next.trim()}`), more: rest }
}

function entryOf(
  lines: readonly string[],
  account: string | null,
  currency: string | null,
): StatementEntry | SkipReason | Pick<SkippedRow, 'problem'> {
  const { match, more } = movementIn(lines)
  if (!match) return { problem: 'AMOUNT' }
  const [, year = '', month, day, creditMark, , whole = '0', fraction = '', , own = '', banks = ''] = match
  // SWIFT assigns years above 79 to the 20th century.
  const date = `${year > '79' ? 19 : 20}${year}-${month}-${day}`
  if (!isDay(date)) return { problem: 'DATE' }
  if (creditMark?.startsWith('E')) return 'PENDING'
  const isOut = creditMark === 'D' || creditMark === 'RC'
  const amount = addDecimals(`${whole}${fraction && `.${fraction}`}`, '0')
  const reference = banks.trim()
  return {
    ...emptyStatementEntry,
    date,
    amount: isOut ? `-${amount}` : amount,
    currency,
    note: [own.trim(), ...more.map((line) => line.trim())].filter((part) => part !== '' && part !== 'NONREF').join(' '),
    bankId: isReference.test(reference) ? reference : null,
    account,
  }
}
