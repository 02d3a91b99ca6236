import { render, type Text } from './text.ts'

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

/** Its text is rendered in the language of the reader, and `message` is English for the log. */
export class ReadingError extends Error {
  readonly code: ReadingErrorCode
  readonly text: Text

  constructor(code: ReadingErrorCode, text: Text, cause?: unknown) {
    super(render(text, 'en'), { cause })
    this.name = 'ReadingError'
    this.code = code
    this.text = text
  }

  /** True if a retry with the same document may succeed. */
  get isPassing(): boolean {
    return this.code === 'INTERRUPTED' || this.code === 'CLOSED' || this.code === 'UNAVAILABLE'
  }
}
