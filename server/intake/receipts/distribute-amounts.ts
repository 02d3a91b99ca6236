import { share } from '../../language/money.ts'

/** A line of a receipt, in minor units of its currency. */
export interface Line {
  amount: bigint
  /** What of the total was recorded for it already; null while nothing was. */
  recorded: bigint | null
}

/**
 * What one line is of the receipt's total: tax and discount are spread over the lines in proportion to their amounts.
 * Lines approved one after the other sum to the total to the smallest unit, less the parts of those thrown away.
 * Where the lines are plainly not all of the receipt (or not of it at all), a line is what is printed on it.
 */
export function shareOf(total: bigint | null, lines: readonly Line[], index: number): bigint {
  const own = lines[index]?.amount ?? 0n
  const sum = lines.reduce((all, { amount }) => all + amount, 0n)
  if (total === null || !isSpread(total, sum)) return own
  const left = total - lines.reduce((all, { recorded }) => all + (recorded ?? 0n), 0n)
  if (left < 0n) return own
  const open = [...lines.entries()].filter(([, { recorded }]) => recorded === null)
  const parts = share(
    left,
    open.map(([, { amount }]) => amount),
  )
  return parts[open.findIndex(([place]) => place === index)] ?? own
}

/** Taxes, tips and discounts move a sum by less than half down and two fifths up; beyond that, lines are missing. */
function isSpread(total: bigint, sum: bigint): boolean {
  return 2n * total >= sum && 5n * total <= 7n * sum
}

/** The parts of a whole by group, in the order of the groups' first lines; they sum to the whole exactly. */
export function shareByGroup<Key>(whole: bigint, lines: readonly { key: Key; amount: bigint }[]): Map<Key, bigint> {
  const parts = share(
    whole,
    lines.map(({ amount }) => amount),
  )
  const groups = new Map<Key, bigint>()
  for (const [index, { key }] of lines.entries()) groups.set(key, (groups.get(key) ?? 0n) + (parts[index] ?? 0n))
  return groups
}
