import type { TransactionType } from '../../../language/categories.ts'
import { plainWords } from '../../../language/letters.ts'
import { readAmount } from './amounts.ts'
import type { ListRow } from './budget-list.ts'
import { type MonthRead, monthIn, yearIn } from './months.ts'
import { periodIn } from './periods.ts'
import { type Role, roleOf } from './roles.ts'
import { isBareSection, isSum, sectionOf } from './sections.ts'
import type { ListPeriod } from './vocabulary.ts'

export interface Columns {
  name: number
  group: number | null
  type: number | null
  frequency: number | null
  month: number | null
  /** A column per month, quarter or half-year; `amount` is null then. */
  spans: { column: number; months: MonthRead[]; period: ListPeriod }[]
  /** A column per week of a month. The amount is their sum. */
  weeks: number[]
  amount: number | null
  period: ListPeriod | null
  /** An amount column for income and one for expenses; empty for other lists. */
  sides: { column: number; type: TransactionType }[]
  /** Further amount columns with different periods, such as "Weekly, Monthly, Yearly" with one filled per row. */
  others: { column: number; period: ListPeriod }[]
}

interface Body {
  holdsAmounts: (column: number) => boolean
  holdsPeriods: (column: number) => boolean
}

const enough = 40

/** Returns undefined if the row is not a heading: it contains an amount or has too few known words. */
export function headedColumns(rows: readonly ListRow[], index: number, currency: string): Columns | undefined {
  const cells = rows[index]?.cells ?? []
  if (cells.filter((cell) => cell.trim() !== '').length < 2) return undefined
  // This check comes first, because most rows are not headings.
  if (cells.some((cell) => /^\s*[\d.,]+\s*$/.test(cell) && !isYear(cell))) return undefined
  const foundRoles = cells.map((cell) => roleOf(cell))
  const isPlan = cells.some((cell, column) => isAmountOfRow(cell, foundRoles[column] ?? null, currency))
  if (isPlan || !foundRoles.some(Boolean)) return undefined
  // "Wages, 2000" is an amount that looks like a year.
  if (foundRoles.filter(Boolean).length === 1 && cells.some(isYear)) return undefined
  const body = bodyOf(rows.slice(index + 1, index + 1 + enough), currency)
  const sides = sidesOf(cells, body)
  if (sides.length > 0) return columnsOfSides(sides, foundRoles)
  const roles = foundRoles.map((role, column) => resolveRole(role, column, body))
  const knownCount = foundRoles.filter((role) => role !== null).length
  if (knownCount < 2 && !roles.some((role) => role?.role === 'PLAN' || role?.role === 'AMOUNT')) return undefined
  return columnsFrom(cells, roles, body)
}

const isYear = (cell: string) => /^\s*20\d\d\s*$/.test(cell)

/** "600 per year" is an amount; "Monthly (/12)", "Week 2" and "2026" are headings. */
function isAmountOfRow(cell: string, role: Role | null, currency: string): boolean {
  if (role?.role === 'SPAN' || role?.role === 'WEEK' || isYear(cell)) return false
  return readAmount(cell.replace(/\([^()]*\p{L}[^()]*\)|\(\/\d+\)|^\s*[/÷]\s?12\s*$/gu, ''), currency) !== null
}

/** "Item, Income, Expenses": each row has its amount in one of the two columns. */
function sidesOf(cells: string[], body: Body): Columns['sides'] {
  const sides = cells.flatMap((cell, column) => {
    const type = column > 0 && isBareSection(cell) ? sectionOf(cell) : null
    return type && body.holdsAmounts(column) ? [{ column, type }] : []
  })
  return sides.length === 2 && sides[0]?.type !== sides[1]?.type ? sides : []
}

function columnsOfSides(sides: Columns['sides'], roles: (Role | null)[]): Columns {
  const columnOf = (...wanted: Role['role'][]) => {
    const column = roles.findIndex(
      (role, at) => role && wanted.includes(role.role) && sides.every((side) => side.column !== at),
    )
    return column < 0 ? null : column
  }
  return {
    name: columnOf('DETAIL') ?? columnOf('NAME') ?? 0,
    group: columnOf('GROUP'),
    type: null,
    frequency: columnOf('FREQUENCY'),
    month: columnOf('MONTH'),
    spans: [],
    weeks: [],
    amount: null,
    period: null,
    sides,
    others: [],
  }
}

/** Drops amount columns without amounts. "Budget period" is a period column if its cells contain periods. */
function resolveRole(role: Role | null, column: number, body: Body): Role | null {
  if (!role || (role.role !== 'PLAN' && role.role !== 'AMOUNT')) return role
  if (body.holdsAmounts(column)) return role
  return { ...role, role: body.holdsPeriods(column) ? 'FREQUENCY' : 'NAME' }
}

function bodyOf(rows: readonly ListRow[], currency: string): Body {
  const cellsOf = (column: number) =>
    rows.map(({ cells }) => (cells[column] ?? '').trim()).filter((cell) => cell !== '')
  const mostly = (column: number, holds: (cell: string) => boolean) => {
    const cells = cellsOf(column)
    return cells.length > 0 && cells.filter(holds).length * 2 >= cells.length
  }
  return {
    holdsAmounts: (column) => cellsOf(column).some((cell) => readAmount(cell, currency) !== null),
    holdsPeriods: (column) => mostly(column, (cell) => readAmount(cell, currency) === null && periodIn(cell) !== null),
  }
}

