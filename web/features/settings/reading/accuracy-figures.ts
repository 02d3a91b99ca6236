import type { MeasuredField, ReadingAccuracyQuery } from '../../../generated.ts'

export interface Figures {
  read: number
  corrected: number
  added: number
}

export type Line = ReadingAccuracyQuery['readingAccuracy'][number]

/** The fields in the order of a receipt. */
export const fieldOrder: readonly MeasuredField[] = [
  'TOTAL',
  'DATE',
  'MERCHANT',
  'CURRENCY',
  'TAX',
  'CATEGORY',
  'DUE_DATE',
  'IBAN',
  'PAYMENT_REFERENCE',
]

export function sumOfFigures(lines: readonly Figures[]): Figures {
  const sum = (of: (line: Figures) => number) => lines.reduce((total, line) => total + of(line), 0)
  return { read: sum(({ read }) => read), corrected: sum((line) => line.corrected), added: sum(({ added }) => added) }
}

/** Returns the part of the read values that users kept, 0 to 1, or null if none was read. */
export function keptShare({ read, corrected }: Figures): number | null {
  return read === 0 ? null : (read - corrected) / read
}
