import type { Match } from './matching.ts'

export interface Pair extends Match {
  receiptId: string
  transactionId: string
}

const maxSuggestions = 5
/** A score lower by this difference is not suggested. */
const clearly = 0.1
/** A score higher by this difference has no competing match. */
const alone = 0.15
/** The factor for a transaction that matches another receipt better. */
const contested = 0.8

/**
 * Returns up to five suggestions per receipt, best first. A transaction belongs to its best receipt. Other receipts
 * suggest the transaction last, or not at all if they match clearly worse.
 */
export function suggestPairs(pairs: readonly Pair[]): Pair[] {
  const owners = ownersOf(pairs)
  const suggestions = pairs.flatMap((pair) => {
    const owner = owners.get(pair.transactionId)
    if (!owner || owner.receiptId === pair.receiptId) return [pair]
    return owner.score - pair.score > clearly ? [] : [{ ...pair, score: pair.score * contested }]
  })
  const ofReceipts = Map.groupBy(suggestions, ({ receiptId }) => receiptId)
  return [...ofReceipts.values()].flatMap((each) => each.sort(likeliest).slice(0, maxSuggestions))
}

export function certainPairs(pairs: readonly Pair[]): Pair[] {
  const isRival = (pair: Pair, other: Pair) =>
    other !== pair &&
    (other.receiptId === pair.receiptId || other.transactionId === pair.transactionId) &&
    other.score > pair.score - alone
  return pairs.filter((pair) => pair.isExact && !pairs.some((other) => isRival(pair, other)))
}

function ownersOf(pairs: readonly Pair[]): Map<string, Pair> {
  const owners = new Map<string, Pair>()
  const matched = new Set<string>()
  for (const pair of [...pairs].sort(likeliest)) {
    if (owners.has(pair.transactionId) || matched.has(pair.receiptId)) continue
    owners.set(pair.transactionId, pair)
    matched.add(pair.receiptId)
  }
  return owners
}

/** Ids break ties, so that the order is stable. */
function likeliest(a: Pair, b: Pair): number {
  return b.score - a.score || (keyOf(a) < keyOf(b) ? -1 : 1)
}

const keyOf = ({ receiptId, transactionId }: Pair) => `${receiptId} ${transactionId}`
