/** Decimals as people write them. Amounts are computed in minor units, never in floating point. */

/** The digits of other scripts as 0 to 9, and wide letters and signs as narrow ones. */
export function plainDigits(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/(?![0-9])\p{Nd}/gu, digitOf)
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .replace(/(?<=\d)٬(?=\d)/g, ',')
    .replaceAll('\u3000', ' ')
}

const zeros = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x1040, 0x17e0,
]

function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = zeros.find((each) => code >= each && code < each + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** The sign that separates the whole units from their fraction. */
export type DecimalSign = '.' | ','

/**
 * Reads a number whose decimal sign follows from its form: "1,149.99", "1.149,99", "1'149.99", "1,05,000.00" and "3,80".
 * A single separator before exactly three digits separates thousands, unless only zeros stand before it.
 */
export function readDecimal(written: string): string | undefined {
  const text = written.replace(/['’\s\u00a0\u202f]/g, '')
  return /^\d+(?:[.,]\d+)*$/.test(text) ? readDecimalWith(text, likelySign(text)) : undefined
}

/** Reads a number of digits and separators whose decimal sign is known; the other separator separates thousands. */
export function readDecimalWith(written: string, sign: DecimalSign): string | undefined {
  const [grouped = '', fraction = '', ...more] = written.split(sign)
  const groups = grouped.split(other(sign))
  if (more.length > 0 || /\D/.test(fraction) || !areThousands(groups)) return undefined
  const whole = groups.join('').replace(/^0+(?=\d)/, '') || '0'
  return fraction === '' ? whole : `${whole}.${fraction}`
}

function likelySign(text: string): DecimalSign {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const last = text.charAt(at) === ',' ? ',' : '.'
  const [before, after] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)]
  if (before.includes(last)) return other(last)
  const isThousands = after.length === 3 && before.length <= 3 && /[1-9]/.test(before)
  return isThousands ? other(last) : last
}

const other = (sign: DecimalSign): DecimalSign => (sign === '.' ? ',' : '.')

/** "1,234,567", and "12,34,567" in India. */
function areThousands(groups: string[]): boolean {
  const [first = '', ...rest] = groups
  if (rest.length === 0) return true
  const inner = rest.slice(0, -1)
  const isRegular = inner.every(({ length }) => length === 3) || inner.every(({ length }) => length === 2)
  return first.length <= 3 && rest.at(-1)?.length === 3 && isRegular
}

/** "12.5" with 2 digits is 1250n. Undefined if the decimal has more digits than the currency. */
export function toMinor(decimal: string, digits: number): bigint | undefined {
  const [whole = '0', fraction = ''] = decimal.split('.')
  if (/[^0]/.test(fraction.slice(digits))) return undefined
  return BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'))
}

/** 1250n with 2 digits is "12.50". */
export function fromMinor(minor: bigint, digits: number): string {
  const text = String(minor < 0n ? -minor : minor).padStart(digits + 1, '0')
  const sign = minor < 0n ? '-' : ''
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

export function addDecimals(a: string, b: string): string {
  const digits = Math.max(fractionOf(a).length, fractionOf(b).length)
  return fromMinor(scaled(a, digits) + scaled(b, digits), digits)
}

const fractionOf = (decimal: string) => decimal.split('.')[1] ?? ''
const scaled = (decimal: string, digits: number) =>
  BigInt(`${decimal.replace('.', '')}${'0'.repeat(digits - fractionOf(decimal).length)}`)

export function roundDecimal(decimal: string, digits: number): string {
  const fraction = fractionOf(decimal)
  if (fraction.length <= digits) return decimal
  const half = `${decimal.startsWith('-') ? '-' : ''}0.${'0'.repeat(digits)}5`
  const raised = addDecimals(decimal, half)
  return raised.slice(0, raised.indexOf('.') + (digits === 0 ? 0 : digits + 1))
}
