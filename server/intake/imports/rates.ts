import type { Money } from '../../language/money.ts'
import type { LastRate } from '../../ledger/transactions/description-suggestions.ts'

/** What is known of one unit of another currency in the organization's, for all rows of an import. */
export interface KnownRate {
  /** As a person said for this import: a plain decimal. */
  said: string | null
  /** As it was in the books when the file was read. */
  last: LastRate | null
}

/** Of one import, by currency. */
export type KnownRates = Record<string, KnownRate>

/** What moved in one currency. */
export interface ImportSum {
  currency: string
  rowCount: number
  moneyIn: Money
  moneyOut: Money
  /** What that counts for in the organization's currency. */
  baseInMinor: bigint
  baseOutMinor: bigint
}

/** A currency of a file that is not the organization's, and what it counts for. */
export interface ImportRate extends ImportSum {
  /** What one unit of it is in the organization's currency: a plain decimal, null where none is known. */
  rate: string | null
  source: 'SAID' | 'LAST_TIME' | null
  last: LastRate | null
  /** In the organization's currency; null without a rate. */
  baseIn: Money | null
  baseOut: Money | null
}

/** The rate that counts: what was said goes first. */
export const rateOf = ({ said, last }: KnownRate): string | null => said ?? last?.rate ?? null

/** @param base the organization's currency */
export function listRates({ rates, sums }: { rates: KnownRates; sums: ImportSum[] }, base: string): ImportRate[] {
  return sums.flatMap((sum) => {
    const known = rates[sum.currency]
    if (!known || sum.currency === base) return []
    const rate = rateOf(known)
    const source = known.said !== null ? 'SAID' : rate !== null ? 'LAST_TIME' : null
    const worth = (minor: bigint) => (rate === null ? null : { minor, currency: base })
    return { ...sum, rate, source, last: known.last, baseIn: worth(sum.baseInMinor), baseOut: worth(sum.baseOutMinor) }
  })
}

/** What there is to look at where a row is in another currency, as a sentence; null where a person said the rate. */
export function doubtOfRate(rates: KnownRates, currency: string, base: string): string | null {
  const known = rates[currency]
  if (!known || currency === base || known.said !== null) return null
  const rate = rateOf(known)
  return rate === null
    ? `Your books do not say what 1 ${currency} is in ${base}: say it, or this counts as 1 if you take it.`
    : `Counted at ${rate} ${base} for 1 ${currency}, as the last time.`
}
