/** The exact sum of two plain decimals, such as "-100.00" and "-2.5". */
export function addDecimals(a: string, b: string): string {
  const digits = Math.max(fractionOf(a).length, fractionOf(b).length)
  const sum = scaled(a, digits) + scaled(b, digits)
  const text = String(sum < 0n ? -sum : sum).padStart(digits + 1, '0')
  const cut = text.length - digits
  return `${sum < 0n ? '-' : ''}${digits === 0 ? text : `${text.slice(0, cut)}.${text.slice(cut)}`}`
}

const fractionOf = (decimal: string) => decimal.split('.')[1] ?? ''
const scaled = (decimal: string, digits: number) =>
  BigInt(`${decimal.replace('.', '')}${'0'.repeat(digits - fractionOf(decimal).length)}`)

/** A plain decimal with at most so many digits after the point, halves away from zero. */
export function roundDecimal(decimal: string, digits: number): string {
  const fraction = fractionOf(decimal)
  if (fraction.length <= digits) return decimal
  const half = `${decimal.startsWith('-') ? '-' : ''}0.${'0'.repeat(digits)}5`
  const raised = addDecimals(decimal, half)
  return raised.slice(0, raised.indexOf('.') + (digits === 0 ? 0 : digits + 1))
}
