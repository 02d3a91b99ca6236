import { ensure } from '../../base/errors.ts'
import { convert, decimalOf, decimalsOf, divideRounded, type Money, parseMoney } from '../../language/money.ts'

/** What an amount is in the books. */
export interface BaseAmount {
  /** In the organization's currency. */
  baseAmount: Money
  /** What one unit of the amount's currency is in the organization's: a plain decimal. */
  rate: string
}

/** What says it, of an amount in another currency: either, and where both are given and differ, the amount. */
export interface BaseAmountInput {
  rate?: string | null
  /** A decimal in the organization's currency. */
  baseAmount?: string | null
}

/**
 * @param base the organization's currency
 * @throws AppError INVALID_INPUT on `rate` where neither is given for another currency, or on what is no number
 */
export function baseAmountOf(amount: Money, base: string, { rate, baseAmount }: BaseAmountInput): BaseAmount {
  if (amount.currency === base) return { baseAmount: amount, rate: '1' }
  if (baseAmount == null) {
    ensure({ rate: rate != null || `Say what 1 ${amount.currency} is in ${base}.` })
    const converted = convert(amount, base, rate ?? '')
    ensure({
      rate: converted.minor > 0n || `This comes to nothing in ${base}. Look at the rate again.`,
      amount: converted.minor <= 999_999_999_999_999n || 'This amount is too large.',
    })
    return { baseAmount: converted, rate: rate ?? '' }
  }
  const told = parseMoney(baseAmount, base, 'baseAmount')
  ensure({ baseAmount: told.minor > 0n || 'Amount must be a positive number.' })
  const isSame = rate != null && convert(amount, base, rate).minor === told.minor
  return { baseAmount: told, rate: isSame ? rate : rateBetween(amount, told) }
}

/** What one unit of an amount's currency is in the other's, to 12 decimals: a plain decimal above zero. */
export function rateBetween(amount: Money, other: Money): string {
  const scale = 12
  const numerator = other.minor * 10n ** BigInt(scale + decimalsOf(amount.currency))
  const scaled = divideRounded(numerator, amount.minor * 10n ** BigInt(decimalsOf(other.currency)))
  const digits = (scaled > 0n ? scaled : 1n).toString().padStart(scale + 1, '0')
  return `${digits.slice(0, -scale)}.${digits.slice(-scale)}`.replace(/\.?0+$/, '')
}

/** An amount in another currency with the same figures: what is mended is often just the currency. */
export function hasSameDigits(amount: Money, currency: string): Money {
  return amount.currency === currency ? amount : parseMoney(decimalOf(amount), currency)
}
