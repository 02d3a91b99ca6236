import type { FileParser } from '../../../adapters/file-parser.ts'
import type { StatementFile } from './read-file.ts'
import type { OpenZip } from './zip-file.ts'

/** One whose entries become rows that are looked over, as those of a bank's file. */
export interface StatementSource {
  format: 'ACTUAL'
  isOne(zip: OpenZip): boolean
  /** @throws ReadingError with a sentence that says what helps */
  open(file: string): Promise<Pick<StatementFile, 'entries' | 'facts'>>
}

/** A file on disk, and its size in bytes. */
export interface StoredFile {
  file: string
  size: number
}

export interface ImportFile extends StoredFile {
  parser: FileParser
  /** Aborts when nobody wants the import any more. */
  signal: AbortSignal
}
