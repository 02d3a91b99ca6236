import { msg } from '@lingui/core/runtime-macro'
import { CsvError, parse } from 'csv-parse/sync'
import { csvRow, utf8Mark } from '../../base/csv.ts'
import { AppError } from '../../base/errors.ts'
import type { Text } from '../../base/text.ts'
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
  reason: Text | null
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
  return utf8Mark + [[...columns], ...cells].map((cells) => csvRow(cells)).join('')
}

/**
 * Reads JSON if the text starts like JSON, and CSV otherwise.
 * @throws AppError INVALID_INPUT if the text is neither
 * @throws AppError TOO_LARGE
 */
export function readTree(text: string): TreeLine[] {
  if (text.length > maxFileLength)
    throw new AppError('TOO_LARGE', msg`This file is larger than 1 MB. Split it into smaller files.`)
  const clean = text.replace(/^\ufeff/, '').trim()
  const lines = /^[[{]/.test(clean) ? jsonLines(clean) : csvLines(clean)
  if (lines.length === 0) throw new AppError('INVALID_INPUT', msg`There are no categories in this file.`)
  if (lines.length > maxLines)
    throw new AppError('TOO_LARGE', msg`This file has more than 2,000 lines. Split it into smaller files.`)
  return lines.map(({ line, cells }) => {
    const name = plainName(cells.name ?? '')
    const read = entryOf(cells, name)
    return 'type' in read ? { line, name, entry: read, reason: null } : { line, name, entry: null, reason: read }
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
    throw new AppError('INVALID_INPUT', msg`This file isn't a list of categories: its JSON is invalid.`)
  }
  if (!Array.isArray(list)) throw new AppError('INVALID_INPUT', msg`This file isn't a list of categories.`)
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
    if (error instanceof CsvError) throw new AppError('INVALID_INPUT', msg`This file isn't a list of categories.`)
    throw error
  }
  const [heading, ...rest] = rows
  const names = heading?.record.map((cell) => cell.toLowerCase()) ?? []
  if (!names.includes('name') || !names.includes('type')) {
    throw new AppError('INVALID_INPUT', msg`The first line must name the columns: ${{ columns: columns.join(', ') }}.`)
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

/** @returns the entry, or the reason why the line is invalid */
function entryOf(cells: Cells, name: string): TreeEntry | Text {
  const { icon = '', parent = '' } = cells
  if (name === '') return msg`The name is missing.`
  if (name.length > 120) return msg`The name is longer than 120 characters.`
  const type = oneOf(cells.type, { expense: 'EXPENSE', income: 'INCOME' } as const)
  if (!type) return msg`The type must be ${{ expense: 'Expense' }} or ${{ income: 'Income' }}.`
  if (icon !== '' && !/^[a-z0-9-]{1,40}$/.test(icon))
    return msg`The icon must be a name such as “${{ icon: 'shopping-basket' }}”.`
  const colors = Object.fromEntries(
    colorNames.flatMap((color, at) => [color.toLowerCase(), String(at + 1)].map((key) => [key, at + 1])),
  )
  const color = oneOf(cells.colour, colors)
  if (color === undefined) return msg`The colour must be one of these: ${{ colours: colorNames.join(', ') }}.`
  const rollover = oneOf(cells.rollover, { none: 'NONE', surplus: 'SURPLUS', all: 'ALL' } as const)
  if (rollover === undefined) return msg`The rollover must be one of these: ${{ values: 'none, surplus, all' }}.`
  if (type === 'INCOME' && rollover !== null && rollover !== 'NONE') return msg`Income categories can't roll over.`
  const archived = oneOf(cells.archived, { true: true, yes: true, '1': true, false: false, no: false, '0': false })
  if (archived === undefined)
    return msg`The value of “${{ column: 'archived' }}” must be ${{ yes: 'true' }} or ${{ no: 'false' }}.`
  return { type, parent: plainName(parent) || null, name, icon: icon || null, color, rollover, archived }
}

/** Null for an empty cell, and undefined for an unknown word. */
function oneOf<Value>(cell: string | undefined, values: Readonly<Record<string, Value>>): Value | null | undefined {
  return cell ? values[cell.toLowerCase()] : null
}
