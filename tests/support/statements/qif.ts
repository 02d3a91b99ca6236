import type { DayOrder } from '../../../server/intake/imports/csv/days.ts'
import { type Chance, createChance } from './chance.ts'
import {
  drawCents,
  drawDays,
  type ExpectedEntry,
  encode,
  type GeneratedStatement,
  lineEnds,
  type NumberStyle,
  numberStyles,
  payees,
  signed,
} from './content.ts'
import { listsAfter, listsBefore } from './qif-lists.ts'

interface DateForm {
  name: string
  order: DayOrder | null
  years: [number, number]
  write(year: number, month: number, day: number): string
}

const two = (value: number) => String(value).padStart(2, '0')
const spaced = (value: number) => String(value).padStart(2, ' ')
const short = (year: number) => two(year % 100)
const toThisDecade: [number, number] = [2000, 2029]

/** The date forms of Quicken for the United States and elsewhere, and of banks. */
export const dateForms: readonly DateForm[] = [
  { name: "M/D'YY", order: 'MONTH_FIRST', years: [2000, 2039], write: (y, m, d) => `${m}/${d}'${short(y)}` },
  {
    name: "M/ D' Y",
    order: 'MONTH_FIRST',
    years: [2000, 2009],
    write: (y, m, d) => `${m}/${spaced(d)}'${spaced(y % 100)}`,
  },
  {
    name: ' M/ D/YY',
    order: 'MONTH_FIRST',
    years: [1990, 1999],
    write: (y, m, d) => `${spaced(m)}/${spaced(d)}/${short(y)}`,
  },
  {
    name: 'MM/DD/YY',
    order: 'MONTH_FIRST',
    years: toThisDecade,
    write: (y, m, d) => `${two(m)}/${two(d)}/${short(y)}`,
  },
  { name: 'M/D/YYYY', order: 'MONTH_FIRST', years: [1990, 2039], write: (y, m, d) => `${m}/${d}/${y}` },
  { name: "MM/DD'YYYY", order: 'MONTH_FIRST', years: toThisDecade, write: (y, m, d) => `${two(m)}/${two(d)}'${y}` },
  { name: 'MM-DD-YYYY', order: 'MONTH_FIRST', years: [1990, 2039], write: (y, m, d) => `${two(m)}-${two(d)}-${y}` },
  { name: 'D.M.YY', order: 'DAY_FIRST', years: toThisDecade, write: (y, m, d) => `${d}.${m}.${short(y)}` },
  { name: 'DD.MM.YYYY', order: 'DAY_FIRST', years: [1990, 2039], write: (y, m, d) => `${two(d)}.${two(m)}.${y}` },
  { name: "D.M'YY", order: 'DAY_FIRST', years: toThisDecade, write: (y, m, d) => `${d}.${m}'${short(y)}` },
  { name: 'DD/MM/YY', order: 'DAY_FIRST', years: toThisDecade, write: (y, m, d) => `${two(d)}/${two(m)}/${short(y)}` },
  { name: 'DD/MM/YYYY', order: 'DAY_FIRST', years: [1990, 2039], write: (y, m, d) => `${two(d)}/${two(m)}/${y}` },
  { name: "D/M'YY", order: 'DAY_FIRST', years: [2000, 2039], write: (y, m, d) => `${d}/${spaced(m)}'${short(y)}` },
  { name: 'DD-MM-YY', order: 'DAY_FIRST', years: toThisDecade, write: (y, m, d) => `${two(d)}-${two(m)}-${short(y)}` },
  { name: 'YYYY-MM-DD', order: null, years: [1990, 2039], write: (y, m, d) => `${y}-${two(m)}-${two(d)}` },
  { name: 'YYYY/MM/DD', order: null, years: [1990, 2039], write: (y, m, d) => `${y}/${two(m)}/${two(d)}` },
  { name: 'YYYYMMDD', order: null, years: [1990, 2039], write: (y, m, d) => `${y}${two(m)}${two(d)}` },
]

export interface QifStyle {
  chance: Chance
  numbers: NumberStyle
  writeDay(day: string): string
}

interface Account {
  name: string
  type: string
}

const accountChoices: readonly Account[] = [
  { name: 'Checking', type: 'Bank' },
  { name: 'Visa Gold', type: 'CCard' },
  { name: 'Wallet', type: 'Cash' },
  { name: 'House', type: 'Oth A' },
  { name: 'Car loan', type: 'Oth L' },
  { name: 'Girokonto', type: 'Oth S' },
]

export const categories = ['Food', 'Food:Groceries', 'Auto:Fuel', 'Salary', 'Fees & Charges', null]

