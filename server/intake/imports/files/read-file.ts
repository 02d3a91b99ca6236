import type { TableWords } from '../../../ledger/transactions/table-columns.ts'
import type { DayOrder } from '../csv/days.ts'
import type { Layout } from '../csv/layout.ts'
import { rowsIn, separatorOf, separators } from '../csv/rows.ts'
import type { Table } from '../csv/table.ts'
import { readCamt } from '../formats/camt.ts'
import { type Format, formatOfBytes, formatOfText } from '../formats/detect.ts'
import { htmlRows } from '../formats/html.ts'
import { readMt940 } from '../formats/mt940.ts'
import { readOfx } from '../formats/ofx.ts'
import { readQif } from '../formats/qif.ts'
import { exactTextOf, sheetRows, sheetsIn } from '../formats/xlsx.ts'
import { isOwnJson, readOwnJson } from '../own/own-json.ts'
import { type OwnColumns, ownColumnsIn, ownTableOf, ownTableReader } from '../own/own-table.ts'
import { bytesOf, encodingOf, headOf, type PieceOptions, piecesOf, type Source, sizeOf } from './open-source.ts'
import { empty, isBinary, isEncrypted, isNoTable, isOldSheet, isPdf, isPicture } from './parse-errors.ts'
import { type OpenTable, openTable, type TableRows } from './read-table.ts'
import {
  type EntryReader,
  noFacts,
  oneLine,
  type SkippedRow,
  type StatementEntry,
  type StatementFacts,
  skipRow,
} from './statement-entry.ts'

export interface OpenOptions {
  /** The usual order of day and month, for ambiguous files. */
  usual: DayOrder
  /** The headings of our own exports. Without them, an export is read like a bank's table. */
  words?: TableWords
  signal?: AbortSignal
}

export interface ReadOptions {
  layout?: Layout | null
  signal?: AbortSignal
  onProgress?: (bytes: number) => void
}

export interface StatementFile {
  format: Format
  size: number
  /** The detected layout; null for other formats, and if no row has a date and an amount. */
  layout: Layout | null
  /** The first 30 rows with cells truncated to 200 characters; empty for other formats. */
  sample: Table
  /** The headings in plain letters, which are the same in all files of a bank; null without headings. */
  signature: string | null
  /**
   * Yields the entries in batches, once per opened file. Amounts can be zero. Texts are single lines of limited length
   * (description 500, note 2,000, others 200 characters).
   * @throws ReadingError DAMAGED
   * @throws ReadingError TOO_LARGE
   * @throws ReadingError ENCRYPTED
   * @throws ReadingError UNSUPPORTED for a table without a layout
   * @throws the signal's reason when aborted
   */
  entries(options?: ReadOptions): AsyncGenerator<StatementEntry[]>
  facts: StatementFacts
}

/**
 * Opens a bank statement or another app's export. The format and encoding are detected from the content. Reads a text
 * once for its encoding and the first 2,000 rows of a table.
 * @param source a path or the bytes
 * @throws ReadingError EMPTY
 * @throws ReadingError UNSUPPORTED
 * @throws ReadingError ENCRYPTED
 * @throws ReadingError DAMAGED
 * @throws ReadingError TOO_LARGE
 */
export async function openStatement(source: Source, { usual, words, signal }: OpenOptions): Promise<StatementFile> {
  const size = await sizeOf(source)
  const head = await headOf(source, 4_096)
  if (head.every((byte) => byte === 0 || byte === 0x20 || byte === 0x0a || byte === 0x0d)) throw empty()
  const kind = formatOfBytes(head)
  if (kind === 'ZIP') return openSheets({ format: 'XLSX', size }, await bytesOf(source), { usual, words, signal })
  if (kind === 'OLD_SHEET') throw isProtected(await bytesOf(source)) ? isEncrypted() : isOldSheet()
  if (kind === 'PDF') throw isPdf()
  if (kind === 'PICTURE') throw isPicture()
  if (kind === 'BINARY') throw isBinary()
  const encoding = await encodingOf(source, signal)
  const pieces = (options: PieceOptions) => piecesOf(source, encoding, options)
  const beginning = await beginningOf(pieces({ signal }))
  if (words && isOwnJson(beginning)) return withoutTable({ format: 'PURSER', size }, readOwnJson(noFacts()), pieces)
  const own = words && ownHeadingIn(beginning, words)
  if (own) return openOwnTable(size, csvRows(own.separator, pieces), own.columns, { usual, words, signal })
  const format = formatOfText(beginning)
  const reader = readerOf(format, usual)
  if (reader) return withoutTable({ format, size }, reader, pieces)
  const rows: TableRows =
    format === 'HTML' ? (options) => htmlRows(pieces(options)) : csvRows(separatorIn(beginning), pieces)
  const table = await openTable(rows, usual, signal)
  if (!table) throw format === 'HTML' ? isNoTable() : empty()
  return withTable({ format, size }, table)
}

