import type { Reading, ReadingHints } from './reading.ts'
import type { ReadingErrorCode } from './reading-error.ts'

/** What the web process asks of the reader process, one at a time. */
export type Request = { kind: 'warm' } | { kind: 'read'; bytes: Uint8Array; hints: ReadingHints; softLimit: number }

export type Answer =
  | { kind: 'warm' }
  | { kind: 'read'; reading: Reading }
  | { kind: 'failed'; code: ReadingErrorCode; message: string; detail: string }
