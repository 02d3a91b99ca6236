import { monthOf } from '../../assistant/engine/calendar.ts'
import type { EntryType } from '../../assistant/engine/question.ts'
import { type CellAmount, periodIn, readAmount } from './amounts.ts'
import { type Columns, guessedColumns, headedColumns } from './columns.ts'
import type { LeftOut, ListContext } from './list.ts'
import { type MonthRead, monthIn, yearIn } from './months.ts'
import type { ListRow } from './rows.ts'
import { groupUnder, isNote, isSum, sectionOf } from './sections.ts'
import type { ListPeriod } from './words.ts'

/** A row that plans something, before its amounts are made monthly. */
export interface ListEntry {
  row: number
  name: string
  group: string | null
  /** What the list says by a heading or a column of its own. */
  type: EntryType | null
  period: ListPeriod | null
  /** An amount for each month named, or one for no month in particular (""). */
  amounts: { month: string; amount: CellAmount }[]
}

interface State {
  columns: Columns
  group: string | null
  /** The rows in a group are indented: one that is not stands outside it. */
  indented: boolean
  type: EntryType | null
  month: MonthRead | null
  year: number | null
  period: ListPeriod | null
}

/** Goes through the rows: headings set what follows, sums and notes are left out, the others plan something. */
export function readEntries(
  rows: ListRow[],
  context: ListContext,
): { entries: ListEntry[]; leftOut: LeftOut[]; totals: ListEntry[] } {
  const entries: ListEntry[] = []
  const totals: ListEntry[] = []
  const leftOut: LeftOut[] = []
  const headed = rows.some(({ cells }) => headedColumns(cells, context.currency))
  const state: State = {
    columns: guessedColumns(rows, context.currency),
    group: null,
    indented: false,
    type: null,
    month: null,
    year: null,
    period: null,
  }
  let begun = !headed
  for (const [index, row] of rows.entries()) {
    const leave = (reason: LeftOut['reason']) =>
      leftOut.push({ row: row.number, text: row.cells.join(' ').trim(), reason })
    const columns = headedColumns(row.cells, context.currency)
    if (columns) {
      begun = true
      Object.assign(state, { columns, ...sectionState(row, state) })
      leave('HEADING')
      continue
    }
    const entry = entryOf(row, state, context)
    if (isNote(entry.name)) leave('NOTE')
    else if (!begun || entry.amounts.length === 0)
      leave(readHeading(row, entry, rows.slice(index + 1, index + 100), state, context))
    else if (
      isSum(entry.name) ||
      groupUnder(row, entry, rows.slice(index + 1, index + 100), (next) => entryOf(next, state, context))
    ) {
      leave('TOTAL')
      if (isSum(entry.name)) totals.push(entry)
      else Object.assign(state, { group: titleOf(entry.name), indented: true })
    } else if (entry.amounts.every(({ amount }) => Number(amount.value) === 0)) leave('ZERO')
    else entries.push(entry)
  }
  return { entries, leftOut, totals }
}

function entryOf({ number, cells }: ListRow, state: State, context: ListContext): ListEntry {
  const { columns } = state
  const cell = (column: number | null) => (column === null ? '' : (cells[column] ?? ''))
  const rawName = cell(columns.name)
  const outside = state.indented && !/^\s/.test(rawName)
  const grouped = titleOf(cell(columns.group).trim())
  const planned = amountsOf(cells, state, context)
  const frequency = periodIn(cell(columns.frequency))
  const bracketed = /\(([^)]*)\)/.exec(rawName)?.[1] ?? ''
  return {
    row: number,
    name: nameOf(rawName),
    group: grouped || (outside ? null : state.group),
    type: sectionOf(cell(columns.type)) ?? sectionOf(grouped) ?? state.type,
    period:
      planned.find(({ amount }) => amount.period)?.amount.period ??
      frequency ??
      periodIn(bracketed) ??
      columns.period ??
      state.period,
    amounts: planned,
  }
}

/** Without the marks of emphasis and the colon that lists put around names. */
function nameOf(cell: string): string {
  return cell
    .trim()
    .replace(/^(\*\*|__|\*|_)(.+)\1$/, '$2')
    .replace(/\s*:$/, '')
}

function amountsOf(cells: string[], { columns, month, year }: State, context: ListContext): ListEntry['amounts'] {
  const monthName = (read: MonthRead | null) =>
    read ? monthOf(read.year ?? year ?? Number(context.today.slice(0, 4)), read.month) : ''
  if (columns.months.length > 0) {
    return columns.months.flatMap(({ column, month: read }) => {
      const amount = readAmount(cells[column] ?? '', context.currency)
      return amount && Number(amount.value) !== 0 ? [{ month: monthName(read), amount }] : []
    })
  }
  const amount = columns.amount === null ? null : readAmount(cells[columns.amount] ?? '', context.currency)
  const ownMonth = columns.month === null ? null : monthIn(cells[columns.month] ?? '')
  return amount ? [{ month: monthName(ownMonth ?? month), amount }] : []
}

/** A row without an amount: a title or month before the table, a section, a group, or a name with nothing planned. */
function readHeading(
  row: ListRow,
  entry: ListEntry,
  following: ListRow[],
  state: State,
  context: ListContext,
): LeftOut['reason'] {
  const text = row.cells.join(' ')
  const filled = row.cells.filter((cell) => cell.trim() !== '').length
  const month = monthIn(text)
  const year = yearIn(text)
  if (month && filled <= 2 && (month.year !== null || year !== null)) state.month = month
  if (year) state.year = year
  if (month || year) return 'HEADING'
  const section = sectionOf(entry.name)
  if (section) {
    Object.assign(state, { type: section, group: null, indented: false })
    return 'HEADING'
  }
  const period = periodIn(text)
  if (
    period &&
    filled <= 2 &&
    state.group === null &&
    /budget|plan|expenses|spending|ausgaben|depenses|gastos/i.test(text)
  ) {
    state.period = period
    return 'HEADING'
  }
  const named = following.find(({ cells }) => (cells[state.columns.name] ?? '').trim() !== '')
  const next = named && entryOf(named, state, context)
  if (!next || next.amounts.length === 0 || isSum(next.name))
    return filled === 1 && next === undefined ? 'NOTE' : 'NO_AMOUNT'
  if (filled > 1 || entry.name === '') return 'NO_AMOUNT'
  const nextRaw = following[0]?.cells[state.columns.name] ?? ''
  Object.assign(state, {
    group: titleOf(entry.name),
    indented: /^\s/.test(nextRaw) && !/^\s/.test(row.cells[state.columns.name] ?? ''),
  })
  return 'GROUP'
}

/** "HOME" is shouted: Home. */
function titleOf(group: string): string {
  const shouted = group.length > 2 && group === group.toUpperCase() && /\p{L}/u.test(group)
  return shouted ? group.charAt(0) + group.slice(1).toLowerCase() : group
}

/** A heading row may name a section as well: "EXPENSES, Planned, Actual". */
function sectionState({ cells }: ListRow, state: State): Pick<State, 'type' | 'group' | 'indented'> {
  const section = sectionOf(cells.find((cell) => cell.trim() !== '') ?? '')
  return section ? { type: section, group: null, indented: false } : { type: state.type, group: null, indented: false }
}
