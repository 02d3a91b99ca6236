/** The cells of a row; `line` is the row number in the file, counted from 1, if known. */
export type Row = string[] & { line?: number }
/** Includes the preamble, rows of different lengths, and the footer. */
export type Table = Row[]
