import { isTooLong } from '../files/parse-errors.ts'

/** No format of lines has longer ones. */
const longest = 100_000

/** Cuts a text that comes in pieces into lines, whatever ends them. @throws ReadingError TOO_LARGE */
export function createLineSplitter(take: (line: string) => void): { write(piece: string): void; end(): void } {
  let rest = ''
  return {
    write(piece) {
      const lines = (rest + piece).split(/\r\n?|\n/)
      // A piece may end between the two signs of a line's end.
      rest = lines.pop() ?? ''
      if (rest.length > longest) throw isTooLong()
      for (const line of lines) take(line)
    },
    end: () => take(rest),
  }
}
