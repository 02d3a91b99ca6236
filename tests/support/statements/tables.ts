import type { DayOrder } from '../../../server/intake/imports/csv/days.ts'
import { type Chance, createChance } from './chance.ts'
import {
  drawCents,
  drawDays,
  encode,
  type GeneratedStatement,
  type NumberStyle,
  numberStyles,
  payees,
  signed,
  writeCents,
} from './content.ts'
import { type TableLanguage, tableLanguages } from './table-languages.ts'

type Direction = 'signed' | 'trailing minus' | 'parentheses' | 'plus' | 'columns' | 'mark' | 'mark in amount'
type CurrencyPlace = 'column' | 'heading' | 'preamble' | 'amount' | 'none'

interface TableStyle {
  chance: Chance
  language: TableLanguage
  numbers: NumberStyle
  direction: Direction
  currencyPlace: CurrencyPlace
  currency: string
  marks: readonly [debit: string, credit: string]
  hasBalance: boolean
  hasNumber: boolean
  writeDay(day: string): string
}

interface Line {
  day: string
  payee: string
  cents: number
  balance: number
}

const dayForms: readonly [DayOrder | null, (year: string, month: string, day: string) => string][] = [
  ['DAY_FIRST', (y, m, d) => `${d}.${m}.${y}`],
  ['DAY_FIRST', (y, m, d) => `${d}/${m}/${y}`],
  ['DAY_FIRST', (y, m, d) => `${d}-${m}-${y}`],
  ['DAY_FIRST', (y, m, d) => `${d}.${m}.${y.slice(2)}`],
  ['DAY_FIRST', (y, m, d) => `${Number(d)}/${Number(m)}/${y}`],
  ['MONTH_FIRST', (y, m, d) => `${m}/${d}/${y}`],
  ['MONTH_FIRST', (y, m, d) => `${Number(m)}/${Number(d)}/${y.slice(2)}`],
  [null, (y, m, d) => `${y}-${m}-${d}`],
  [null, (y, m, d) => `${y}${m}${d}`],
  [null, (y, m, d) => `${y}/${m}/${d}`],
  [null, (y, m, d) => `${y}-${m}-${d} 10:31:07`],
]

/** Generates a table as banks export it, with their preambles, balances and ways to write a direction. */
export function generateTable(seed: number): GeneratedStatement {
  const chance = createChance(seed)
  const language = chance.pick(tableLanguages)
  const numbers = chance.pick<NumberStyle>([
    ...numberStyles,
    { decimal: ',', group: ' ' },
    { decimal: ',', group: '\u00a0' },
    { decimal: ',', group: '\u202f' },
  ])
  const [order, write] = chance.pick(dayForms)
  const style: TableStyle = {
    chance,
    language,
    numbers,
    direction: chance.pick<Direction>(['signed', 'trailing minus', 'parentheses', 'plus', 'columns', 'mark', 'mark in amount']),
    currencyPlace: chance.pick<CurrencyPlace>(['column', 'heading', 'preamble', 'amount', 'none']),
    currency: chance.pick(['EUR', 'CHF', 'USD', 'PLN', 'SEK', 'HUF', 'GBP']),
    marks: chance.pick(language.marks),
    hasBalance: chance.is(0.5),
    hasNumber: chance.is(0.3),
    writeDay: (day) => write(day.slice(0, 4), day.slice(5, 7), day.slice(8)),
  }
  const lines = drawLines(chance)
  const separator = chance.pick(['column', 'amount'].includes(style.currencyPlace) ? [';', '\t', ','] : [';', ',', '\t', '|'])
  const rows = [...preamble(style), headings(style), ...body(style, lines)]
  const text = rows.map((row) => row.map((cell) => quote(cell, separator, chance)).join(separator))
  const currency = style.currencyPlace === 'none' ? null : style.currency
  return {
    name: `table ${seed}: ${language.name}, ${style.direction}, currency in ${style.currencyPlace}, ${JSON.stringify(numbers)}, ${style.writeDay('2026-01-31')}`,
    bytes: encode(text.join(chance.pick(['\r\n', '\n'])), chance.pick(['utf8', 'utf8-marked', 'utf16le'])),
    usual: order === 'DAY_FIRST' ? 'MONTH_FIRST' : 'DAY_FIRST',
    entries: lines.map(({ day, cents, payee }) => ({ day, cents, payee, currency })),
    accounts: 1,
  }
}

function drawLines(chance: Chance): Line[] {
  let balance = chance.integer(100_000, 900_000)
  const days = drawDays(chance, chance.integer(3, 9), [2015, 2029])
  const cents = days.map((_, at) => (at === 0 ? -drawPositive(chance) : at === 1 ? drawPositive(chance) : drawCents(chance)))
  return days.map((day, at) => {
    balance += cents[at] ?? 0
    return { day, cents: cents[at] ?? 0, payee: chance.pick(payees), balance }
  })
}

