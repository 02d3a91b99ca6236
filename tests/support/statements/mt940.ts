import { type Chance, createChance } from './chance.ts'
import { drawCents, drawDays, type ExpectedEntry, encode, type GeneratedStatement, ibans, payees } from './content.ts'
import { information, type Mt940Bank, mt940Banks } from './mt940-banks.ts'

interface Page {
  account: string
  currency: string
  opening: number
  entries: ExpectedEntry[]
  isFirst: boolean
  isLast: boolean
}

interface Mt940Style {
  chance: Chance
  bank: Mt940Bank
  hasEntryDate: boolean
  balanceDay: string
}

/** Generates a file by SWIFT's description of field 61 and the variants that individual banks describe. */
export function generateMt940(seed: number): GeneratedStatement {
  const chance = createChance(seed)
  const bank = chance.pick(mt940Banks)
  const pages = drawPages(chance)
  const style: Mt940Style = { chance, bank, hasEntryDate: chance.is(0.7), balanceDay: '260131' }
  const messages = pages.map((page, at) => wrapMessage(style, writePage(style, page), at))
  const lines = [...messages.flat(), ...bank.after]
  const blank = (count: number) => Array.from({ length: count }, () => '')
  const text = [...blank(chance.integer(0, 2)), ...lines, ...blank(chance.integer(0, 2))].join(bank.lineEnd)
  const entries = pages.flatMap((page) => page.entries)
  return {
    name: `mt940 ${seed}: ${bank.name}, ${pages.length} pages`,
    bytes: encode(text, chance.pick(['utf8', 'latin1'])),
    usual: chance.pick(['DAY_FIRST', 'MONTH_FIRST']),
    entries,
    accounts: new Set(pages.map(({ account }) => account)).size,
  }
}

function drawPages(chance: Chance): Page[] {
  const [first, ...others] = chance.some(ibans, chance.integer(1, 3))
  const secondCurrency = first && chance.is(0.3) ? [[first[0], first[1] === 'USD' ? 'JPY' : 'USD'] as const] : []
  return [...(first ? [first] : []), ...secondCurrency, ...others].flatMap(([account, currency]) => {
    const count = chance.integer(1, 3)
    let balance = chance.integer(-100_000, 900_000)
    return Array.from({ length: count }, (_, at) => {
      const days = drawDays(chance, chance.integer(1, 5), [2001, 2029])
      const entries = days.map((day) => ({
        day,
        cents: drawCents(chance),
        payee: chance.pick(payees),
        account,
        currency,
      }))
      const page = { account, currency, opening: balance, entries, isFirst: at === 0, isLast: at === count - 1 }
      balance += entries.reduce((sum, { cents }) => sum + cents, 0)
      return page
    })
  })
}

function writePage(style: Mt940Style, page: Page): string[] {
  const { chance, bank, balanceDay } = style
  const closing = page.opening + page.entries.reduce((sum, { cents }) => sum + cents, 0)
  const balance = (cents: number) => `${cents < 0 ? 'D' : 'C'}${balanceDay}${page.currency}${amountOf(chance, cents)}`
  return [
    `:20:${chance.pick(['STARTUMSE', 'P140220000000001', '940A121121', '1'])}`,
    ...(chance.is(0.2) ? [`:21:${chance.pick(['NONREF', 'REL2'])}`] : []),
    `:25:${bank.writeAccount(page.account, page.currency)}`,
    chance.pick([':28C:00001/001', ':28:1/1', ':28C:036/2009/BPL', ':28C:0']),
    ...bank.marks,
    `:60${page.isFirst ? 'F' : 'M'}:${balance(page.opening)}`,
    ...page.entries.flatMap((entry) => writeEntry(style, entry)),
    `:62${page.isLast ? 'F' : 'M'}:${balance(closing)}`,
    ...(chance.is(0.5) ? [`:64:${balance(closing)}`] : []),
    ...(chance.is(0.3) ? [`:65:${balance(closing)}`, `:65:${balance(closing)}`] : []),
    ...(chance.is(0.3) ? [`:86:${chance.pick(['Zinsen laut Aushang', '/SUM/2/3/1234,00/99,00/'])}`] : []),
  ]
}

function writeEntry(style: Mt940Style, entry: ExpectedEntry): string[] {
  const { chance, bank, hasEntryDate } = style
  const [, year, month, day] = /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(entry.day) ?? []
  const isReversal = chance.is(0.1)
  const isOut = entry.cents < 0 !== isReversal
  const mark = `${isReversal ? 'R' : ''}${isOut ? 'D' : 'C'}`
  const funds = bank.hasFundsCode ? (entry.currency ?? 'EUR').slice(-1) : ''
  const exact = (Math.abs(entry.cents) / 100).toFixed(2).replace('.', ',')
  const amount = bank.padsAmounts ? exact.padStart(15, '0') : amountOf(chance, entry.cents)
  const code = chance.pick(bank.codes)
  const reference = `${chance.pick(bank.references)}${chance.is(0.5) ? `//${chance.integer(100_000, 999_999)}` : ''}`
  const entryDate = hasEntryDate ? chance.pick([`${month}${day}`, '0102']) : ''
  const line = `:61:${year}${month}${day}${entryDate}${mark}${funds}${amount}${code}${reference}`
  if (chance.is(bank.leavesOutField86)) return [line, entry.payee]
  const supplement = chance.is(0.3) ? [chance.pick(bank.supplements)] : []
  return [line, ...supplement, ...information(chance, bank.field86, entry)]
}

// SWIFT requires the comma and permits leaving out the decimals behind it.
function amountOf(chance: Chance, cents: number): string {
  const [whole, decimals = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  if (decimals === '00' && chance.is(0.7)) return `${whole},`
  if (decimals.endsWith('0') && chance.is(0.3)) return `${whole},${decimals[0]}`
  return `${whole},${decimals}`
}

function wrapMessage({ chance, bank }: Mt940Style, lines: string[], at: number): string[] {
  if (bank.envelope === 'swift') {
    const head = `{1:F01BANKDEFFAXXX${String(at).padStart(10, '0')}}{2:I940BANKDEFFXXXXN}{3:{108:REF${at}}}{4:`
    const tail = chance.pick(['-}', '-}{5:{CHK:0123456789AB}}'])
    return [...(chance.is(0.5) ? head.split(/(?<=\})(?=\{2|\{4)/) : [head]), ...lines, tail]
  }
  if (bank.envelope === 'named') return [...bank.messageHead, ...lines, '-']
  return [...bank.messageHead, ...lines, ...(chance.is(0.7) ? ['-'] : [])]
}
