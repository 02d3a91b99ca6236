import { phrasesOf } from '../../../language/phrases.ts'
import { stemOf, type Token } from '../../../language/tokens.ts'
import { TAKING } from '../dictionary/dictation-words.ts'
import type { FoundAmount, Piece } from './piece.ts'

export const taking = phrasesOf(TAKING)

/**
 * Selects the amount of money among several numbers: one marked as money, one after "for", or the last that does not
 * count items.
 */
export function chooseAmount({ tokens, amounts }: Piece): FoundAmount | undefined {
  const certain = amounts.filter(({ amount }) => amount.certain)
  if (certain.length > 0) return certain.at(-1)
  const counts = amounts.filter((found) => countsThings(tokens, found))
  const others = amounts.filter((found) => !counts.includes(found))
  const led = others.filter(({ at }) => /^(?:for|cost|costs|paid|spent|was)$/.test(tokens[at - 1]?.word ?? ''))
  if (others.length > 1 && led.length < others.length) {
    // "tickets for two 24": the last number is the price, and the number after "for" is the count.
    const last = others.at(-1)
    if (last && Number(last.amount.value) > Number(led[0]?.amount.value ?? 0) && isSmall(led[0])) return last
  }
  if (others.length > 0) return led[0] ?? others.at(-1)
  const [only] = counts
  // "I bought 3 books" and "3 coffees" contain no price; "20 groceries" does.
  return only && !taking.within(tokens) && !isPlainCount(tokens, only) ? only : undefined
}

/** Returns the count if a unit price follows: "two tickets, nine dollars each". */
export function countNear(piece: Piece, chosen: FoundAmount): number | undefined {
  const other = piece.amounts.find((found) => found !== chosen && !found.amount.certain)
  return other && wholeOf(other)
}

/** "4 coffees at 3.20" is a unit price. */
export function countedAt({ tokens, amounts }: Piece, chosen: FoundAmount): boolean {
  const before = amounts.find(({ at }) => at < chosen.at)
  return tokens[chosen.at - 1]?.word === 'at' && before !== undefined && countsThings(tokens, before)
}

export function countIn({ amounts }: Piece): number | undefined {
  const [first] = amounts
  return first && !first.amount.certain ? wholeOf(first) : undefined
}

/** "3 books": a whole number before an item, without a word that makes it a price. */
function countsThings(tokens: Token[], { amount, at, length }: FoundAmount): boolean {
  const before = tokens[at - 1]?.word ?? ''
  const after = tokens[at + length]
  if (amount.certain || /^(?:spent|paid|pay|cost|costs|was|earned|received|of|back|me)$/.test(before)) return false
  if (
    after?.kind !== 'word' ||
    /^(?:on|for|at|from|to|in|with|each|and|the|by|a|of|salary|today|back|altogether|together|total|overall|all)$/.test(
      after.word,
    )
  ) {
    return false
  }
  return Number(amount.value) <= 100
}

/** A small number with a plural: "3 coffees". */
function isPlainCount(tokens: Token[], { amount, at, length }: FoundAmount): boolean {
  const thing = tokens.at(-1)
  const plural = thing !== undefined && stemOf(thing.word) !== thing.word && thing.word !== 'groceries'
  return at === 0 && tokens.length === length + 1 && plural && Number(amount.value) <= 12
}

function isSmall(found: FoundAmount | undefined): boolean {
  return found !== undefined && Number(found.amount.value) <= 12
}

function wholeOf({ amount }: FoundAmount): number | undefined {
  const count = Number(amount.value)
  return Number.isInteger(count) && count > 0 && count <= 1000 ? count : undefined
}
