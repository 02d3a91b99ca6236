/**
 * Exact sums of decimal strings ("61.18", "-0.29"), for what is being typed and not yet with the server, which has the
 * last word. Never floats: 0.1 and 0.2 are 0.3. As many decimals come out as the longest went in with.
 */
export function sumOf(amounts: readonly string[]): string {
  const scale = Math.max(0, ...amounts.map(decimalsIn))
  return written(
    amounts.reduce((sum, amount) => sum + scaled(amount, scale), 0n),
    scale,
  )
}

/** The amount with the other sign. */
export function negated(amount: string): string {
  const scale = decimalsIn(amount)
  return written(-scaled(amount, scale), scale)
}

/** The amount without its sign. */
export function sizeOf(amount: string): string {
  return amount.startsWith('-') ? negated(amount) : sumOf([amount])
}

/** -1, 0 or 1. */
export function signOf(amount: string): -1 | 0 | 1 {
  const value = scaled(amount, decimalsIn(amount))
  return value < 0n ? -1 : value > 0n ? 1 : 0
}

/** Below, at or above zero: the first is smaller, equal, larger than the second. */
export function compareAmounts(first: string, second: string): number {
  return signOf(sumOf([first, negated(second)]))
}

/** True for a plain decimal, as `readAmount` gives it for what was typed as an amount. */
export function isAmount(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text)
}

function decimalsIn(amount: string): number {
  return amount.split('.')[1]?.length ?? 0
}

function scaled(amount: string, scale: number): bigint {
  if (!isAmount(amount)) throw new Error(`Not a decimal amount: ${amount}`)
  const [whole = '', decimals = ''] = amount.replace('-', '').split('.')
  const size = BigInt(whole + decimals.padEnd(scale, '0'))
  return amount.startsWith('-') ? -size : size
}

function written(value: bigint, scale: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0')
  const sign = value < 0n ? '-' : ''
  return sign + (scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`)
}

/** How many decimals a currency has: 2 for EUR, 0 for JPY. */
export function decimalsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

/** The product of two amounts, rounded half away from zero to some decimals. */
export function productOf(amount: string, factor: string, decimals: number): string {
  const [scale, other] = [decimalsIn(amount), decimalsIn(factor)]
  const exact = scaled(amount, scale) * scaled(factor, other)
  return written(rounded(exact * 10n ** BigInt(decimals), 10n ** BigInt(scale + other)), decimals)
}

/** What one amount is of another, rounded half away from zero to some decimals, without zeros at the end. Null of nothing. */
export function ratioOf(amount: string, of: string, decimals: number): string | null {
  const scale = Math.max(decimalsIn(amount), decimalsIn(of))
  const whole = scaled(of, scale)
  if (whole === 0n) return null
  const ratio = written(rounded(scaled(amount, scale) * 10n ** BigInt(decimals), whole), decimals)
  return ratio.includes('.') ? ratio.replace(/\.?0+$/, '') : ratio
}

/**
 * Shares an amount out in proportion to weights, to so many decimals: the parts sum to it exactly, and what rounding leaves
 * goes to the largest remainders, first come first. Empty where the weights are nothing.
 */
export function sharesOf(whole: string, weights: readonly string[], decimals: number): string[] {
  const scale = Math.max(0, ...weights.map(decimalsIn))
  const sizes = weights.map((weight) => scaled(weight, scale))
  const sum = sizes.reduce((total, size) => total + size, 0n)
  if (sum <= 0n) return []
  const size = scaled(productOf(whole, '1', decimals), decimals)
  const parts = sizes.map((each) => (size * each) / sum)
  const left = Number(size - parts.reduce((total, part) => total + part, 0n))
  const order = sizes
    .map((each, at) => ({ at, remainder: (size * each) % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder < b.remainder ? 1 : -1))
  for (const { at } of order.slice(0, left)) parts[at] = (parts[at] ?? 0n) + 1n
  return parts.map((part) => written(part, decimals))
}

function rounded(numerator: bigint, divisor: bigint): bigint {
  const sign = numerator < 0n !== divisor < 0n ? -1n : 1n
  const [top, below] = [numerator < 0n ? -numerator : numerator, divisor < 0n ? -divisor : divisor]
  return sign * ((top + below / 2n) / below)
}