/** Generates a file as Quicken and banks write it, by the description of Intuit and the notes of GnuCash. */
export function generateQif(seed: number): GeneratedStatement {
  const chance = createChance(seed)
  const form = chance.pick(dateForms)
  const numbers = chance.pick(numberStyles)
  const style: QifStyle = { chance, numbers, writeDay: (day) => form.write(...parse(day)) }
  const isWhole = chance.is(0.6)
  const accounts = chance.some(accountChoices, isWhole ? chance.integer(1, 4) : 1)
  const entries: ExpectedEntry[] = []
  const lines: string[] = []
  if (isWhole) lines.push(...listsBefore(style, accounts))
  for (const account of accounts) {
    if (isWhole) lines.push('!Account', `N${account.name}`, `T${account.type}`, '^')
    lines.push(chance.is(0.2) ? `!Type:${account.type} ` : `!Type:${account.type}`)
    const written = writeEntries(style, { account, isWhole, years: form.years })
    lines.push(...written.lines)
    entries.push(...written.entries)
  }
  if (isWhole) lines.push(...listsAfter(style))
  if (!isWhole && chance.is(0.2)) lines.pop()
  const text = lines.join(chance.pick(lineEnds))
  return {
    name: `qif ${seed}: ${form.name} ${JSON.stringify(numbers)}${isWhole ? ' whole' : ''}`,
    bytes: encode(text, chance.pick(['utf8', 'utf8-marked', 'latin1', 'utf16le'])),
    usual: form.order === 'DAY_FIRST' ? 'MONTH_FIRST' : 'DAY_FIRST',
    entries,
    accounts: accounts.length,
  }
}

function parse(day: string): [number, number, number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return [year, month, date]
}

function writeEntries(
  style: QifStyle,
  { account, isWhole, years }: { account: Account; isWhole: boolean; years: [number, number] },
) {
  const { chance } = style
  const days = drawDays(chance, chance.integer(2, 8), years)
  const entries: ExpectedEntry[] = []
  const lines: string[] = []
  if (isWhole && chance.is(0.6)) lines.push(...openingBalance(style, account.name, days[0] ?? ''))
  for (const day of days) {
    const entry = { day, cents: drawCents(chance), payee: chance.pick(payees) }
    // A transfer is a movement of the account as in the bank's own statement, and has no category.
    const isTransfer = chance.is(0.15)
    const filed = isTransfer ? { ...entry, category: null } : fileUnder(chance, entry)
    const target = isTransfer ? `[Savings]${chance.pick(['', '/Work'])}` : targetOf(filed)
    entries.push(isWhole ? { ...filed, account: account.name } : filed)
    lines.push(...record(style, { ...filed, target }), ...splits(style, filed), '^')
    if (chance.is(0.05)) lines.push(chance.pick(['', '# exported by hand']))
  }
  return { lines, entries }
}

// Quicken opens an account with a transfer to the account itself.
function openingBalance({ writeDay, numbers }: QifStyle, name: string, day: string): string[] {
  const amount = signed(123_456, numbers)
  return [`D${writeDay(day)}`, `U${amount}`, `T${amount}`, 'CX', 'POpening Balance', `L[${name}]`, '^']
}

function fileUnder(chance: Chance, entry: ExpectedEntry): ExpectedEntry {
  if (chance.is(0.2) && Math.abs(entry.cents) > 10) return { ...entry, parts: divide(chance, entry.cents) }
  const category = chance.pick(categories)
  return { ...entry, category, ...(category && chance.is(0.2) && { tag: 'Work' }) }
}

function divide(chance: Chance, cents: number) {
  const count = chance.integer(2, 4)
  const share = Math.trunc(cents / count)
  return Array.from({ length: count }, (_, at) => ({
    category: chance.pick(categories),
    cents: at === 0 ? cents - share * (count - 1) : share,
  }))
}

function targetOf({ category, tag, parts }: ExpectedEntry): string {
  if (parts) return parts[0]?.category ?? ''
  return `${category ?? ''}${tag ? `/${tag}` : ''}`
}

function record({ chance, numbers, writeDay }: QifStyle, entry: ExpectedEntry & { target: string }): string[] {
  const amount = signed(entry.cents, numbers)
  const optional = [
    chance.pick(['C*', 'CX', 'Cc', 'CR', 'C', 'C?']),
    chance.pick(['N101', 'NATM', 'NDEP', 'NPrint', 'N']),
    `M${chance.pick(['Invoice 12', 'two ^ carets', '', '!Type:Cat in a memo'])}`,
    ...['A12 Main St', 'ASpringfield', 'A', 'A', 'A', 'AThank you'].slice(0, chance.integer(1, 6)),
    'FX',
  ]
  const amounts = chance.is(0.5) ? [`U${amount}`, `T${amount}`] : [`T${amount}`]
  const rest = [...amounts, ...chance.some(optional, chance.integer(0, 4)), `P${entry.payee}`]
  return [`D${writeDay(entry.day)}`, ...rest, ...(entry.target ? [`L${entry.target}`] : [])]
}

function splits({ chance, numbers }: QifStyle, { parts = [], cents }: ExpectedEntry): string[] {
  const hasMemo = chance.is(0.5)
  const hasPercentage = chance.is(0.2)
  return parts.flatMap((part) => [
    `S${part.category ?? ''}`,
    ...(hasMemo ? [`E${chance.pick(['part', ''])}`] : []),
    ...(hasPercentage ? [`%${((part.cents / cents) * 100).toFixed(2)}%`] : []),
    `$${signed(part.cents, numbers)}`,
  ])
}
