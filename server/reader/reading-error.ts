export type ReadingErrorCode =
  | 'UNSUPPORTED'
  | 'DAMAGED'
  | 'ENCRYPTED'
  | 'EMPTY'
  | 'TOO_LARGE'
  | 'TOO_MANY_PAGES'
  | 'TOO_SLOW'
  | 'TOO_MUCH_MEMORY'
  // The file made the process end that read it.
  | 'CRASHED'
  // The operator ended that process, or the system did because memory ran out.
  | 'INTERRUPTED'
  | 'CLOSED'
  // Of services that others run.
  | 'REFUSED'
  | 'UNAVAILABLE'

/** Why a document could not be read; the message is a sentence for people. */
export class ReadingError extends Error {
  readonly code: ReadingErrorCode

  constructor(code: ReadingErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'ReadingError'
    this.code = code
  }

  /** Trying the same document again may succeed; else only another document will. */
  get isPassing(): boolean {
    return this.code === 'INTERRUPTED' || this.code === 'CLOSED' || this.code === 'UNAVAILABLE'
  }
}
