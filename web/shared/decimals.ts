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
