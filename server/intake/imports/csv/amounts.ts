import { type DecimalSign, readDecimalWith } from '../../../language/decimals.ts'
import { directionOf } from './directions.ts'

const money = String.raw`(?:\p{Sc}|[A-Z]{1,3}\$|[A-Z]{2,3}|kr\.?|zł|Ft|Kč|lei|лв\.?|руб\.?|грн\.?|Rs\.?|Fr\.?)`
const number = String.raw`([+-]?)${money}?([+-]?)(\d[\d.,]*)([+-]?)${money}?([+-]?)`
const amount = new RegExp(String.raw`^${money}?(\()?${number}(\))?${money}?$`, 'u')

/** The minus, the hyphens and the en dash of typographers. */
const dashes = /[−–‐‑﹣－]/g

/** "20.-" and "20,--" have no hundredths, and the dash is no sign. */
const noHundredths = /(?<=\d)[.,]--?(?=\D*$)/

/** Returns a signed plain decimal such as "-1250.00"; null if the cell is not an amount. */
export function readAmount(cell: string, decimal: DecimalSign): string | null {
  const mark = markIn(cell)
  const text = (mark ? mark.rest : cell)
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(dashes, '-')
    .replace(noHundredths, '')
    .replace(/^="?(.*?)"?$/, '$1')
  const match = amount.exec(/^-?[.,]\d/.test(text) ? text.replace(/^-?/, '$&0') : text)
  if (!match) return null
  const [, bracket, before, inner, digits = '', after, last] = match
  const value = readDecimalWith(digits, decimal)
  const [whole = '', fraction = ''] = value?.split('.') ?? []
  if (value === undefined || fraction.length > 6 || whole.length > 15) return null
  const isNegative = bracket !== undefined || mark?.direction === -1 || [before, inner, after, last].includes('-')
  return isNegative ? `-${value}` : value
}

const maxMarked = 60
/** A word or letter, but not the letter of a currency sign such as "C$", "S/" or "K12". */
const word = /(?<![\p{L}$])\p{L}{1,12}\.?(?![\p{L}$/]|(?<=^\p{L})\d)/gu

/** Finds the word for debit or credit beside a number: "12.50 CR", "50,00 D EUR", "Soll 12,50". */
function markIn(cell: string): { direction: -1 | 1; rest: string } | null {
  if (cell.length > maxMarked || !/\p{L}/u.test(cell) || !/\d/.test(cell)) return null
  for (const { 0: found, index } of cell.matchAll(word)) {
    const direction = directionOf(found)
    if (direction !== null) return { direction, rest: cell.slice(0, index) + cell.slice(index + found.length) }
  }
  return null
}

export const hasCreditMark = (cell: string): boolean => markIn(cell)?.direction === 1

export function hasMinus(cell: string): boolean {
  if (!/[-−–‐‑﹣－(\p{L}]/u.test(cell)) return false
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
