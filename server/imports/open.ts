import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import type { ImportFormat } from '../core/tables.ts'
import { decodeText } from '../documents/csv-text.ts'
import { ReadingError } from '../reader/reading-error.ts'
import type { DayOrder } from './csv/days.ts'
import { readStatement } from './csv/statement.ts'
import type { Entry, EntryReader } from './entry.ts'
import { readCamt } from './formats/camt.ts'
import { formatOfBytes, formatOfText } from './formats/detect.ts'
import { readMt940 } from './formats/mt940.ts'
import { readOfx } from './formats/ofx.ts'
import { readQif } from './formats/qif.ts'

/** A file whose format is known, and its entries piece by piece. */
export interface Opened {
  format: ImportFormat
  entries: AsyncIterable<Entry[]>
}

const readers: Partial<Record<ImportFormat, (usual: DayOrder) => EntryReader>> = {
  OFX: readOfx,
  QIF: readQif,
  CAMT: readCamt,
  MT940: readMt940,
}

/**
 * @param usual order of day and month, where the file leaves it open
 * @throws ReadingError for what can not be read
 */
export async function openFile(file: string, usual: DayOrder): Promise<Opened> {
  const head = await headOf(file)
  if (formatOfBytes(head) !== 'TEXT') {
    throw new ReadingError(
      'UNSUPPORTED',
      'This file is no statement that can be read. Export it from your bank as CSV.',
    )
  }
  const format = formatOfText(decodeText(head))
  const reader = readers[format]?.(usual)
  return { format, entries: reader ? entriesOf(file, reader) : rowsOf(file, usual) }
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4_096), 0, 4_096, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function* entriesOf(file: string, reader: EntryReader): AsyncGenerator<Entry[]> {
  for await (const piece of createReadStream(file, { encoding: 'utf8' })) yield reader.write(String(piece))
  yield reader.end()
}

async function* rowsOf(file: string, usual: DayOrder): AsyncGenerator<Entry[]> {
  const statement = readStatement(decodeText(await readFile(file)), usual)
  if (!statement) throw new ReadingError('EMPTY', 'This file has no column of days beside one of amounts.')
  yield statement.rows
}
