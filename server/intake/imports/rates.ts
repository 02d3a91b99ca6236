import { msg } from '@lingui/core/runtime-macro'
import { render } from '../../base/text.ts'
import type { Money } from '../../language/money.ts'
import type { LastRate } from '../../ledger/transactions/last-rate.ts'

/** The exchange rate of a currency for all rows of an import. */
export interface KnownRate {
  said: string | null
  last: LastRate | null
}

export type KnownRates = Record<string, KnownRate>

export interface ImportSum {
  currency: string
  rowCount: number
  moneyIn: Money
  moneyOut: Money
  /** In the organization currency. */
  baseInMinor: bigint
  baseOutMinor: bigint
}

export interface ImportRate extends ImportSum {
  /** A plain decimal; null if unknown. */
  rate: string | null
  source: 'SAID' | 'LAST_TIME' | null
  last: LastRate | null
  /** In the organization currency; null without a rate. */
  baseIn: Money | null
  baseOut: Money | null
}

/** A rate given by a user takes precedence. */
export const rateOf = ({ said, last }: KnownRate): string | null => said ?? last?.rate ?? null

/** @param base the organization currency */
export function listRates({ rates, sums }: { rates: KnownRates; sums: ImportSum[] }, base: string): ImportRate[] {
  return sums.flatMap((sum) => {
    const known = rates[sum.currency]
    if (!known || sum.currency === base) return []
    const rate = rateOf(known)
    const source = known.said !== null ? 'SAID' : rate !== null ? 'LAST_TIME' : null
    const convert = (minor: bigint) => (rate === null ? null : { minor, currency: base })
    return {
      ...sum,
      rate,
      source,
      last: known.last,
      baseIn: convert(sum.baseInMinor),
      baseOut: convert(sum.baseOutMinor),
    }
  })
}

/** Returns a sentence for a row in another currency; null if a user gave the rate. */
export function doubtOfRate(rates: KnownRates, currency: string, base: string): string | null {
  const known = rates[currency]
  if (!known || currency === base || known.said !== null) return null
  const rate = rateOf(known)
  return render(
    rate === null
      ? msg`No earlier ${{ currency }} to ${{ base }} rate. Enter one, or this row counts at a rate of 1.`
      : msg`Converted at your last rate: 1 ${{ currency }} = ${{ rate }} ${{ base }}.`,
  )
}
