import { type Chance, createChance } from './chance.ts'
import { drawCents, drawDays, type ExpectedEntry, type GeneratedStatement, ibans, payees } from './content.ts'

interface CamtStyle {
  chance: Chance
  prefix: string
  /** From version 8 on, statuses and parties have one more level. */
  version: number
}

/** Generates CAMT.052, .053 and .054 of versions 2 to 10 by the message definitions of ISO 20022. */
export function generateCamt(seed: number): GeneratedStatement {
  const chance = createChance(seed)
  const style: CamtStyle = {
    chance,
    prefix: chance.pick(['', '', 'ns2:', 'camt:']),
    version: chance.pick([2, 4, 6, 8, 10]),
  }
  const [message, root, part] = chance.pick([
    ['053', 'BkToCstmrStmt', 'Stmt'],
    ['053', 'BkToCstmrStmt', 'Stmt'],
    ['052', 'BkToCstmrAcctRpt', 'Rpt'],
    ['054', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
  ] as const)
  const accounts = chance.some(ibans, chance.integer(1, 3)).map(([account, currency]) => {
    const days = drawDays(chance, chance.integer(1, 6), [2005, 2029])
    return days.map((day) => ({ day, cents: drawCents(chance), payee: chance.pick(payees), account, currency }))
  })
  const content =
    element(style, 'GrpHdr', element(style, 'MsgId', '1')) +
    accounts.map((entries) => statement(style, part, entries)).join('')
  const space = `urn:iso:std:iso:20022:tech:xsd:camt.${message}.001.${String(style.version).padStart(2, '0')}`
  const name = style.prefix ? `xmlns:${style.prefix.slice(0, -1)}` : 'xmlns'
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<${style.prefix}Document ${name}="${space}">${element(style, root, content)}</${style.prefix}Document>`
  return {
    name: `camt ${seed}: ${message} version ${style.version} ${style.prefix}`,
    bytes: Buffer.from(chance.is(0.5) ? xml.replaceAll('><', '>\n<') : xml),
    usual: 'DAY_FIRST',
    entries: accounts.flat(),
    accounts: accounts.length,
  }
}

const element = ({ prefix }: CamtStyle, name: string, content: string, attributes = '') =>
  `<${prefix}${name}${attributes}>${content}</${prefix}${name}>`

function statement(style: CamtStyle, part: string, entries: readonly ExpectedEntry[]): string {
  const { chance } = style
  const [first] = entries
  const currency = first?.currency ?? 'EUR'
  const id = element(style, 'Id', element(style, 'IBAN', first?.account ?? ''))
  const account = element(style, 'Acct', `${id}${chance.is(0.5) ? element(style, 'Ccy', currency) : ''}`)
  const balance = element(
    style,
    'Bal',
    element(style, 'Tp', element(style, 'CdOrPrtry', element(style, 'Cd', 'OPBD'))) +
      amount(style, 123_456, currency) +
      element(style, 'CdtDbtInd', 'CRDT') +
      element(style, 'Dt', element(style, 'Dt', '2026-01-01')),
  )
  const content =
    element(style, 'Id', 'S1') +
    account +
    (part === 'Ntfctn' ? '' : balance) +
    entries.map((entry) => ntry(style, entry)).join('')
  return element(style, part, content)
}

const amount = (style: CamtStyle, cents: number, currency: string) =>
  element(style, 'Amt', (Math.abs(cents) / 100).toFixed(style.chance.is(0.9) ? 2 : 3), ` Ccy="${currency}"`)

function ntry(style: CamtStyle, { day, cents, payee, currency }: ExpectedEntry): string {
  const { chance, version } = style
  const isReversal = chance.is(0.1)
  const status = version >= 8 ? element(style, 'Cd', 'BOOK') : 'BOOK'
  const booked = chance.is(0.5) ? element(style, 'Dt', day) : element(style, 'DtTm', `${day}T10:00:00+01:00`)
  // A reversal has the direction in which the money moves now.
  return element(
    style,
    'Ntry',
    (chance.is(0.5) ? element(style, 'NtryRef', '1') : '') +
      amount(style, cents, currency ?? 'EUR') +
      element(style, 'CdtDbtInd', cents < 0 ? 'DBIT' : 'CRDT') +
      (isReversal ? element(style, 'RvslInd', 'true') : '') +
      element(style, 'Sts', status) +
      element(style, 'BookgDt', booked) +
      element(style, 'ValDt', element(style, 'Dt', day)) +
      element(style, 'BkTxCd', element(style, 'Domn', element(style, 'Cd', 'PMNT'))) +
      details(style, payee, cents < 0),
  )
}

function details(style: CamtStyle, payee: string, isOut: boolean): string {
  const escaped = payee.replaceAll('&', '&amp;')
  if (style.chance.is(0.2)) return element(style, 'AddtlNtryInf', escaped)
  const name = element(style, 'Nm', escaped)
  const party = element(style, isOut ? 'Cdtr' : 'Dbtr', style.version >= 8 ? element(style, 'Pty', name) : name)
  const purpose = element(style, 'RmtInf', element(style, 'Ustrd', 'Invoice 12'))
  const refs = element(style, 'Refs', element(style, 'EndToEndId', 'NOTPROVIDED'))
  return element(style, 'NtryDtls', element(style, 'TxDtls', refs + element(style, 'RltdPties', party) + purpose))
}