/** An encrypted XLSX file is stored in the container format of old spreadsheets. */
const isProtected = (bytes: Uint8Array) => Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))

function readerOf(format: Format, usual: DayOrder): EntryReader | null {
  if (format === 'OFX') return readOfx()
  if (format === 'CAMT') return readCamt()
  if (format === 'MT940') return readMt940()
  return format === 'QIF' ? readQif(usual) : null
}

type Pieces = (options: PieceOptions) => AsyncGenerator<string>
type Opened = Pick<StatementFile, 'format' | 'size'>

function withoutTable(opened: Opened, reader: EntryReader, pieces: Pieces): StatementFile {
  return {
    ...opened,
    layout: null,
    sample: [],
    signature: null,
    facts: reader.facts,
    async *entries({ signal, onProgress } = {}) {
      const { facts } = reader
      for await (const piece of pieces({ signal, onRead: onProgress })) yield* inBatches(reader.write(piece), facts)
      yield* inBatches(reader.end(), facts)
    },
  }
}

function withTable(opened: Opened, { entries, ...table }: OpenTable): StatementFile {
  const facts = noFacts()
  return {
    ...opened,
    ...table,
    facts,
    async *entries({ layout, signal, onProgress } = {}) {
      const onSkipped = (skipped: SkippedRow) => skipRow(facts, skipped)
      for await (const some of entries(facts, layout ?? null, { signal, onRead: onProgress, onSkipped }))
        yield* inBatches(some, facts)
      onProgress?.(opened.size)
    },
  }
}

async function openSheets(
  opened: Opened,
  bytes: Uint8Array,
  { usual, words, signal }: OpenOptions,
): Promise<StatementFile> {
  const sheets = await sheetsIn(bytes)
  let other: OpenTable | undefined
  for (let sheet = 0; sheet < Math.min(sheets, maxSheets); sheet += 1) {
    const table = await openTable((options) => sheetRows(bytes, sheet, options.signal), usual, signal)
    const columns = words ? ownColumnsIn(table?.sample[0], words) : null
    if (words && columns) {
      const rows: TableRows = (options) => sheetRows(bytes, sheet, options.signal, exactTextOf)
      return openOwnTable(opened.size, rows, columns, { usual, words, signal }, false)
    }
    if (table?.layout) return withTable(opened, table)
    other ??= table
  }
  if (!other) throw empty()
  return withTable(opened, other)
}

const maxSheets = 20

/** The heading in the first line of a text, with any separator that a spreadsheet may have saved. */
function ownHeadingIn(beginning: string, words: TableWords) {
  const [line = ''] = beginning.split(/[\r\n]/, 1)
  for (const separator of separators) {
    const cells = line.split(separator).map((cell) => cell.replace(/^"(.*)"$/, '$1'))
    const columns = ownColumnsIn(cells, words)
    if (columns) return { separator, columns }
  }
  return null
}

async function openOwnTable(
  size: number,
  rows: TableRows,
  columns: OwnColumns,
  { usual, words, signal }: OpenOptions & { words: TableWords },
  isGuarded = true,
): Promise<StatementFile> {
  let sample: Table = []
  for await (const some of rows({ signal })) {
    sample = some
    break
  }
  const table = { ...ownTableOf(sample, columns, words, usual), isGuarded }
  return withTable(
    { format: 'PURSER', size },
    {
      layout: null,
      sample: [],
      signature: null,
      async *entries(facts, _, options) {
        const reader = ownTableReader(table, facts)
        for await (const some of rows(options)) yield reader.take(some)
        yield reader.end()
      },
    },
  )
}

async function beginningOf(pieces: AsyncIterable<string>): Promise<string> {
  for await (const piece of pieces) return piece
  return ''
}

const csvRows =
  (separator: string, pieces: Pieces): TableRows =>
  (options) =>
    rowsIn(pieces(options), separator, options.onSkipped)

function separatorIn(beginning: string): string {
  const separator = separatorOf(beginning)
  if (separator === null) throw isNoTable()
  return separator
}

const atOnce = 1_000

function* inBatches(
  entries: readonly StatementEntry[],
  { accounts, currencies }: StatementFacts,
): Generator<StatementEntry[]> {
  for (const { account, currency } of entries) {
    if (account !== null) accounts.add(account)
    if (currency !== null) currencies.add(currency)
  }
  for (let at = 0; at < entries.length; at += atOnce) yield entries.slice(at, at + atOnce).map(bounded)
}

function bounded(entry: StatementEntry): StatementEntry {
  if (entry.own) return entry
  return {
    ...entry,
    description: cut(entry.description, 500),
    note: cut(entry.note, 2_000),
    bankId: entry.bankId && cut(entry.bankId, 200),
    account: entry.account && cut(entry.account, 200),
    categoryName: entry.categoryName && cut(entry.categoryName, 200),
  }
}

/** Returns a single line without half of a surrogate pair at the end. */
const cut = (text: string, length: number) => oneLine(text).slice(0, length).toWellFormed()
