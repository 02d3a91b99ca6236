import { msg } from '@lingui/core/runtime-macro'
import { ensure } from '../../base/errors.ts'
import { convert, decimalOf, decimalsOf, divideRounded, type Money, parseMoney } from '../../language/money.ts'

export interface BaseAmount {
  baseAmount: Money
  /** The exchange rate as a plain decimal. */
  rate: string
}

/**
 * The base amount or the exchange rate of an amount in another currency. If both are given and differ, the base amount
 * is used.
 */
export interface BaseAmountInput {
  rate?: string | null
  /** A decimal in the organization currency. */
  baseAmount?: string | null
}

/**
 * @param base the organization currency
 * @throws AppError INVALID_INPUT on `rate` if neither value is given for another currency, or for an invalid number
 */
export function baseAmountOf(amount: Money, base: string, { rate, baseAmount }: BaseAmountInput): BaseAmount {
  if (amount.currency === base) return { baseAmount: amount, rate: '1' }
  if (baseAmount == null) {
    ensure({ rate: rate != null || msg`Enter an exchange rate.` })
    const converted = convert(amount, base, rate ?? '')
    ensure({
      rate: converted.minor > 0n || msg`This amount is zero in ${{ currency: base }}. Check the exchange rate.`,
      amount: converted.minor <= 999_999_999_999_999n || msg`This amount is too large.`,
    })
    return { baseAmount: converted, rate: rate ?? '' }
  }
  const given = parseMoney(baseAmount, base, 'baseAmount')
  ensure({ baseAmount: given.minor > 0n || msg`Amount must be a positive number.` })
  const isSame = rate != null && convert(amount, base, rate).minor === given.minor
  return { baseAmount: given, rate: isSame ? rate : rateBetween(amount, given) }
}

/** Returns the exchange rate between two amounts: a positive decimal with up to 12 decimals. */
export function rateBetween(amount: Money, other: Money): string {
  const scale = 12
  const numerator = other.minor * 10n ** BigInt(scale + decimalsOf(amount.currency))
  const scaled = divideRounded(numerator, amount.minor * 10n ** BigInt(decimalsOf(other.currency)))
  const digits = (scaled > 0n ? scaled : 1n).toString().padStart(scale + 1, '0')
  return `${digits.slice(0, -scale)}.${digits.slice(-scale)}`.replace(/\.?0+$/, '')
}

/** Returns the same digits in another currency, for corrections of the currency alone. */
export function hasSameDigits(amount: Money, currency: string): Money {
  return amount.currency === currency ? amount : parseMoney(decimalOf(amount), currency)
}
