import { withoutGuard } from '../../../base/csv.ts'
import {
  noteOfTransaction,
  splitTags,
  type TableWords,
  type TransactionColumn,
} from '../../../ledger/transactions/table-columns.ts'
import { readAmount } from '../csv/amounts.ts'
import { type DayOrder, orderOf, readDate } from '../csv/days.ts'
import type { Row, Table } from '../csv/table.ts'
import { emptyStatementEntry, type StatementEntry, type StatementFacts, skipRow } from '../files/statement-entry.ts'
import { addRow, categoryPath, isComplete, type OwnFields, storable } from './own-fields.ts'

export type OwnColumns = Partial<Record<TransactionColumn, number>>

/** Finds the columns of our own export, in any order. Users may remove the others. */
export function ownColumnsIn(heading: readonly string[] | undefined, words: TableWords): OwnColumns | null {
  const cells = heading?.map((cell) => cell.trim().toLowerCase()) ?? []
  for (const headings of words.headings) {
    const columns: OwnColumns = {}
    for (const [at, cell] of cells.entries()) {
      const key = headings[cell]
      if (key !== undefined) columns[key] ??= at
    }
    const has = (...keys: TransactionColumn[]) => keys.every((key) => columns[key] !== undefined)
    if (has('id', 'date', 'amount', 'split') && (has('rate') || has('base_amount'))) return columns
  }
  return null
}

export interface OwnTable {
  columns: OwnColumns
  words: TableWords
  dayOrder: DayOrder
  decimal: '.' | ','
  /** In CSV, an apostrophe before a formula is not part of the text. */
  isGuarded: boolean
}

/** @param sample the first rows, with the heading */
export function ownTableOf(sample: Table, columns: OwnColumns, words: TableWords, usual: DayOrder): OwnTable {
  const cellsOf = (key: TransactionColumn) => sample.slice(1).map((cells) => cells[columns[key] ?? -1] ?? '')
  // Neither an export nor a spreadsheet separates thousands here, so that the only separator is the decimal sign.
  const numbers = (['amount', 'base_amount', 'rate'] as const).flatMap(cellsOf)
  const [decimal] = numbers.flatMap((cell) => /^[+-]?\d*([.,])\d+$/.exec(cell)?.[1] ?? [])
  return {
    columns,
    words,
    dayOrder: orderOf(cellsOf('date'), usual),
    decimal: decimal === ',' ? ',' : '.',
    isGuarded: true,
  }
}

/** Reads the rows after the heading. Rows of the same split transaction are one entry, also if they are apart. */
export function ownTableReader(table: OwnTable, facts: StatementFacts) {
  let isFirst = true
  const open = new Map<string, StatementEntry & { own: OwnFields }>()
  const take = (cells: Row): StatementEntry[] => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const own = fieldsIn(cells, table)
    if (typeof own === 'string') {
      skipRow(facts, { row: cells.line ?? 0, problem: own, text: cells.join(' | ') })
      return []
    }
    const [part] = own.parts
    if (isComplete(own)) return [entryOf(own, cells)]
    // The splits of an added transaction have no id and follow each other.
    const key = own.id ?? 'added'
    const begun = open.get(key)
    const isNext = begun?.own.parts.every(({ number, of }) => of === part?.of && number !== part?.number)
    if (!begun || !isNext) {
      open.set(key, entryOf(own, cells))
      return begun ? [begun] : []
    }
    addRow(begun.own, own)
    if (!isComplete(begun.own)) return []
    open.delete(key)
    return [begun]
  }
  return {
    take(rows: Table): StatementEntry[] {
      const skipped = isFirst ? 1 : 0
      isFirst = false
      return rows.slice(skipped).flatMap(take)
    },
    end: (): StatementEntry[] => [...open.values()],
  }
}

const entryOf = (own: OwnFields, cells: Row) => ({ ...ownEntry(own), row: cells.line ?? null })

/** The entry whose own fields are read instead of its texts and amounts. */
export const ownEntry = (own: OwnFields): StatementEntry & { own: OwnFields } => ({
  ...emptyStatementEntry,
  date: own.date[0] ?? '',
  amount: own.parts[0]?.amount ?? '0',
  currency: own.currency,
  bankId: own.id,
  isDirected: own.type !== null,
  own,
})

function fieldsIn(cells: Row, table: OwnTable): OwnFields | 'DATE' | 'AMOUNT' {
  const { columns, words, decimal } = table
  const has = (key: TransactionColumn) => columns[key] !== undefined
  const cell = (key: TransactionColumn) => (cells[columns[key] ?? -1] ?? '').trim()
  const text = (key: TransactionColumn) => storable(table.isGuarded ? withoutGuard(cell(key)) : cell(key))
  const date = readDate(cell('date').slice(0, 10), table.dayOrder)
  if (date === null) return 'DATE'
  const [amount, baseAmount] = [readAmount(cell('amount'), decimal), readAmount(cell('base_amount'), decimal)]
  if (amount === null) return 'AMOUNT'
  const [, number, of] = /^(\d{1,2})\D+(\d{1,2})$/.exec(cell('split')) ?? []
  const splitNote = text('split_note')
  const reviewed = yesOrNo(cell('reviewed'))
  return {
    id: isId.test(cell('id')) ? cell('id').toLowerCase() : null,
    version: /^\d{1,9}$/.test(cell('version')) ? Number(cell('version')) : null,
    type: typeOf(amount, words.types[cell('type').toLowerCase()]),
    date: [date],
    ...(has('description') && { description: [text('description')] }),
    ...(has('note') && { note: [number === undefined ? text('note') : noteOfTransaction(text('note'), splitNote)] }),
    ...(has('tags') && { tags: [splitTags(text('tags'))] }),
    ...(has('paid_by') && { paidBy: [text('paid_by')] }),
    ...(reviewed !== null && { reviewed: [reviewed] }),
    currency: /^[a-z]{3}$/i.test(cell('currency')) ? cell('currency').toUpperCase() : null,
    baseCurrency: /^[a-z]{3}$/i.test(cell('base_currency')) ? cell('base_currency').toUpperCase() : null,
    rate: readRate(cell('rate'), decimal),
    parts: [
      {
        number: number === undefined ? null : Number(number),
        of: of === undefined ? null : Number(of),
        amount: unsigned(amount),
        baseAmount: baseAmount && unsigned(baseAmount),
        ...(has('category') && { category: categoryPath(text('category'), text('parent_category')) }),
        ...(has('split_note') && { note: splitNote }),
      },
    ],
  }
}

const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The sign and the word must agree. Otherwise a user is asked. */
export function typeOf(amount: string, word: OwnFields['type'] | undefined): OwnFields['type'] {
  const signed = amount.startsWith('-') ? 'EXPENSE' : 'INCOME'
  return word === undefined || word === null || word === signed ? signed : null
}

export const unsigned = (amount: string) => amount.replace('-', '')

/** Spreadsheets write small numbers with an exponent. */
export function readRate(cell: string, decimal: '.' | ','): string | null {
  const written = cell.replace(decimal, '.')
  if (/^\d{1,12}(?:\.\d{1,12})?$/.test(written)) return Number(written) > 0 ? written : null
  const value = Number(written)
  return written !== '' && value > 0 && value < 1e12 ? value.toFixed(12).replace(/\.?0+$/, '') || null : null
}

function yesOrNo(cell: string): boolean | null {
  if (/^(?:true|wahr|vrai|verdadero)$/i.test(cell)) return true
  return /^(?:false|falsch|faux|falso)$/i.test(cell) ? false : null
}
