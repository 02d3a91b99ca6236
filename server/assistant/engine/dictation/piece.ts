import type { Token } from '../../../language/tokens.ts'
import type { Amount } from '../grammar/amounts.ts'

/** An amount among the words of a piece: where it stands, and how many tokens it took. */
export interface FoundAmount {
  amount: Amount
  at: number
  length: number
}

/** A part of a dictation between two joints, with what was read in it. Its date is taken out of its tokens. */
export interface Piece {
  /** The comma or "and" before it, for joining pieces again as they were typed. */
  joint: Token | null
  tokens: Token[]
  amounts: FoundAmount[]
  date: string | null
  /** The date stood before everything else, and so holds for the pieces after it too. */
  leads: boolean
  /** "No wait, …": stands for the one before. */
  corrects: boolean
  /** "… each": a price for one of several. */
  each: boolean
  /** "… put it in the food category": words that name the category and nothing else. */
  filing: Token[]
}

/** Two pieces as one again. */
export function merge(first: Piece, second: Piece): Piece {
  const joint = second.joint && second.tokens.length > 0 && first.tokens.length > 0 ? [second.joint] : []
  const offset = first.tokens.length + joint.length
  return {
    joint: first.joint,
    tokens: [...first.tokens, ...joint, ...second.tokens],
    amounts: [...first.amounts, ...second.amounts.map((found) => ({ ...found, at: found.at + offset }))],
    date: first.date ?? second.date,
    leads: first.leads && first.date !== null,
    corrects: first.corrects,
    each: first.each || second.each,
    filing: [...first.filing, ...second.filing],
  }
}
