import type { TypicalAmounts } from './ledger.ts'

/** Why a payment stands out. `times`: how many times what is usual, in tenths. */
export type Reason =
  | { kind: 'NAME' | 'CATEGORY' | 'ALL'; times: bigint; usualMinor: bigint; first: boolean }
  | { kind: 'TWICE' }

/** How many earlier ones tell what is usual. */
const ENOUGH = 4
/** How many payments there must be at all before one without a category can stand out. */
const ENOUGH_IN_ALL = 10

/**
 * Why a payment stands out, undefined where it does not: it costs twice what those of its name did, three times what its
 * category does and is new, or five times anything where even that is not known; or it was paid twice within a day.
 * Whatever costs less than the usual payment is too small to mention.
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
