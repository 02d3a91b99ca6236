import { share } from '../../language/money.ts'

export interface Line {
  amount: bigint
  recorded: bigint | null
}

/**
 * Returns the share of one item in the receipt's total: tax and discount are spread in proportion to the amounts. Items
 * approved one by one sum to the total exactly, without the shares of discarded items. If the items are clearly
 * incomplete, each item has its printed amount.
 */
export function shareOf(total: bigint | null, lines: readonly Line[], index: number): bigint {
  const own = lines[index]?.amount ?? 0n
  const sum = lines.reduce((all, { amount }) => all + amount, 0n)
  if (total === null || !isSpread(total, sum)) return own
  const left = total - lines.reduce((all, { recorded }) => all + (recorded ?? 0n), 0n)
  if (left < 0n) return own
  const open = [...lines.entries()].filter(([, { recorded }]) => recorded === null)
  const shares = share(
    left,
    open.map(([, { amount }]) => amount),
  )
  return shares[open.findIndex(([position]) => position === index)] ?? own
}

/** Taxes, tips and discounts change the sum by at most -50 % and +40 %. With a larger difference, items are missing. */
function isSpread(total: bigint, sum: bigint): boolean {
  return 2n * total >= sum && 5n * total <= 7n * sum
}

/** Divides a whole by group, in the order of first items. The shares sum to the whole exactly. */
export function shareByGroup<Key>(whole: bigint, lines: readonly { key: Key; amount: bigint }[]): Map<Key, bigint> {
  const shares = share(
    whole,
    lines.map(({ amount }) => amount),
  )
  const groups = new Map<Key, bigint>()
  for (const [index, { key }] of lines.entries()) groups.set(key, (groups.get(key) ?? 0n) + (shares[index] ?? 0n))
  return groups
}
