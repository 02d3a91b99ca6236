import type { Reading, ReadingHints } from '../reader/reading.ts'

/** Reads documents in a process of its own, one at a time. */
export interface Reader {
  /** Rejects with a `ReadingError`, whatever happens to the process. */
  read(document: DocumentToRead): Promise<Reading>
  /** Starts the process and loads what it needs, so that the first document does not wait for it. */
  warm(): Promise<void>
  /** Ends the process; what is under way or waiting is rejected. */
  close(): Promise<void>
}

export interface DocumentToRead {
  bytes: Uint8Array
  /** image/jpeg, image/png, image/webp or application/pdf. The bytes must be what it says. */
  contentType: string
  hints?: ReadingHints
}

export interface ReaderOptions {
  /** From the start of a document to the kill. Default 20,000. */
  millisecondsPerDocument?: number
  /** Resident megabytes at which the process is killed. Default 900. */
  memoryLimit?: number
  /** Resident megabytes above which the process is replaced between documents. Default 600. */
  memoryTarget?: number
  /** Documents after which the process is replaced when it is above the target. Default 25. */
  documentsPerProcess?: number
}

export declare function openReader(options?: ReaderOptions): Reader
