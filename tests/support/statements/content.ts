import type { DayOrder } from '../../../server/intake/imports/csv/days.ts'
import type { Chance } from './chance.ts'

/** An entry that a reader must find in a generated statement. */
export interface ExpectedEntry {
  day: string
  cents: number
  payee: string
  /** Undefined if the format does not carry the field; null if the file does not say. */
  currency?: string | null
  account?: string
  category?: string | null
  tag?: string
  parts?: { category: string | null; cents: number }[]
}

export interface GeneratedStatement {
  name: string
  bytes: Buffer
  /** The order of day and month to assume when the dates are ambiguous. */
  usual: DayOrder
  entries: ExpectedEntry[]
  accounts: number
}

/** A fictional file by the layout that a bank or program publishes, with its entries as "day amount currency text". */
export interface HandwrittenFile {
  name: string
  text: string
  entries: string[]
}

// Some merchants have the words of balances and directions in their names.
export const payees = [
  'Bäckerei Süß',
  'Green Lake Market',
  'TOTAL Station 4412',
  'New Balance Store',
  'Balance Yoga Studio',
  'Saldo Moda Outlet',
  'Total Wine & More',
  'Crédit Mutuel Nord',
  "Joe's Diner, Main St",
  'Café Français',
  'Credit Suisse Fees',
  'Sum 41 Tickets',
  'Debit Card Shop 12',
  'Opening Act Records',
  'Stadtwerke Köln',
  'Report Magazine',
  'Employer plc',
  'Haben & Soll Verlag',
]

export const ibans = [
  ['DE89370400440532013000', 'EUR'],
  ['NL69INGB0123456789', 'EUR'],
  ['CH9300762011623852957', 'CHF'],
  ['PL61109010140000071219812874', 'PLN'],
  ['GB29NWBK60161331926819', 'GBP'],
  ['HU42117730161111101800000000', 'HUF'],
  ['US64SVBKUS6S3300958879', 'USD'],
] as const

/** Returns ascending days, of which one is after the 12th, so that the order of day and month is certain. */
export function drawDays(chance: Chance, count: number, years: [number, number]): string[] {
  const year = chance.integer(...years)
  const draw = (from: number) => {
    const month = String(chance.integer(1, 12)).padStart(2, '0')
    return `${year}-${month}-${String(chance.integer(from, 28)).padStart(2, '0')}`
  }
  return Array.from({ length: count }, (_, at) => draw(at === 0 ? 13 : 1)).sort()
}

export function drawCents(chance: Chance): number {
  const cents = chance.pick([chance.integer(1, 99), chance.integer(100, 99_999), chance.integer(100_000, 250_000_000)])
  return chance.is(0.7) ? -cents : cents
}

export interface NumberStyle {
  decimal: '.' | ','
  group: '' | '.' | ',' | "'" | ' ' | '\u00a0' | '\u202f'
}

export const numberStyles: readonly NumberStyle[] = [
  { decimal: '.', group: '' },
  { decimal: '.', group: ',' },
  { decimal: '.', group: "'" },
  { decimal: ',', group: '' },
  { decimal: ',', group: '.' },
]

/** Writes an amount without its sign. */
export function writeCents(cents: number, { decimal, group }: NumberStyle, decimals = 2): string {
  const digits = String(Math.abs(cents)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, group)
  return decimals === 0 ? whole : `${whole}${decimal}${digits.slice(-decimals)}`
}

export function signed(cents: number, style: NumberStyle): string {
  return `${cents < 0 ? '-' : ''}${writeCents(cents, style)}`
}

export type Encoding = 'utf8' | 'utf8-marked' | 'latin1' | 'utf16le'

export function encode(text: string, encoding: Encoding): Buffer {
  if (encoding === 'latin1') return Buffer.from(text, 'latin1')
  if (encoding === 'utf16le') return Buffer.from(`\ufeff${text}`, 'utf16le')
  return Buffer.from(encoding === 'utf8-marked' ? `\ufeff${text}` : text)
}

export const lineEnds = ['\r\n', '\n', '\r'] as const