const drawPositive = (chance: Chance) => Math.abs(drawCents(chance))

function preamble({ chance, language, currencyPlace, currency, writeDay }: TableStyle): string[][] {
  const account = `${language.account}:`
  const named = currencyPlace === 'preamble'
  const inAccountLine = named && chance.is(0.5)
  const number = chance.pick(['DE89370400440532013000', 'CH93 0076 2011 6238 5295 7', '12345678'])
  if (!named && chance.is(0.4)) return []
  return [
    ...(chance.is(0.5) ? [[language.title]] : []),
    inAccountLine ? [account, `${number} ${currency}`] : [account, number],
    ...(named && !inAccountLine ? [[`${language.currency}:`, currency]] : []),
    ...(chance.is(0.5) ? [[`${language.period}:`, `${writeDay('2026-01-01')} - ${writeDay('2026-01-31')}`]] : []),
    ...(chance.is(0.5) ? [['']] : []),
  ]
}

function headings({ language, direction, currencyPlace, currency, hasBalance, hasNumber, chance }: TableStyle): string[] {
  const unit = currencyPlace === 'heading' ? chance.pick([` (${currency})`, ` ${language.in} ${currency}`, ` ${currency}`]) : ''
  const amounts = direction === 'columns' ? [language.debit, language.credit] : [language.amount]
  return [
    ...(hasNumber ? [language.number] : []),
    language.date,
    language.text,
    ...amounts.map((heading) => `${heading}${unit}`),
    ...(direction === 'mark' ? [language.mark] : []),
    ...(currencyPlace === 'column' ? [language.currency] : []),
    ...(hasBalance ? [`${language.balance}${unit}`] : []),
  ]
}

function body(style: TableStyle, lines: readonly Line[]): string[][] {
  const { chance, language, hasBalance } = style
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return []
  const written = lines.map((line, at) => row(style, line, String(1_000 + at)))
  // Figures of balances and turnover are in the column of the amounts, or in the one of the balances.
  const figure = (text: string, day: string, cents: number) => {
    const isBeside = hasBalance && chance.is(0.5)
    const line = { day, payee: text, cents, balance: cents }
    const cells = row(style, line, '')
    const dayAt = style.hasNumber ? 1 : 0
    const undated = cells.map((cell, at) => (at === dayAt && chance.is(0.5) ? '' : cell))
    return isBeside ? undated.map((cell, at) => (at > dayAt + 1 && at < undated.length - 1 ? '' : cell)) : undated
  }
  const opening = first.balance - first.cents
  const turnover = lines.reduce((sum, { cents }) => sum + Math.min(cents, 0), 0)
  return [
    ...(chance.is(0.4) ? [figure(chance.pick(language.opening), first.day, opening)] : []),
    ...written,
    ...(chance.is(0.3) ? [figure(chance.pick(language.totals), last.day, turnover)] : []),
    ...(chance.is(0.4) ? [figure(chance.pick(language.closing), last.day, last.balance)] : []),
  ]
}

function row(style: TableStyle, { day, payee, cents, balance }: Line, number: string): string[] {
  const { language: _, numbers, direction, currencyPlace, currency, marks, hasBalance, hasNumber, writeDay } = style
  const unit = currencyPlace === 'amount' ? ` ${currency}` : ''
  return [
    ...(hasNumber ? [number] : []),
    writeDay(day),
    payee,
    ...amountCells(style, cents).map((cell) => (cell ? `${cell}${unit}` : cell)),
    ...(direction === 'mark' ? [cents < 0 ? marks[0] : marks[1]] : []),
    ...(currencyPlace === 'column' ? [currency] : []),
    ...(hasBalance ? [signed(balance, numbers)] : []),
  ]
}

function amountCells({ direction, numbers, marks }: TableStyle, cents: number): string[] {
  const unsigned = writeCents(cents, numbers)
  const isOut = cents < 0
  switch (direction) {
    case 'columns':
      return isOut ? [unsigned, ''] : ['', unsigned]
    case 'mark':
      return [unsigned]
    case 'mark in amount':
      return [`${unsigned} ${isOut ? marks[0] : marks[1]}`]
    case 'parentheses':
      return [isOut ? `(${unsigned})` : unsigned]
    case 'trailing minus':
      return [isOut ? `${unsigned}-` : unsigned]
    case 'plus':
      return [`${isOut ? '-' : '+'}${unsigned}`]
    case 'signed':
      return [signed(cents, numbers)]
  }
}

function quote(cell: string, separator: string, chance: Chance): string {
  const mustQuote = cell.includes(separator) || cell.includes('"')
  return mustQuote || chance.is(0.1) ? `"${cell.replaceAll('"', '""')}"` : cell
}
