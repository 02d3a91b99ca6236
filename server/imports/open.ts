import type { ImportFormat } from '../core/tables.ts'
import type { DayOrder } from './csv/days.ts'
import type { Entry } from './entry.ts'
import { openStatement } from './read-file.ts'

/** A file whose format is known, and its entries piece by piece. */
export interface Opened {
  format: ImportFormat
  entries: AsyncIterable<Entry[]>
}

/**
 * @param usual order of day and month, where the file leaves it open
 * @throws ReadingError for what can not be read
 */
export async function openFile(file: string, usual: DayOrder): Promise<Opened> {
  const { format, entries } = await openStatement(file, { usual })
  return { format, entries: entries() }
}
