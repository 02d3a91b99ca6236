/** The cells of a row; `line` is its number in the file, from 1, where it is known. */
export type Row = string[] & { line?: number }
/** As a bank's file has them: with a preamble, rows of different lengths, and a footer. */
export type Table = Row[]
