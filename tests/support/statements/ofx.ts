import { type Chance, createChance } from './chance.ts'
import { drawCents, drawDays, type ExpectedEntry, encode, type GeneratedStatement, ibans, payees } from './content.ts'

interface OfxStyle {
  chance: Chance
  isXml: boolean
  lineEnd: string
  writeDay(day: string): string
  writeAmount(cents: number): string
}

const dayForms = [
  (day: string) => day,
  (day: string) => `${day}120000`,
  (day: string) => `${day}120000.000`,
  (day: string) => `${day}233000[-5:EST]`,
  (day: string) => `${day}120000.000[0:GMT]`,
]

/** Generates OFX 1 (SGML without closing tags) and OFX 2 (XML) by the specification of the Financial Data Exchange. */
export function generateOfx(seed: number): GeneratedStatement {
  const chance = createChance(seed)
  const isXml = chance.is(0.5)
  const writeDay = chance.pick(dayForms)
  const decimal = chance.pick(['.', '.', ','])
  const style: OfxStyle = {
    chance,
    isXml,
    lineEnd: chance.pick(['\r\n', '\n', '']),
    writeDay: (day) => writeDay(day.replaceAll('-', '')),
    writeAmount: (cents) =>
      `${cents > 0 ? chance.pick(['', '+']) : ''}${(cents / 100).toFixed(2).replace('.', decimal)}`,
  }
  const accounts = chance.some(ibans, chance.integer(1, 3)).map(([account, currency]) => {
    const days = drawDays(chance, chance.integer(1, 6), [1998, 2029])
    return days.map((day) => ({ day, cents: drawCents(chance), payee: chance.pick(payees), account, currency }))
  })
  const statements = accounts.map((entries) => writeStatement(style, entries))
  const body = element('OFX', [signOn(style), ...statements].join(style.lineEnd))
  return {
    name: `ofx ${seed}: ${isXml ? 'XML' : 'SGML'}, ${style.writeDay('2026-01-31')}`,
    bytes: encode(`${header(isXml, chance)}${body}${style.lineEnd}`, isXml ? 'utf8' : chance.pick(['utf8', 'latin1'])),
    usual: 'DAY_FIRST',
    entries: accounts.flat(),
    accounts: accounts.length,
  }
}

function header(isXml: boolean, chance: Chance): string {
  if (isXml)
    return '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\n'
  const fields = ['OFXHEADER:100', 'DATA:OFXSGML', 'VERSION:102', 'SECURITY:NONE', 'ENCODING:USASCII', 'CHARSET:1252']
  return `${fields.join(chance.pick(['\r\n', '\n']))}\n\n`
}

const element = (name: string, content: string) => `<${name}>${content}</${name}>`

function field(isXml: boolean, name: string, value: string): string {
  const escaped = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return isXml ? element(name, escaped) : `<${name}>${escaped}`
}

function signOn({ isXml, writeDay }: OfxStyle): string {
  const status = element('STATUS', field(isXml, 'CODE', '0') + field(isXml, 'SEVERITY', 'INFO'))
  const time = field(isXml, 'DTSERVER', writeDay('2026-01-31')) + field(isXml, 'LANGUAGE', 'ENG')
  return element('SIGNONMSGSRSV1', element('SONRS', status + time))
}

function writeStatement(
  style: OfxStyle,
  entries: readonly Required<Pick<ExpectedEntry, 'day' | 'cents' | 'payee'>>[] & readonly ExpectedEntry[],
): string {
  const { chance, isXml, lineEnd, writeDay, writeAmount } = style
  const [first] = entries
  const isCard = chance.is(0.3)
  const account = field(isXml, 'ACCTID', first?.account ?? '')
  const from = isCard
    ? element('CCACCTFROM', account)
    : element('BANKACCTFROM', field(isXml, 'BANKID', '123') + account + field(isXml, 'ACCTTYPE', 'CHECKING'))
  const dates = field(isXml, 'DTSTART', writeDay('2026-01-01')) + field(isXml, 'DTEND', writeDay('2026-01-31'))
  const list = element(
    'BANKTRANLIST',
    [dates, ...entries.map((entry, at) => transaction(style, entry, at))].join(lineEnd),
  )
  const balance = element(
    'LEDGERBAL',
    `${field(isXml, 'BALAMT', writeAmount(123_400))}${field(isXml, 'DTASOF', writeDay('2026-01-31'))}`,
  )
  const [outer, middle, inner] = isCard
    ? ['CREDITCARDMSGSRSV1', 'CCSTMTTRNRS', 'CCSTMTRS']
    : ['BANKMSGSRSV1', 'STMTTRNRS', 'STMTRS']
  const content = field(isXml, 'CURDEF', first?.currency ?? '') + from + list + balance
  return element(outer, element(middle, field(isXml, 'TRNUID', '1') + element(inner, content)))
}

function transaction(
  { chance, isXml, writeDay, writeAmount }: OfxStyle,
  { day, cents, payee }: ExpectedEntry,
  at: number,
) {
  const name = chance.is(0.2)
    ? element(
        'PAYEE',
        field(isXml, 'NAME', payee) + field(isXml, 'ADDR1', '1 Main St') + field(isXml, 'CITY', 'Springfield'),
      )
    : field(isXml, chance.is(0.2) ? 'MEMO' : 'NAME', payee)
  const optional = [
    field(isXml, 'DTUSER', writeDay('2026-01-02')),
    field(isXml, 'CHECKNUM', '1001'),
    field(isXml, 'REFNUM', 'R1'),
    field(isXml, 'SIC', '5411'),
  ]
  const fields = [
    field(
      isXml,
      'TRNTYPE',
      cents < 0 ? chance.pick(['DEBIT', 'POS', 'CHECK', 'FEE', 'PAYMENT']) : chance.pick(['CREDIT', 'DEP', 'INT']),
    ),
    field(isXml, 'DTPOSTED', writeDay(day)),
    field(isXml, 'TRNAMT', writeAmount(cents)),
    field(isXml, 'FITID', `${day}-${at}`),
    ...chance.some(optional, chance.integer(0, 2)),
    name,
  ]
  return element('STMTTRN', fields.join(''))
}
