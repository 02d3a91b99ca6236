/**
 * Returns the exact sum of decimal strings ("61.18", "-0.29") without floating-point errors, for input that the server
 * has not computed yet. The result has as many decimals as the longest input.
 */
export function sumOf(amounts: readonly string[]): string {
  const scale = Math.max(0, ...amounts.map(decimalsIn))
  return written(
    amounts.reduce((sum, amount) => sum + scaled(amount, scale), 0n),
    scale,
  )
}

export function negated(amount: string): string {
  const scale = decimalsIn(amount)
  return written(-scaled(amount, scale), scale)
}

export function sizeOf(amount: string): string {
  return amount.startsWith('-') ? negated(amount) : sumOf([amount])
}

export function signOf(amount: string): -1 | 0 | 1 {
  const value = scaled(amount, decimalsIn(amount))
  return value < 0n ? -1 : value > 0n ? 1 : 0
}

/** Returns a negative number, zero or a positive number if the first amount is smaller, equal or larger. */
export function compareAmounts(first: string, second: string): number {
  return signOf(sumOf([first, negated(second)]))
}

/** Returns true for a plain decimal, which is the format of `readAmount` for valid amounts. */
export function isAmount(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text)
}

export function decimalsIn(amount: string): number {
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

/** Returns the number of decimals of a currency: 2 for EUR, 0 for JPY. */
export function decimalsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

/** Returns the product, rounded half away from zero to the given decimals. */
export function productOf(amount: string, factor: string, decimals: number): string {
  const [scale, other] = [decimalsIn(amount), decimalsIn(factor)]
  const exact = scaled(amount, scale) * scaled(factor, other)
  return written(rounded(exact * 10n ** BigInt(decimals), 10n ** BigInt(scale + other)), decimals)
}

/**
 * Returns `amount / of`, rounded half away from zero to the given decimals and without trailing zeros. Returns null for
 * division by zero.
 */
export function ratioOf(amount: string, of: string, decimals: number): string | null {
  const scale = Math.max(decimalsIn(amount), decimalsIn(of))
  const whole = scaled(of, scale)
  if (whole === 0n) return null
  const ratio = written(rounded(scaled(amount, scale) * 10n ** BigInt(decimals), whole), decimals)
  return ratio.includes('.') ? ratio.replace(/\.?0+$/, '') : ratio
}

/**
 * Distributes an amount in proportion to weights. The shares sum to the amount exactly. Rounding differences go to the
 * largest remainders, and to the earlier share on a tie. Returns an empty list if the weights sum to zero.
 */
export function sharesOf(whole: string, weights: readonly string[], decimals: number): string[] {
  const scale = Math.max(0, ...weights.map(decimalsIn))
  const sizes = weights.map((weight) => scaled(weight, scale))
  const sum = sizes.reduce((total, size) => total + size, 0n)
  if (sum <= 0n) return []
  const size = scaled(productOf(whole, '1', decimals), decimals)
  const shares = sizes.map((each) => (size * each) / sum)
  const left = Number(size - shares.reduce((total, part) => total + part, 0n))
  const order = sizes
    .map((each, at) => ({ at, remainder: (size * each) % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder < b.remainder ? 1 : -1))
  for (const { at } of order.slice(0, left)) shares[at] = (shares[at] ?? 0n) + 1n
  return shares.map((part) => written(part, decimals))
}

function rounded(numerator: bigint, divisor: bigint): bigint {
  const sign = numerator < 0n !== divisor < 0n ? -1n : 1n
  const [top, below] = [numerator < 0n ? -numerator : numerator, divisor < 0n ? -divisor : divisor]
  return sign * ((top + below / 2n) / below)
}
