import { periodIn, readAmount } from './amounts.ts'
import { type MonthRead, monthIn } from './months.ts'
import type { ListRow } from './rows.ts'
import { HEADINGS, type Heading, type ListPeriod, tableOf, wordsOf } from './words.ts'

/** Where a table keeps what. */
export interface Columns {
  name: number
  group: number | null
  type: number | null
  frequency: number | null
  month: number | null
  /** One column a month; then there is no `amount`. */
  months: { column: number; month: MonthRead }[]
  amount: number | null
  period: ListPeriod | null
}

type Role = { role: Heading | 'MONTHS'; month: MonthRead | null; period: ListPeriod | null }

const headings = tableOf(HEADINGS)

/** The columns that a row heads; undefined where it heads none: it has an amount, or says too little. */
export function headedColumns(cells: string[], currency: string): Columns | undefined {
  const roles = cells.map((cell) => roleOf(cell))
  const told = roles.filter((role) => role !== null).length
  const amounts = cells.filter(
    (cell) => readAmount(cell, currency) !== null && monthIn(cell) === null && !/^\s*20\d\d\s*$/.test(cell),
  ).length
  if (told < 2 || amounts > 0) return undefined
  return columnsFrom(cells, roles)
}

/** The columns of a table without a heading: the first words are names, the first numbers amounts. */
export function guessedColumns(rows: ListRow[], currency: string): Columns {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const share = (column: number, holds: (cell: string) => boolean) =>
    rows.filter(({ cells }) => holds(cells[column] ?? '')).length
  const texts = columnsWith(width, (column) => share(column, isText) * 2 >= rows.length)
  const numbers = columnsWith(
    width,
    (column) => share(column, (cell) => readAmount(cell, currency) !== null) * 2 >= rows.length,
  )
  const months = columnsWith(
    width,
    (column) =>
      share(column, (cell) => monthIn(cell) !== null && readAmount(cell, currency) === null) * 2 > rows.length,
  )
  const frequency = texts.find((column) => share(column, (cell) => periodIn(cell) !== null) * 2 > rows.length) ?? null
  const named = texts.filter((column) => column !== frequency && !months.includes(column))
  // Where two columns hold words, the one that repeats itself is the group.
  const [first = 0, second] = named
  const distinct = (column: number) => new Set(rows.map(({ cells }) => wordsOf(cells[column] ?? ''))).size
  const grouped = second !== undefined && distinct(second) > distinct(first)
  return {
    name: grouped ? second : first,
    group: grouped ? first : null,
    type: null,
    frequency,
    month: months[0] ?? null,
    months: [],
    amount: numbers.find((column) => column !== first) ?? null,
    period: null,
  }
}

function columnsFrom(cells: string[], roles: (Role | null)[]): Columns | undefined {
  const columnOf = (...wanted: Role['role'][]) => {
    for (const role of wanted) {
      const column = roles.findIndex((each) => each?.role === role)
      if (column >= 0) return column
    }
    return null
  }
  const months = roles.flatMap((role, column) =>
    role?.role === 'MONTHS' && role.month ? [{ column, month: role.month }] : [],
  )
  const detail = columnOf('DETAIL')
  const category = columnOf('NAME')
  const planned = amountColumn(roles)
  const byMonth = months.length >= 2 || (months.length === 1 && planned === null && (detail ?? category) !== null)
  const amount = byMonth ? null : planned
  if (!byMonth && amount === null) return undefined
  const unclaimed = cells.findIndex((_, column) => roles[column] === null)
  const name = detail ?? category ?? (unclaimed < 0 ? undefined : unclaimed) ?? 0
  const group = columnOf('GROUP') ?? (detail !== null && category !== null ? category : null)
  return {
    name,
    group: group === name ? null : group,
    type: columnOf('TYPE'),
    frequency: columnOf('FREQUENCY'),
    month: byMonth ? null : columnOf('MONTH'),
    months: byMonth ? months : [],
    amount,
    period: amount === null ? null : (roles[amount]?.period ?? null),
  }
}

/** What is planned comes first, then the amount of a month, then any amount. */
function amountColumn(roles: (Role | null)[]): number | null {
  const wanted: ((role: Role) => boolean)[] = [
    ({ role, period }) => role === 'PLAN' && (period === null || period === 'MONTH'),
    ({ role, period }) => role === 'AMOUNT' && period === 'MONTH',
    ({ role }) => role === 'PLAN',
    ({ role, period }) => role === 'AMOUNT' && period === null,
    ({ role }) => role === 'AMOUNT',
  ]
  for (const holds of wanted) {
    const column = roles.findIndex((role) => role !== null && holds(role))
    if (column >= 0) return column
  }
  return null
}

/** What a heading says of its column: "Monthly budget" is a plan by the month, "Planned Jan" a month, "Actual Jan" neither. */
function roleOf(cell: string): Role | null {
  const words = wordsOf(cell.replace(/\([^)]*\)/g, ' ') || cell)
  if (words === '') return null
  const period = periodIn(cell)
  const whole = headings.get(words) as Heading | undefined
  const month = monthIn(cell)
  // "Budget per year" is a plan: a word for how often makes no column of its own there.
  const each = words
    .split(' ')
    .map((word) => (periodIn(word) ? undefined : (headings.get(word) as Heading | undefined)))
  if (whole === 'MONTH' || whole === 'FREQUENCY') return { role: whole, month: null, period: null }
  if (whole === 'OTHER' || (!whole && each.includes('OTHER') && !each.includes('PLAN')))
    return { role: 'OTHER', month: null, period }
  if (month && words.split(' ').length <= 3) return { role: 'MONTHS', month, period: null }
  if (whole) return { role: whole, month: null, period: whole === 'PLAN' || whole === 'AMOUNT' ? period : null }
  if (each.includes('OTHER')) return { role: 'OTHER', month: null, period }
  const partly = each.find((heading) => heading === 'PLAN') ?? each.find((heading) => heading === 'AMOUNT')
  if (partly) return { role: partly, month: null, period }
  if (period) return { role: 'AMOUNT', month: null, period }
  const other = words.split(' ').length <= 3 ? each.find((heading) => heading !== undefined) : undefined
  return other ? { role: other, month: null, period: null } : null
}

function columnsWith(width: number, holds: (column: number) => boolean): number[] {
  return Array.from({ length: width }, (_, column) => column).filter(holds)
}

function isText(cell: string): boolean {
  return /\p{L}{2}/u.test(cell) && readAmount(cell, 'EUR') === null
}
