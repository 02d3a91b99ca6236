import { CsvError, parse } from 'csv-parse/sync'
import { csvRow, utf8Mark } from '../../base/csv.ts'
import { AppError } from '../../base/errors.ts'
import { plainName } from '../../language/names.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import { colorNames } from './colors.ts'

export type TreeFormat = 'CSV' | 'JSON'
export type Rollover = 'NONE' | 'SURPLUS' | 'ALL'

/** A category in a file. Null means that the file does not state the value. */
export interface TreeEntry {
  type: CategoryType
  parent: string | null
  name: string
  icon: string | null
  color: number | null
  rollover: Rollover | null
  archived: boolean | null
}

/** A line of a CSV file or an element of a JSON list, with its entry or the reason why the line is invalid. */
export interface TreeLine {
  /** The line number from 1, or the index in a JSON list. */
  line: number
  name: string
  entry: TreeEntry | null
  reason: string | null
}

const columns = ['type', 'parent', 'name', 'icon', 'colour', 'rollover', 'archived'] as const
type Column = (typeof columns)[number]
type Cells = Partial<Record<Column, string>>

const maxLines = 2_000
const maxFileLength = 1_000_000

/** @param entries in order, with parents before their subcategories */
export function writeTree(entries: readonly TreeEntry[], format: TreeFormat): string {
  const rows = entries.map(({ type, parent, name, icon, color, rollover, archived }) => ({
    type: type === 'INCOME' ? 'Income' : 'Expense',
    parent,
    name,
    icon,
    colour: colorNames[(color ?? 8) - 1] ?? null,
    rollover: (rollover ?? 'NONE').toLowerCase(),
    archived: archived ?? false,
  }))
  if (format === 'JSON') return `${JSON.stringify(rows, null, 2)}\n`
  const cells = rows.map((row) => columns.map((column) => textOf(row[column])))
  return utf8Mark + [[...columns], ...cells].map(csvRow).join('')
}

/**
 * Reads JSON if the text starts like JSON, and CSV otherwise.
 * @throws AppError INVALID_INPUT if the text is neither
 * @throws AppError TOO_LARGE
 */
export function readTree(text: string): TreeLine[] {
  if (text.length > maxFileLength) throw new AppError('TOO_LARGE', 'A list of categories has at most 1 MB.')
  const clean = text.replace(/^\ufeff/, '').trim()
  const lines = /^[[{]/.test(clean) ? jsonLines(clean) : csvLines(clean)
  if (lines.length === 0) throw new AppError('INVALID_INPUT', 'There are no categories in this file.')
  if (lines.length > maxLines) throw new AppError('TOO_LARGE', 'A list of categories has at most 2,000 lines.')
  return lines.map(({ line, cells }) => {
    const name = plainName(cells.name ?? '')
    const read = entryOf(cells, name)
    return typeof read === 'string'
      ? { line, name, entry: null, reason: read }
      : { line, name, entry: read, reason: null }
  })
}

interface Line {
  line: number
  cells: Cells
}

function jsonLines(text: string): Line[] {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    throw new AppError('INVALID_INPUT', 'This file is no list of categories: its JSON is broken.')
  }
  if (!Array.isArray(list)) throw new AppError('INVALID_INPUT', 'This file is no list of categories.')
  return list.map((each: unknown, at) => ({ line: at + 1, cells: cellsOf(Object.entries(Object(each))) }))
}

function csvLines(text: string): Line[] {
  const rows: { record: string[]; line: number }[] = []
  try {
    parse(text, {
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      on_record(record: string[], { lines }) {
        rows.push({ record, line: lines })
        return null
      },
    })
  } catch (error) {
    if (error instanceof CsvError) throw new AppError('INVALID_INPUT', 'This file is no list of categories.')
    throw error
  }
  const [heading, ...rest] = rows
  const names = heading?.record.map((cell) => cell.toLowerCase()) ?? []
  if (!names.includes('name') || !names.includes('type')) {
    throw new AppError('INVALID_INPUT', `The first line names the columns: ${columns.join(', ')}.`)
  }
  return rest.map(({ record, line }) => ({
    line,
    cells: cellsOf(names.map((name, at) => [name, armed(record[at] ?? '')])),
  }))
}

/** Removes the apostrophe that the export adds to prevent formulas in spreadsheets. */
const armed = (cell: string) => cell.replace(/^'(?=[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠])/u, '')

function cellsOf(entries: readonly (readonly [string, unknown])[]): Cells {
  const cells: Cells = {}
  for (const [key, value] of entries) {
    const column = columns.find((each) => each === (key === 'color' ? 'colour' : key))
    if (column) cells[column] = textOf(value).trim()
  }
  return cells
}

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))

function entryOf(cells: Cells, name: string): TreeEntry | string {
  const { icon = '', parent = '' } = cells
  if (name === '') return 'It has no name.'
  if (name.length > 120) return 'Its name is longer than 120 characters.'
  const type = oneOf(cells.type, { expense: 'EXPENSE', income: 'INCOME' } as const)
  if (!type) return 'Its type is neither Expense nor Income.'
  if (icon !== '' && !/^[a-z0-9-]{1,40}$/.test(icon)) return 'Its icon has no name like “shopping-basket”.'
  const colors = Object.fromEntries(
    colorNames.flatMap((color, at) => [color.toLowerCase(), String(at + 1)].map((key) => [key, at + 1])),
  )
  const color = oneOf(cells.colour, colors)
  if (color === undefined) return `Its colour is none of ${colorNames.join(', ')}.`
  const rollover = oneOf(cells.rollover, { none: 'NONE', surplus: 'SURPLUS', all: 'ALL' } as const)
  if (rollover === undefined) return 'Its rollover is none of none, surplus, all.'
  if (type === 'INCOME' && rollover !== null && rollover !== 'NONE') return 'What comes in is not carried on.'
  const archived = oneOf(cells.archived, { true: true, yes: true, '1': true, false: false, no: false, '0': false })
  if (archived === undefined) return 'Archived is neither true nor false.'
  return { type, parent: plainName(parent) || null, name, icon: icon || null, color, rollover, archived }
}

/** Null for an empty cell, and undefined for an unknown word. */
function oneOf<Value>(cell: string | undefined, values: Readonly<Record<string, Value>>): Value | null | undefined {
  return cell ? values[cell.toLowerCase()] : null
}
