export type ReadingErrorCode =
  | 'UNSUPPORTED'
  | 'DAMAGED'
  | 'ENCRYPTED'
  | 'EMPTY'
  | 'TOO_LARGE'
  | 'TOO_MANY_PAGES'
  | 'TOO_SLOW'
  | 'TOO_MUCH_MEMORY'
  | 'CRASHED'
  // The operator or the system ended the process, for example because memory ran out.
  | 'INTERRUPTED'
  | 'CLOSED'
  | 'REFUSED'
  | 'UNAVAILABLE'

export class ReadingError extends Error {
  readonly code: ReadingErrorCode

  constructor(code: ReadingErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'ReadingError'
    this.code = code
  }

  /** True if a retry with the same document may succeed. */
  get isPassing(): boolean {
    return this.code === 'INTERRUPTED' || this.code === 'CLOSED' || this.code === 'UNAVAILABLE'
  }
}
