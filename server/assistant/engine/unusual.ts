import type { TypicalAmounts } from './ledger.ts'

/** `times` is the multiple of the typical amount in tenths. */
export type Reason =
  | { kind: 'NAME' | 'CATEGORY' | 'ALL'; times: bigint; usualMinor: bigint; first: boolean }
  | { kind: 'TWICE' }

/** The minimum number of earlier payments for a typical amount. */
const ENOUGH = 4
/** The minimum number of all payments if the category has too few. */
const ENOUGH_IN_ALL = 10

/**
 * Returns the reason why a payment is unusual: twice the typical amount of its name, three times that of its category
 * for a new name, or five times that of all payments if both are unknown; or a second payment within a day. Payments
 * below the overall median are not unusual.
 */
export function reasonOf({ entry, name, category, all, twins }: TypicalAmounts): Reason | undefined {
  const { minor } = entry
  if (minor < all.medianMinor) return undefined
  if (twins > 0) return { kind: 'TWICE' }
  const first = name.count === 0
  const above = (usual: { medianMinor: bigint }, times: bigint) => minor >= usual.medianMinor * times
  const reason = (kind: 'NAME' | 'CATEGORY' | 'ALL', usualMinor: bigint): Reason => ({
    kind,
    usualMinor,
    first,
    times: usualMinor > 0n ? (minor * 10n) / usualMinor : 0n,
  })
  if (name.count >= ENOUGH) return above(name, 2n) ? reason('NAME', name.medianMinor) : undefined
  if (!first && !above(name, 2n)) return undefined
  if (category.count >= ENOUGH) return above(category, 3n) ? reason('CATEGORY', category.medianMinor) : undefined
  return all.count >= ENOUGH_IN_ALL && above(all, 5n) ? reason('ALL', all.medianMinor) : undefined
}
