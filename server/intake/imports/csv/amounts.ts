import { type DecimalSign, readDecimalWith } from '../../../language/decimals.ts'

const money = String.raw`(?:\p{Sc}|[A-Z]{1,3}\$|[A-Z]{2,3}|kr\.?|zł|Ft|Kč|lei|лв\.?|руб\.?|грн\.?|Rs\.?|Fr\.?)`
const creditMark = /\s?(?<=\d[\s.,]?|\d\s?[A-Z]{3}\s?)(C[Rr]|D[RrBb]|[CDHS])\.?$/
const amount = new RegExp(String.raw`^(\()?([+-]?)${money}?([+-]?)(\d[\d.,]*)([+-]?)${money}?([+-]?)(\))?$`, 'u')

/** Returns a signed plain decimal such as "-1250.00"; null if the cell is not an amount. */
export function readAmount(cell: string, decimal: DecimalSign): string | null {
  const markMatch = creditMark.exec(cell)
  const text = (markMatch ? cell.slice(0, markMatch.index) : cell)
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/[−–]/g, '-')
    .replace(/^="?(.*?)"?$/, '$1')
  const match = amount.exec(/^-?[.,]\d/.test(text) ? text.replace(/^-?/, '$&0') : text)
  if (!match) return null
  const [, bracket, before, inner, digits = '', after, last] = match
  const value = readDecimalWith(digits, decimal)
  const [whole = '', fraction = ''] = value?.split('.') ?? []
  if (value === undefined || fraction.length > 6 || whole.length > 15) return null
  const isOut = markMatch?.[1] !== undefined && /^[DS]/.test(markMatch[1])
  const isNegative = bracket !== undefined || isOut || [before, inner, after, last].includes('-')
  return isNegative ? `-${value}` : value
}

export const hasCreditMark = (cell: string): boolean => /^[CH]/.test(creditMark.exec(cell)?.[1] ?? '')

export function hasMinus(cell: string): boolean {
  if (!/[-−–(DS]/.test(cell)) return false
  return [readAmount(cell, '.'), readAmount(cell, ',')].some((value) => value?.startsWith('-'))
}

export function isAmount(cell: string): boolean {
  return cell.length <= 40 && (readAmount(cell, '.') !== null || readAmount(cell, ',') !== null)
}

/** Returns the last sign before one or two digits in most cells, or a point if there is none. */
export function decimalSignOf(cells: readonly string[]): DecimalSign {
  const survey = decimalSurvey()
  for (const cell of cells) survey.take(cell)
  return survey.found()
}

export interface DecimalSurvey {
  take(cell: string): void
  found(): DecimalSign
  isSure(): boolean
}

export function decimalSurvey(): DecimalSurvey {
  const votes = { '.': 0, ',': 0 }
  return {
    take(cell) {
      const at = Math.max(cell.lastIndexOf('.'), cell.lastIndexOf(','))
      const sign = cell.charAt(at)
      const isFraction = /^\d{1,2}(?!\d)/.test(cell.slice(at + 1)) || cell.indexOf(sign) === 0
      if ((sign === '.' || sign === ',') && isFraction) votes[sign] += 1
      // A thousands separator as in "1,250" or "1,250.00" is not the decimal sign.
      else if (sign === ',') votes['.'] += 0.5
      else if (sign === '.') votes[','] += 0.5
    },
    found: () => (votes[','] > votes['.'] ? ',' : '.'),
    isSure: () => Math.abs(votes[','] - votes['.']) >= 5,
  }
}
