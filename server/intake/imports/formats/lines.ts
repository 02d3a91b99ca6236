import { isTooLong } from '../files/parse-errors.ts'

const maxLineLength = 100_000

const anyLineEnd = /\r\n?|\n/

/**
 * Splits streamed text into lines with any line end.
 * @throws ReadingError TOO_LARGE
 */
export function createLineSplitter(
  take: (line: string) => void,
  lineEnd = anyLineEnd,
): { write(piece: string): void; end(): void } {
  let rest = ''
  return {
    write(piece) {
      const lines = (rest + piece).split(lineEnd)
      // A piece can end between the CR and LF of a line end.
      rest = lines.pop() ?? ''
      if (rest.length > maxLineLength) throw isTooLong()
      for (const line of lines) take(line)
    },
    end: () => take(rest),
  }
}
