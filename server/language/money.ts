import { msg, plural } from '@lingui/core/runtime-macro'
import { AppError } from '../base/errors.ts'
import type { Text } from '../base/text.ts'
import { fromMinor } from './decimals.ts'

/** An exact amount: an integer of minor units (cents, whole yen) with an ISO 4217 code. */
export interface Money {
  minor: bigint
  currency: string
}

const digitsOf = new Map<string, number>()

/**
 * Returns the number of decimals of a currency: 2 for EUR, 0 for JPY, 3 for KWD. Source: ISO 4217 data of the runtime.
 */
export function decimalsOf(currency: string): number {
  let digits = digitsOf.get(currency)
  if (digits === undefined) {
    if (!isCurrency(currency)) {
      throw new AppError(
        'INVALID_INPUT',
        msg`${{ currency: currency.slice(0, 8) }} is not a currency. Use a code such as EUR.`,
        {
          currency: msg`Use a code such as EUR.`,
        },
      )
    }
    digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
    digitsOf.set(currency, digits)
  }
  return digits
}

const known = new Set(Intl.supportedValuesOf('currency'))

export function isCurrency(code: string): boolean {
  return known.has(code)
}

/** The largest amount in minor units. */
export const maxMinor = 999_999_999_999_999n

/**
 * Parses an amount. All code must use this function.
 * @param value a plain decimal, such as "12.34" or "-3"; more decimals than the currency has are rejected, not rounded
 * @throws AppError INVALID_INPUT on the field `amount`
 */
export function parseMoney(value: string, currency: string, field = 'amount'): Money {
  const decimals = decimalsOf(currency)
  const match = /^(-?)(\d{1,15})(?:\.(\d{1,10}))?$/.exec(value)
  const fraction = (match?.[3] ?? '').replace(/0+$/, '')
  const invalidAmount = (text: Text) => new AppError('INVALID_INPUT', text, { [field]: text })
  if (!match) throw invalidAmount(msg`Enter an amount, such as 12.34.`)
  if (fraction.length > decimals) {
    throw invalidAmount(tooManyDecimals(currency, decimals))
  }
  const minor = BigInt(`${match[2]}${fraction.padEnd(decimals, '0')}`)
  if (minor > maxMinor) throw invalidAmount(msg`This amount is too large.`)
  return { minor: match[1] ? -minor : minor, currency }
}

function tooManyDecimals(currency: string, decimals: number): Text {
  if (decimals === 0) return msg`${{ currency }} has no decimals. Shorten the amount.`
  return msg`${plural({ decimals }, { one: msg`${{ currency }} has # decimal. Shorten the amount.`, other: msg`${{ currency }} has # decimals. Shorten the amount.` })}`
}

export function decimalOf({ minor, currency }: Money): string {
  return fromMinor(minor, decimalsOf(currency))
}

/**
 * Converts an amount and rounds half away from zero to the minor unit.
 * @param rate a plain decimal: the value of one whole unit of the amount's currency in the other currency
 */
export function convert(amount: Money, currency: string, rate: string): Money {
  const match = /^(\d{1,12})(?:\.(\d{1,12}))?$/.exec(rate)
  const scaled = match ? BigInt(`${match[1]}${(match[2] ?? '').padEnd(12, '0')}`) : 0n
  if (scaled === 0n) {
    const message = msg`Enter a positive number, such as 1.0842.`
    throw new AppError('INVALID_INPUT', message, { rate: message })
  }
  const shift = decimalsOf(currency) - decimalsOf(amount.currency)
  const numerator = amount.minor * scaled * (shift > 0 ? 10n ** BigInt(shift) : 1n)
  return { minor: divideRounded(numerator, 10n ** 12n * (shift < 0 ? 10n ** BigInt(-shift) : 1n)), currency }
}

export function divideRounded(numerator: bigint, divisor: bigint): bigint {
  const half = divisor / 2n
  return numerator < 0n ? -((-numerator + half) / divisor) : (numerator + half) / divisor
}

/**
 * Distributes a total in proportion to weights. The parts sum to the total exactly. Units left by rounding go to the
 * largest remainders, in order.
 */
export function share(whole: bigint, weights: bigint[]): bigint[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n)
  if (sum <= 0n) return weights.map((_, index) => (index === 0 ? whole : 0n))
  const sign = whole < 0n ? -1n : 1n
  const size = whole * sign
  const shares = weights.map((weight) => (size * weight) / sum)
  const left = Number(size - shares.reduce((total, part) => total + part, 0n))
  const order = weights
    .map((weight, index) => ({ index, remainder: (size * weight) % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
  for (const { index } of order.slice(0, left)) shares[index] = (shares[index] ?? 0n) + 1n
  return shares.map((part) => part * sign)
}
