import type { Page, Preview, Reading, ReadingHints } from './reading.ts'
import type { ReadingErrorCode } from './reading-error.ts'

/** What the web process asks of the reader process, one at a time. */
export type Request = { kind: 'warm' } | { kind: 'read'; bytes: Uint8Array; hints: ReadingHints; softLimit: number }

/**
 * Pages and their pictures come one by one before the answer, which is empty of them: a long document in one message
 * would keep the web process from its other work.
 */
export type Part = { kind: 'page'; page: Page } | { kind: 'preview'; preview: Preview }

export type Answer =
  | { kind: 'warm' }
  | { kind: 'read'; reading: Reading }
  | { kind: 'failed'; code: ReadingErrorCode; message: string; detail: string }
