import type { DayOrder } from '../csv/days.ts'
import type { Layout } from '../csv/layout.ts'
import { rowsIn, separatorOf } from '../csv/rows.ts'
import type { Table } from '../csv/table.ts'
import { readCamt } from '../formats/camt.ts'
import { type Format, formatOfBytes, formatOfText } from '../formats/detect.ts'
import { htmlRows } from '../formats/html.ts'
import { readMt940 } from '../formats/mt940.ts'
import { readOfx } from '../formats/ofx.ts'
import { readQif } from '../formats/qif.ts'
import { sheetRows, sheetsIn } from '../formats/xlsx.ts'
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
  /** The order of day and month that people here write, for files that leave it open. */
  usual: DayOrder
  signal?: AbortSignal
}

export interface ReadOptions {
  /** A person's correction, or what they said of such a file before; of tables only. */
  layout?: Layout | null
  signal?: AbortSignal
  /** Hears how many bytes of the file were read by now; often. */
  onProgress?: (bytes: number) => void
}

/** A statement or an export whose format is known, and whose entries are not read yet. */
export interface StatementFile {
  format: Format
  /** In bytes. */
  size: number
  /** How its table is to be read, as found; null for other formats, and where no day stands beside an amount. */
  layout: Layout | null
  /** The first 30 rows of its table as they stand, cells cut at 200 characters; empty for other formats. */
  sample: Table
  /** The headings of its table in plain letters, the same in all files of one bank; null where there are none. */
  signature: string | null
  /**
   * Its entries in their order, some hundreds at a time; never all of a table at once. Once for a file opened. Amounts may
   * be zero. Texts are of one line and bounded (description 500, note 2,000, others 200 characters).
   * @throws ReadingError with a sentence that says what helps: DAMAGED, TOO_LARGE, ENCRYPTED, UNSUPPORTED for a table
   * without a layout; the signal's reason when it is aborted
   */
  entries(options?: ReadOptions): AsyncGenerator<StatementEntry[]>
  /** What was said beside its entries; complete once these are through. */
  facts: StatementFacts
}

/**
 * Opens a bank's statement or another program's export, whatever its name: the format and the encoding are told by the
 * bytes. Goes once through a text to know its encoding, and reads the first 2,000 rows of a table.
 * @param source a path, or the bytes themselves
 * @throws ReadingError EMPTY, UNSUPPORTED, ENCRYPTED, DAMAGED, TOO_LARGE, with a sentence that says what helps
 */
export async function openStatement(source: Source, { usual, signal }: OpenOptions): Promise<StatementFile> {
  const size = await sizeOf(source)
  const head = await headOf(source, 4_096)
  if (head.every((byte) => byte === 0 || byte === 0x20 || byte === 0x0a || byte === 0x0d)) throw empty()
  const kind = formatOfBytes(head)
  if (kind === 'ZIP') return openSheets({ format: 'XLSX', size }, await bytesOf(source), { usual, signal })
  if (kind === 'OLD_SHEET') throw isProtected(await bytesOf(source)) ? isEncrypted() : isOldSheet()
  if (kind === 'PDF') throw isPdf()
  if (kind === 'PICTURE') throw isPicture()
  if (kind === 'BINARY') throw isBinary()
  const encoding = await encodingOf(source, signal)
  const pieces = (options: PieceOptions) => piecesOf(source, encoding, options)
  const beginning = await beginningOf(pieces({ signal }))
  const format = formatOfText(beginning)
  const reader = readerOf(format, usual)
  if (reader) return withoutTable({ format, size }, reader, pieces)
  const rows: TableRows =
    format === 'HTML' ? (options) => htmlRows(pieces(options)) : csvRows(separatorIn(beginning), pieces)
  const table = await openTable(rows, usual, signal)
  if (!table) throw format === 'HTML' ? isNoTable() : empty()
  return withTable({ format, size }, table)
}

/** A new spreadsheet with a password is kept like an old one. */
const isProtected = (bytes: Uint8Array) => Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))

/** The formats that come in pieces and say themselves where everything is. */
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

/** The first sheet that has entries, or else the first that has anything. */
async function openSheets(opened: Opened, bytes: Uint8Array, { usual, signal }: OpenOptions): Promise<StatementFile> {
  const sheets = await sheetsIn(bytes)
  let other: OpenTable | undefined
  for (let sheet = 0; sheet < Math.min(sheets, mostSheets); sheet += 1) {
    const table = await openTable((options) => sheetRows(bytes, sheet, options.signal), usual, signal)
    if (table?.layout) return withTable(opened, table)
    other ??= table
  }
  if (!other) throw empty()
  return withTable(opened, other)
}

/** Sheets among which the one with the entries is looked for. */
const mostSheets = 20

/** Its first text: enough to tell the format, and the separator of a table. */
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

/** Entries that are handed on together. */
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

const bounded = (entry: StatementEntry): StatementEntry => ({
  ...entry,
  description: cut(entry.description, 500),
  note: cut(entry.note, 2_000),
  bankId: entry.bankId && cut(entry.bankId, 200),
  account: entry.account && cut(entry.account, 200),
  categoryName: entry.categoryName && cut(entry.categoryName, 200),
})

/** Of one line, and with no half of a sign at its end. */
const cut = (text: string, length: number) => oneLine(text).slice(0, length).toWellFormed()
