import { setImmediate } from 'node:timers/promises'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { ReadingError } from '../../../base/reading-error.ts'
import { utcDay } from '../../../language/days.ts'
import { maxColumns } from '../csv/rows.ts'
import type { Table } from '../csv/table.ts'
import { isArchive, isDamagedSheet, isEncrypted, isTooWide, zipBombError } from '../files/parse-errors.ts'
import { oneLine } from '../files/statement-entry.ts'

/** The limit of parts. A file with more is an attack or not a spreadsheet. */
const maxParts = 2_000
/** The limits of unpacked bytes of sheets and texts, and the maximum compression ratio of large parts. */
const maxUnpacked = 200 * 1024 * 1024
const maxWords = 24 * 1024 * 1024
/**
 * The limit of tags in parts other than sheets, because the library keeps an object for each. A shared string has four.
 */
const maxTags = 1_500_000
const largePart = 4 * 1024 * 1024
const maxCompressionRatio = 200
const maxCells = 20_000_000
const maxCellLength = 10_000

/**
 * Returns the number of sheets.
 * @throws ReadingError UNSUPPORTED
 * @throws ReadingError TOO_LARGE
 * @throws ReadingError ENCRYPTED
 * @throws ReadingError DAMAGED
 */
export async function sheetsIn(bytes: Uint8Array): Promise<number> {
  let [sheets, unpacked, partCount] = [0, 0, 0]
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    if (zip.entryCount > maxParts) throw zipBombError()
    for await (const entry of zip.eachEntry()) {
      partCount += 1
      unpacked += entry.uncompressedSize
      if (entry.isEncrypted()) throw isEncrypted()
      const isSheet = /^xl\/worksheets\/[^/]+\.xml$/i.test(entry.fileName)
      if (isSheet) sheets += 1
      const isInflated =
        entry.uncompressedSize > largePart && entry.uncompressedSize > entry.compressedSize * maxCompressionRatio
      const isLying = entry.compressedSize > 2 && entry.uncompressedSize === 0
      const isWordy = !isSheet && /\.(?:xml|rels)$/i.test(entry.fileName) && entry.uncompressedSize > maxWords
      if (isInflated || isLying || isWordy || unpacked > maxUnpacked || partCount > maxParts) throw zipBombError()
      if (!isSheet && entry.uncompressedSize > maxTags) await requireFewTags(zip, entry)
    }
  } catch (error) {
    throw error instanceof ReadingError ? error : isDamagedSheet(error)
  }
  if (sheets === 0) throw isArchive()
  return sheets
}

async function requireFewTags(zip: ZipFile, entry: Entry): Promise<void> {
  let tags = 0
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    for (let at = piece.indexOf('<'); at >= 0; at = piece.indexOf('<', at + 1)) tags += 1
    if (tags > maxTags) throw zipBombError()
  }
}

/**
 * Yields the rows of a sheet. Dates are yyyy-MM-dd, numbers are exact with a decimal point, and formulas are replaced
 * by their stored results.
 * @param sheet counted from 0
 * @param cellText returns the text of a cell
 * @throws ReadingError DAMAGED
 * @throws ReadingError TOO_LARGE
 */
export async function* sheetRows(
  bytes: Uint8Array,
  sheet: number,
  signal?: AbortSignal,
  cellText = textOf,
): AsyncGenerator<Table> {
  let rows: Table = []
  let cellCount = 0
  // Most statements are texts, and the library takes 0.1 s of CPU time to load.
  const { streamXlsxRows } = await import('hucre/xlsx')
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
      if (values.length > maxColumns && values.slice(maxColumns).some((value) => value !== null)) throw isTooWide()
      cellCount += values.length
      if (cellCount > maxCells) throw zipBombError()
      const cells = values.slice(0, maxColumns).map((value) => cellText(value))
      if (cells.some((cell) => cell !== '')) rows.push(Object.assign(cells, { line: index + 1 }))
      if (rows.length < atOnce) continue
      yield rows
      rows = []
      // Yields to the event loop, so that an abort can arrive.
      await setImmediate()
      signal?.throwIfAborted()
    }
  } catch (error) {
    throw error instanceof ReadingError || signal?.aborted ? error : isDamagedSheet(error)
  }
  if (rows.length > 0) yield rows
}

const atOnce = 1_000

function textOf(value: unknown): string {
  if (typeof value === 'number') return exact(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : utcDay(value)
  return typeof value === 'string' ? oneLine(value.slice(0, maxCellLength)) : value === true ? 'TRUE' : ''
}

/** Keeps line breaks, false values and all digits, which our own exports contain. */
export function exactTextOf(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, maxCellLength)
  if (typeof value === 'number') return String(value)
  return typeof value === 'boolean' ? String(value) : textOf(value)
}

/**
 * Removes binary rounding errors ("0.30000000000000004"). A fraction gets two digits, so that the amount parser
 * recognizes it.
 */
function exact(value: number): string {
  const text = String(Number(value.toFixed(6)))
  return /\.\d$/.test(text) ? `${text}0` : text
}
