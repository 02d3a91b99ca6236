import { isDay } from '../../../language/days.ts'
import { readAmount } from '../csv/amounts.ts'
import { truncatedFileError } from '../files/parse-errors.ts'
import {
  collectEntries,
  type EntryReader,
  emptyStatementEntry,
  noFacts,
  oneLine,
  type SkipReason,
  type StatementEntry,
} from '../files/statement-entry.ts'
import { markupReader } from './markup.ts'

/** The fields of an entry by their path below "Ntry". The first value counts, except for repeated purpose texts. */
type Fields = Map<string, string>

const holders = new Set(['Stmt', 'Rpt', 'Ntfctn'])
const maxTextLength = 2_000
const names = ['Dbtr', 'Cdtr'].flatMap((who) => [
  `NtryDtls/TxDtls/RltdPties/${who}/Nm`,
  `NtryDtls/TxDtls/RltdPties/${who}/Pty/Nm`,
])
/** Repeated values are joined by these separators. */
const joints = new Map([...names.map((name) => [name, ', '] as const), ['NtryDtls/TxDtls/RmtInf/Ustrd', ' '] as const])

/**
 * Parses CAMT.053 (ISO 20022 bank to customer statement, version 2 and later), and also 052 and 054, with any
 * namespace. Dates are booking dates. The amount is that of the entry, because its details can be in another currency.
 */
export function readCamt(): EntryReader {
  const facts = noFacts()
  const path: string[] = []
  let found: StatementEntry[] = []
  let account: string | null = null
  let fields: Fields | null = null
  let depth = 0
  let details = 0

  const record = (name: string, value: string) => {
    if (!fields || value === '') return
    const before = fields.get(name)
    if (before === undefined) fields.set(name, value)
    else if (joints.has(name) && before.length < maxTextLength) fields.set(name, `${before}${joints.get(name)}${value}`)
  }
  const reader = markupReader({
    open(tag, { Ccy }) {
      path.push(tag)
      if (holders.has(tag)) account = null
      else if (tag === 'Ntry') [fields, depth, details] = [new Map(), path.length, 0]
      if (Ccy && fields && path.length === depth + 1 && tag === 'Amt') record('Ccy', Ccy)
    },
    close(tag, text) {
      const value = oneLine(text)
      if (fields && path.length > depth) {
        record(path.slice(depth).join('/'), value)
        if (tag === 'TxDtls') details += 1
      } else if (fields && tag === 'Ntry') {
        collectEntries(entryOf(fields, account, details > 1), facts, found)
        fields = null
      } else if (value !== '' && /\/Acct\/(?:Id\/(?:IBAN|Othr\/Id)|Ccy)$/.test(path.join('/'))) {
        if (tag === 'Ccy') facts.currencies.add(value)
        else {
          account = value
          facts.accounts.add(value)
        }
      }
      path.pop()
    },
  })
  const take = () => {
    const entries = found
    found = []
    return entries
  }
  return {
    write(piece) {
      reader.write(piece)
      return take()
    },
    end() {
      if (path.length > 0) throw truncatedFileError()
      reader.end()
      return take()
    },
    facts,
  }
}

function entryOf(fields: Fields, account: string | null, isBatch: boolean): StatementEntry | SkipReason {
  const state = fields.get('Sts') ?? fields.get('Sts/Cd') ?? 'BOOK'
  if (state !== 'BOOK') return 'PENDING'
  const amount = readAmount(fields.get('Amt') ?? '', '.')
  const day =
    fields.get('BookgDt/Dt') ?? fields.get('BookgDt/DtTm') ?? fields.get('ValDt/Dt') ?? fields.get('ValDt/DtTm')
  if (amount === null) return 'NO_AMOUNT'
  const date = day?.slice(0, 10)
  if (!date || !isDay(date)) return 'NO_DATE'
  const isIn = fields.get('CdtDbtInd') === 'CRDT'
  const detail = (name: string) => fields.get(`NtryDtls/TxDtls/${name}`)
  const other = isIn ? 'Dbtr' : 'Cdtr'
  const party =
    detail(`RltdPties/${other}/Nm`) ?? detail(`RltdPties/${other}/Pty/Nm`) ?? detail(`RltdPties/Ultmt${other}/Nm`)
  const purpose = detail('RmtInf/Ustrd') ?? detail('RmtInf/Strd/CdtrRefInf/Ref') ?? detail('AddtlTxInf')
  const additionalInfo = fields.get('AddtlNtryInf') ?? ''
  const [description = '', ...more] = (
    isBatch ? [additionalInfo, party, purpose] : [party, purpose, additionalInfo]
  ).filter((each) => each !== undefined && each !== '')
  return {
    ...emptyStatementEntry,
    date,
    amount: isIn ? amount : `-${amount}`,
    currency: fields.get('Ccy') ?? null,
    description,
    note: more.filter((each) => each !== description).join(' · '),
    bankId: [fields.get('AcctSvcrRef'), detail('Refs/AcctSvcrRef')].find(isReference) ?? null,
    account,
  }
}

const isReference = (text: string | undefined) => text !== undefined && !/^(?:NOTPROVIDED|NONREF|0*)$/i.test(text)
