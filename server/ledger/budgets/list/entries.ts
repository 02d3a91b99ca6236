import type { TransactionType } from '../../../language/categories.ts'
import { plainWords } from '../../../language/letters.ts'
import type { LeftOut, ListContext, ListRow } from './budget-list.ts'
import { type Columns, guessedColumns, headedColumns } from './columns.ts'
import type { ListEntry, State } from './list-entry.ts'
import { isMonthName, monthsIn, yearIn } from './months.ts'
import { namesOf } from './names.ts'
import { periodIn, periodOfName, periodOnly } from './periods.ts'
import { plannedIn } from './planned.ts'
import {
  groupOf,
  isBareSection,
  isNote,
  isProse,
  isRemainderName,
  isSum,
  isTitle,
  sectionOf,
  titlesOf,
} from './sections.ts'
import { groupUnder } from './sums.ts'
import { INCOME_NAMES, type ListPeriod } from './vocabulary.ts'

export interface EntriesRead {
  entries: ListEntry[]
  leftOut: LeftOut[]
  totals: ListEntry[]
}

const reach = 100

/**
 * Reads the rows: headings set the state for following rows, sums and notes are left out, and other rows become
 * entries.
 */
export function* readEntries(rows: ListRow[], context: ListContext): Generator<void, EntriesRead> {
  const entries: ListEntry[] = []
  const totals: ListEntry[] = []
  const leftOut: LeftOut[] = []
  const headings: (Columns | undefined)[] = []
  for (const index of rows.keys()) {
    headings.push(headedColumns(rows, index, context.currency))
    yield
  }
  const state: State = {
    columns: guessedColumns(rows, context.currency),
    group: null,
    indented: false,
    isTable: false,
    type: null,
    isFilled: false,
    months: [],
    year: null,
    period: null,
  }
  const titles = titlesOf(rows.filter((_, index) => headings[index]))
  let begun = headings.every((columns) => columns === undefined)
  let isGroupAbove = false
  for (const [index, row] of rows.entries()) {
    yield
    const leave = (reason: LeftOut['reason']) =>
      leftOut.push({ row: row.number, text: row.cells.join(' ').trim(), reason })
    const columns = headings[index]
    if (columns) {
      begun = true
      Object.assign(state, { columns }, isGroupAbove ? {} : sectionState(row, titles.has(row), state))
      leave('HEADING')
      continue
    }
    const following = rows.slice(index + 1, index + 1 + reach).filter((_, at) => !headings[index + 1 + at])
    isGroupAbove = false
    const entry = entryOf(row, state, context)
    const whole = row.cells[state.columns.name] ?? ''
    recordGroup(row, state)
    if (isNote(whole)) leave('NOTE')
    else if (!begun || entry.amounts.length === 0) {
      const reason = readHeading(row, entry, following, state, context)
      isGroupAbove = reason === 'GROUP'
      begun ||= state.type !== null
      leave(reason)
    } else if (isSum(entry.name) || isSum(whole)) {
      leave('TOTAL')
      if (!isRemainderName(entry.name) && !isRemainderName(whole)) totals.push(entry)
    } else if (groupUnder(row, entry, following, (next) => entryOf(next, state, context))) {
      leave('TOTAL')
      Object.assign(state, { group: groupOf(entry.name), indented: true })
    } else if (entry.amounts.every(({ amount }) => Number(amount.value) === 0)) leave('ZERO')
    else {
      entries.push(entry)
      if (entry.group === null) state.isFilled = true
    }
  }
  return { entries, leftOut, totals }
}

function recordGroup({ cells }: ListRow, state: State): void {
  const group = state.columns.group === null ? '' : (cells[state.columns.group] ?? '').trim()
  if (group !== '' && !isSum(group)) Object.assign(state, { group: groupOf(group), indented: false })
}