function columnsFrom(cells: string[], roles: (Role | null)[], body: Body): Columns | undefined {
  const columnOf = (wanted: Role['role']) => {
    const column = roles.findIndex((each) => each?.role === wanted)
    return column < 0 ? null : column
  }
  const detail = columnOf('DETAIL')
  const category = columnOf('NAME')
  const planned = amountColumn(roles) ?? onlySum(cells, roles, body)
  const spans = withoutSumsOfMonths(
    roles.flatMap((role, column) =>
      role?.role === 'SPAN' && body.holdsAmounts(column)
        ? [{ column, months: role.months, period: role.period ?? 'MONTH' }]
        : [],
    ),
  )
  const weeks = roles.flatMap((role, column) => (role?.role === 'WEEK' ? [column] : []))
  const isSpread = spans.length >= 2 || (spans.length === 1 && planned === null && (detail ?? category) !== null)
  const isWeekly = !isSpread && planned === null && weeks.length >= 2
  const amount = isSpread || isWeekly ? null : planned
  if (!isSpread && !isWeekly && amount === null) return undefined
  const unclaimed = cells.findIndex((_, column) => roles[column] === null && !body.holdsAmounts(column))
  const name = detail ?? category ?? (unclaimed < 0 ? undefined : unclaimed) ?? 0
  const group = columnOf('GROUP') ?? (detail !== null && category !== null ? category : null)
  return {
    name,
    group: group === name ? null : group,
    type: columnOf('TYPE'),
    frequency: columnOf('FREQUENCY'),
    month: isSpread ? null : columnOf('MONTH'),
    spans: isSpread ? spans : [],
    weeks: isWeekly ? weeks : [],
    amount,
    period: amount === null ? null : (roles[amount]?.period ?? (comparesYears(cells) ? 'YEAR' : null)),
    sides: [],
    others: roles.flatMap((role, column) =>
      role?.period && column !== amount && (role.role === 'AMOUNT' || role.role === 'PLAN')
        ? [{ column, period: role.period }]
        : [],
    ),
  }
}

/** "Q1" beside "Jan, Feb, Mar" is their sum. */
function withoutSumsOfMonths(spans: Columns['spans']): Columns['spans'] {
  const months = new Set(
    spans.flatMap((span) => (span.period === 'MONTH' ? span.months.map(({ month }) => month) : [])),
  )
  return spans.filter((span) => span.period === 'MONTH' || !span.months.some(({ month }) => months.has(month)))
}

/** "2025 actual" beside "2026 budget" means amounts for whole years. */
function comparesYears(cells: string[]): boolean {
  return new Set(cells.flatMap((cell) => yearIn(cell) ?? [])).size > 1
}

/** "Ada, Bob, Total": the sum is the planned amount if no other column is. */
function onlySum(cells: string[], roles: (Role | null)[], body: Body): number | null {
  const column = cells.findIndex((cell, at) => cell.trim() !== '' && isSum(cell) && body.holdsAmounts(at))
  return column < 0 || roles.some((role) => role?.role === 'SPAN' || role?.role === 'WEEK') ? null : column
}

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

export function guessedColumns(rows: readonly ListRow[], currency: string): Columns {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const columnsWith = (holds: (cell: string) => boolean, share: number) =>
    Array.from({ length: width }, (_, column) => column).filter(
      (column) => rows.filter(({ cells }) => holds(cells[column] ?? '')).length * share >= rows.length,
    )
  const isAmount = (cell: string) => readAmount(cell, currency) !== null
  const texts = columnsWith((cell) => /\p{L}{2}/u.test(cell) && !isAmount(cell), 2)
  const numbers = columnsWith(isAmount, 2).filter((column) => !isCounter(rows, column))
  const months = columnsWith((cell) => monthIn(cell) !== null && !isAmount(cell), 1.9)
  const frequency =
    columnsWith((cell) => periodIn(cell) !== null && !isAmount(cell), 1.9).find((column) => texts.includes(column)) ??
    null
  const named = texts.filter((column) => column !== frequency && !months.includes(column))
  // If two columns contain text, the column with repeated values is the group.
  const [first = 0, second] = named
  const distinct = (column: number) => new Set(rows.map(({ cells }) => plainWords(cells[column] ?? ''))).size
  const grouped = second !== undefined && distinct(second) > distinct(first) && second < (numbers[0] ?? width)
  return {
    name: grouped ? second : first,
    group: grouped ? first : null,
    type: null,
    frequency,
    month: months[0] ?? null,
    spans: [],
    weeks: [],
    amount: sumColumn(rows, numbers, currency) ?? numbers.find((column) => column !== first) ?? null,
    period: null,
    sides: [],
    others: [],
  }
}

function isCounter(rows: readonly ListRow[], column: number): boolean {
  const numbers = rows.map(({ cells }) => (cells[column] ?? '').trim()).filter((cell) => cell !== '')
  return numbers.length > 1 && numbers.every((cell, index) => cell.replace(/[.)]$/, '') === String(index + 1))
}

/**
 * Finds the column that is the sum of the others in each row: "Rent, 600, 450, 1050". Requires at least three number
 * columns.
 */
function sumColumn(rows: readonly ListRow[], numbers: number[], currency: string): number | null {
  if (numbers.length < 3) return null
  const sums = rows.flatMap(({ cells }) => {
    const cents = numbers.map((column) =>
      Math.round(Number(readAmount(cells[column] ?? '', currency)?.value ?? 0) * 100),
    )
    const all = cents.reduce((sum, each) => sum + each, 0)
    return all === 0 ? [] : [numbers.filter((_, at) => (cents[at] ?? 0) * 2 === all)]
  })
  return numbers.find((column) => sums.length >= 2 && sums.every((found) => found.includes(column))) ?? null
}
