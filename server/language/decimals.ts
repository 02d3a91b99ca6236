/** Decimals as people write them. Amounts are reckoned in whole minor units, never in floating point. */

/**
 * "1,149.99", "1.149,99", "1'149.99" and "3,80" as 1149.99, 1149.99, 1149.99 and 3.80. A single separator before
 * exactly three digits divides thousands, unless nothing but a zero stands before it.
 */
export function readDecimal(written: string): string | undefined {
  const text = written.replace(/['’\s\u00a0\u202f]/g, '')
  if (!/^\d+(?:[.,]\d+)*$/.test(text)) return undefined
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (at < 0) return trimZeros(text)
  const separator = text.charAt(at)
  const before = text.slice(0, at)
  const after = text.slice(at + 1)
  const thousands = before.split(/[.,]/)
  const grouped = thousands.slice(1).every((group) => group.length === 3) && (thousands[0] ?? '').length <= 3
  if (before.includes(separator))
    return grouped && after.length === 3 ? trimZeros(text.replace(/[.,]/g, '')) : undefined
  if (thousands.length > 1) return grouped ? `${trimZeros(thousands.join(''))}.${after}` : undefined
  if (after.length === 3 && before.length <= 3 && !/^0+$/.test(before)) return trimZeros(before + after)
  return `${trimZeros(before)}.${after}`
}

/** The largest sum that the books hold, in minor units. */
export const LARGEST_SUM = 999_999_999_999_999n

/** How many digits a currency has after the point. */
export function fractionDigitsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

/** A decimal in minor units: "12.5" with 2 digits is 1250n. Undefined where it has more digits than the currency. */
export function toMinor(decimal: string, digits: number): bigint | undefined {
  const [whole = '0', fraction = ''] = decimal.split('.')
  if (/[^0]/.test(fraction.slice(digits))) return undefined
  return BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'))
}

/** Minor units as a decimal: 1250n with 2 digits is "12.50". */
export function fromMinor(minor: bigint, digits: number): string {
  const text = String(minor < 0n ? -minor : minor).padStart(digits + 1, '0')
  const sign = minor < 0n ? '-' : ''
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** The quotient to the nearest whole, halves away from zero. */
export function divide(minor: bigint, by: bigint): bigint {
  const doubled = minor * 2n
  return (doubled + (minor < 0n ? -by : by)) / (by * 2n)
}

function trimZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '')
}
