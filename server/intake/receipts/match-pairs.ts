import type { Match } from './matching.ts'

/** A receipt that waits and a transaction that may be its. */
export interface Pair extends Match {
  receiptId: string
  transactionId: string
}

const mostOffers = 5
/** Who is behind by so much has lost. */
const clearly = 0.1
/** Who is ahead by so much has no rival. */
const alone = 0.15
/** What another receipt is likelier to have counts so much less. */
const contested = 0.8

/**
 * What to offer for each receipt, the likeliest first, five at most. A transaction belongs to the receipt that it fits
 * best: for others it is offered after all else, and not at all where they fit clearly worse.
 */
export function suggestPairs(pairs: readonly Pair[]): Pair[] {
  const owners = ownersOf(pairs)
  const offers = pairs.flatMap((pair) => {
    const owner = owners.get(pair.transactionId)
    if (!owner || owner.receiptId === pair.receiptId) return [pair]
    return owner.score - pair.score > clearly ? [] : [{ ...pair, score: pair.score * contested }]
  })
  const ofReceipts = Map.groupBy(offers, ({ receiptId }) => receiptId)
  return [...ofReceipts.values()].flatMap((each) => each.sort(likeliest).slice(0, mostOffers))
}

/** The pairs that fit exactly and have no rival, neither for the receipt nor for the transaction. */
export function certainPairs(pairs: readonly Pair[]): Pair[] {
  const isRival = (pair: Pair, other: Pair) =>
    other !== pair &&
    (other.receiptId === pair.receiptId || other.transactionId === pair.transactionId) &&
    other.score > pair.score - alone
  return pairs.filter((pair) => pair.isExact && !pairs.some((other) => isRival(pair, other)))
}

/** The strongest pairs find each other first; no receipt has two transactions, no transaction two receipts. */
function ownersOf(pairs: readonly Pair[]): Map<string, Pair> {
  const owners = new Map<string, Pair>()
  const settled = new Set<string>()
  for (const pair of [...pairs].sort(likeliest)) {
    if (owners.has(pair.transactionId) || settled.has(pair.receiptId)) continue
    owners.set(pair.transactionId, pair)
    settled.add(pair.receiptId)
  }
  return owners
}

/** Of two that are equally likely, always the same one is first. */
function likeliest(a: Pair, b: Pair): number {
  return b.score - a.score || (placeOf(a) < placeOf(b) ? -1 : 1)
}

const placeOf = ({ receiptId, transactionId }: Pair) => `${receiptId} ${transactionId}`
