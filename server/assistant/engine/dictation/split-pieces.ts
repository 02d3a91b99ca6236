import { phrasesOf } from '../../../language/phrases.ts'
import type { Token } from '../../../language/tokens.ts'
import { RECEIVING, SPENDING } from '../dictionary/dictation-words.ts'
import type { Vocabulary } from '../vocabulary.ts'
import type { FoundAmount, Piece } from './piece.ts'

const verbs = phrasesOf(`${SPENDING}, ${RECEIVING}`)

/**
 * Splits entries without separators: "coffee 3.80 croissant 2.50", "3.80 coffee 2.50 croissant". Plain numbers split
 * only between known items ("breakfast 8 lunch 12").
 */
export function splitPieces(pieces: Piece[], vocabulary: Vocabulary): Piece[] {
  return pieces.flatMap((piece) => {
    if (piece.each || piece.corrects) return [piece]
    const each = piece.amounts.length > 1 ? divided(piece, piece.amounts) : undefined
    if (each?.every(({ tokens, amounts }) => namesThing(tokens, amounts, vocabulary))) return each
    const certain = piece.amounts.filter(({ amount }) => amount.certain)
    return certain.length > 1 ? divided(piece, certain) : [piece]
  })
}

/** Each part ends with its amount, or starts with it if text follows the last amount. */
function divided(piece: Piece, amounts: FoundAmount[]): Piece[] {
  const last = amounts.at(-1)
  const amountsLead = last !== undefined && last.at + last.length < piece.tokens.length
  const cuts = amountsLead
    ? amounts.slice(1).map(({ at }) => at)
    : amounts.slice(0, -1).map(({ at, length }) => at + length)
  const bounds = [0, ...cuts, piece.tokens.length]
  return bounds
    .slice(0, -1)
    .map((from, index) => part(piece, from, bounds[index + 1] ?? piece.tokens.length, index === 0))
}

function part(piece: Piece, from: number, to: number, first: boolean): Piece {
  return {
    ...piece,
    joint: first ? piece.joint : null,
    tokens: piece.tokens.slice(from, to),
    amounts: piece.amounts
      .filter(({ at }) => at >= from && at < to)
      .map((found) => ({ ...found, at: found.at - from })),
    leads: piece.leads && first,
  }
}

function namesThing(tokens: Token[], amounts: FoundAmount[], vocabulary: Vocabulary): boolean {
  // "Sold two chairs for 60" counts chairs: a verb is no thing.
  const isVerb = (at: number) => verbs.at(tokens, at) !== undefined
  return (
    amounts.length === 1 &&
    tokens.length > 1 &&
    tokens.some((_, at) => vocabulary.categories.at(tokens, at) !== undefined && !isVerb(at))
  )
}
