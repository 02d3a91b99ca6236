/** Which sign divides whole from fraction in a column of amounts. */
export type DecimalSign = '.' | ','

/** A plain decimal with its sign, such as "-1250.00"; null for a cell that is no amount. */
export function readAmount(cell: string, decimal: DecimalSign): string | null {
  const text = cell.replace(/[\s\u00a0\u202f'’]/g, '').replace(/[−–]/g, '-')
  const match = /^(\()?([+-]?)(?:\p{Sc}|[A-Z]{2,3})?([+-]?)(\d[\d.,]*)([+-]?)(?:\p{Sc}|[A-Z]{2,3})?(\))?$/u.exec(text)
  if (!match) return null
  const [, bracket, before, inner, digits = '', after] = match
  const thousands = decimal === '.' ? ',' : '.'
  const [whole = '', fraction = '', ...more] = digits.replaceAll(thousands, '').split(decimal)
  if (more.length > 0 || fraction.length > 6 || whole.length > 15) return null
  const isNegative = bracket !== undefined || [before, inner, after].includes('-')
  const value = fraction === '' ? whole || '0' : `${whole || '0'}.${fraction}`
  return isNegative ? `-${value}` : value
}

/** Whether a cell looks like an amount, whatever its decimal sign. */
export function isAmount(cell: string): boolean {
  return cell.length <= 40 && (readAmount(cell, '.') !== null || readAmount(cell, ',') !== null)
}

/** The sign that stands last, before one or two digits, in most cells; a point where none does. */
export function decimalSignOf(cells: readonly string[]): DecimalSign {
  const votes = { '.': 0, ',': 0 }
  for (const cell of cells) {
    const at = Math.max(cell.lastIndexOf('.'), cell.lastIndexOf(','))
    const sign = cell.charAt(at)
    const isFraction = /^\d{1,2}(?!\d)/.test(cell.slice(at + 1)) || cell.indexOf(sign) === 0
    if ((sign === '.' || sign === ',') && isFraction) votes[sign] += 1
    // "1,250" or "1,250.00": what divides thousands is no decimal sign.
    else if (sign === ',') votes['.'] += 0.5
    else if (sign === '.') votes[','] += 0.5
  }
  return votes[','] > votes['.'] ? ',' : '.'
}
