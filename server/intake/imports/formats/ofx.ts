import { isDay } from '../../../language/days.ts'
import { readAmount } from '../csv/amounts.ts'
import { truncatedFileError } from '../files/parse-errors.ts'
import {
  collectEntries,
  type EntryReader,
  emptyStatementEntry,
  noFacts,
  oneLine,
  type StatementEntry,
} from '../files/statement-entry.ts'
import { markupReader } from './markup.ts'

/** Tags that start an aggregate. Other fields contain only text. */
const aggregates = new Set(['STMTTRN', 'STMTTRNP', 'STMTRS', 'CCSTMTRS', 'INVSTMTRS', 'CURRENCY', 'ORIGCURRENCY'])
const accounts = new Set(['BANKACCTFROM', 'CCACCTFROM', 'INVACCTFROM'])

/**
 * Parses OFX 1 and 2 and QFX (OFX Banking Specification 2.3, section 11). Version 1 is SGML with unclosed fields, and
 * version 2 is XML. Dates are used as written, without time and zone.
 */
export function readOfx(): EntryReader {
  let found: StatementEntry[] = []
  const facts = noFacts()
  let account: string | null = null
  let currency: string | null = null
  let fields: Map<string, string> | null = null
  let field: string | null = null
  let isInAccount = false
  let isForeign = false
  let lists = 0

  const close = (text: string) => {
    if (field === null) return
    const value = oneLine(text)
    const name = field
    field = null
    if (value === '') return
    if (isInAccount && name === 'ACCTID') {
      account = value
      facts.accounts.add(value)
    } else if (fields === null && name === 'CURDEF') {
      currency = value
      facts.currencies.add(value)
    } else if (name === 'CURSYM') isForeign && fields?.set(name, value)
    else fields?.set(name, value)
  }
  const finish = () => {
    if (fields) collectEntries(entryOf(fields, { account, currency }), facts, found)
    fields = null
  }
  const reader = markupReader({
    open(name, _, text) {
      close(text)
      const tag = name.toUpperCase()
      if (tag === 'STMTTRN') fields = new Map()
      else if (tag === 'STMTTRNP') collectEntries('PENDING', facts, found)
      else if (tag === 'BANKTRANLIST') lists += 1
      else if (accounts.has(tag)) isInAccount = fields === null
      else if (tag === 'CURRENCY') isForeign = true
      else if (!aggregates.has(tag)) field = tag
    },
    close(name, text) {
      close(text)
      const tag = name.toUpperCase()
      if (tag === 'STMTTRN') finish()
      else if (tag === 'BANKTRANLIST') lists -= 1
      else if (tag === 'CURRENCY') isForeign = false
      else if (accounts.has(tag)) isInAccount = false
    },
  })
  const take = () => {
    const entry = found
    found = []
    return entry
  }
  return {
    write(piece) {
      reader.write(piece)
      return take()
    },
    end() {
      if (fields || lists > 0) throw truncatedFileError()
      reader.end()
      return take()
    },
    facts,
  }
}

function entryOf(
  fields: ReadonlyMap<string, string>,
  { account, currency }: { account: string | null; currency: string | null },
): StatementEntry | 'NO_DATE' | 'NO_AMOUNT' {
  const written = fields.get('TRNAMT') ?? ''
  const amount = readAmount(written, /,\d{1,2}$/.test(written) ? ',' : '.')
  const day = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(fields.get('DTPOSTED') ?? fields.get('DTUSER') ?? '')
  const date = day?.slice(1).join('-') ?? ''
  if (!isDay(date)) return 'NO_DATE'
  if (amount === null) return 'NO_AMOUNT'
  const name = fields.get('EXTDNAME') ?? fields.get('NAME') ?? ''
  const memo = fields.get('MEMO') ?? ''
  // Some banks put the full name at the start of the memo, because the name field is too short.
  const isLonger = memo.toLowerCase().startsWith(name.toLowerCase())
  return {
    ...emptyStatementEntry,
    date,
    amount,
    currency: fields.get('CURSYM') ?? currency,
    description: name || memo,
    note: name === '' || (isLonger && memo.length === name.length) ? '' : memo,
    bankId: idIn(fields.get('FITID')),
    account,
  }
}

/** Some banks give all entries the id 0. */
const idIn = (id: string | undefined) => (id === undefined || /^0+$/.test(id) ? null : id)
