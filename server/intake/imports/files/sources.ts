import type { FileParser } from '../../../adapters/file-parser.ts'
import type { StatementFile } from './read-file.ts'
import type { OpenZip } from './zip-file.ts'

/** A source whose entries become import rows for review. */
export interface StatementSource {
  format: 'ACTUAL'
  isOne(zip: OpenZip): boolean
  /** @throws ReadingError with a message for the user */
  open(file: string): Promise<Pick<StatementFile, 'entries' | 'facts'>>
}

export interface StoredFile {
  file: string
  size: number
}

export interface ImportFile extends StoredFile {
  parser: FileParser
  signal: AbortSignal
}