function entryOf({ number, cells }: ListRow, state: State, context: ListContext): ListEntry {
  const { columns } = state
  const cell = (column: number | null) => (column === null ? '' : (cells[column] ?? ''))
  const rawName = cell(columns.name)
  const outside = state.indented && !/^\s/.test(rawName)
  const grouped = groupOf(cell(columns.group).trim())
  const { name, path } = namesOf(rawName)
  const pathType = path[0] === undefined ? null : sectionOf(path[0])
  const pathGroup = pathType ? path[1] : path.at(-1)
  const { amounts, period, type } = plannedIn(cells, state, context)
  return {
    row: number,
    name,
    path: [...path, name].join(':'),
    group: grouped || (pathGroup && groupOf(pathGroup)) || (outside ? null : state.group),
    type: type ?? sectionOf(cell(columns.type)) ?? sectionOf(grouped) ?? pathType ?? state.type ?? incomeNamed(name),
    period:
      period ??
      periodIn(cell(columns.frequency)) ??
      periodOfName(rawName) ??
      columns.period ??
      periodOfRemark(cells, columns) ??
      state.period,
    amounts,
  }
}

/** "per year" in a column of notes. */
function periodOfRemark(cells: string[], columns: Columns): ListPeriod | null {
  if (columns.spans.length > 0 || columns.amount === null) return null
  const remark = cells.find((cell, column) => column > (columns.amount ?? 0) && periodOnly(cell) !== null)
  return remark === undefined ? null : periodOnly(remark)
}

function incomeNamed(name: string): TransactionType | null {
  const words = ` ${plainWords(name)} `
  const isNamed = INCOME_NAMES.some((each) => words.includes(` ${each} `))
  return isNamed || sectionOf(name) === 'INCOME' ? 'INCOME' : null
}

/** A row without an amount: a title, a month, a section, a group, or a name without a planned amount. */
function readHeading(
  row: ListRow,
  entry: ListEntry,
  following: ListRow[],
  state: State,
  context: ListContext,
): LeftOut['reason'] {
  const text = row.cells.join(' ')
  const filled = row.cells.filter((cell) => cell.trim() !== '').length
  const months = monthsIn(text)
  const [month] = months
  const year = yearIn(text)
  if (month && filled <= 2 && (month.year !== null || year !== null || isMonthName(text) || isTitle(text)))
    state.months = months
  // A list for a future year applies to all 12 months. A list for the current year applies to the current month.
  else if (isTitle(text) && filled <= 2 && year !== null && year > Number(context.today.slice(0, 4)))
    state.months = Array.from({ length: 12 }, (_, at) => ({ month: at + 1, year }))
  if (year) state.year = year
  const period = filled <= 2 ? periodIn(text) : null
  if (month || year) {
    if (period) state.period = period
    return 'HEADING'
  }
  const section = sectionOf(entry.name)
  if (section) {
    Object.assign(state, {
      type: section,
      isFilled: false,
      group: section === 'INCOME' || isBareSection(entry.name) ? null : groupOf(entry.name),
      indented: false,
      period: period ?? state.period,
    })
    return 'HEADING'
  }
  if (filled <= 2 && state.group === null && isTitle(text)) {
    if (period) state.period = period
    return 'HEADING'
  }
  const named = following.find(({ cells }) => (cells[state.columns.name] ?? '').trim() !== '')
  const next = named && entryOf(named, state, context)
  if (!next || next.amounts.length === 0 || isSum(next.name))
    return filled === 1 && next === undefined ? 'NOTE' : 'NO_AMOUNT'
  if (filled > 1 || entry.name === '' || state.isTable) return 'NO_AMOUNT'
  if (isProse(text)) return 'NOTE'
  const nextRaw = following[0]?.cells[state.columns.name] ?? ''
  Object.assign(state, {
    // Income rarely has groups, so a group after income is treated as expenses unless row names say otherwise.
    type: state.type === 'INCOME' && state.isFilled ? null : state.type,
    group: groupOf(entry.name),
    indented: /^\s/.test(nextRaw) && !/^\s/.test(row.cells[state.columns.name] ?? ''),
    period: period ?? state.period,
  })
  return 'GROUP'
}

function sectionState({ cells }: ListRow, isTitled: boolean, state: State): Partial<State> {
  const title = cells.find((cell) => cell.trim() !== '') ?? ''
  const section = sectionOf(title)
  const isGroup = isTitled && !isBareSection(title)
  // An income section ends at the title of another table.
  const type = section ?? (isGroup && state.type === 'INCOME' ? null : state.type)
  return { type, group: isGroup ? groupOf(title) : null, isTable: isGroup, indented: false }
}
