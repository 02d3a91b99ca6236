import type { Token } from '../../../language/tokens.ts'
import type { Amount } from '../grammar/amounts.ts'
import type { EngineContext } from '../question.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { chooseAmount, countedAt, countIn, countNear, taking } from './choose-amount.ts'
import { type FoundAmount, merge, type Piece } from './piece.ts'
import { readPieces } from './read-pieces.ts'
import { splitPieces } from './split-pieces.ts'

export interface Clause {
  before: Token[]
  after: Token[]
  amount: Amount
  times: number
  date: string | null
  leads: boolean
  filing: Token[]
}

/** Splits a sentence into clauses with one amount each. `lacksAmount` marks a purchase without a price. */
export function clausesOf(
  tokens: Token[],
  vocabulary: Vocabulary,
  context: EngineContext,
): { clauses: Clause[]; lacksAmount: boolean } {
  const pieces = joined(splitPieces(readPieces(tokens, context), vocabulary))
  const clauses: Clause[] = []
  let counted = 1
  for (const piece of pieces) {
    const chosen = chooseAmount(piece)
    const last = clauses.at(-1)
    const times = chosen && (piece.each || countedAt(piece, chosen)) ? (countNear(piece, chosen) ?? counted) : 1
    if (!chosen) counted = countIn(piece) ?? counted
    else if (piece.corrects && last) correct(last, chosen, times)
    else clauses.push(clauseOf(piece, chosen, times))
  }
  return {
    clauses,
    lacksAmount: clauses.length === 0 && (taking.within(tokens) || pieces.some(({ amounts }) => amounts.length > 0)),
  }
}

function clauseOf({ tokens, date, leads, filing }: Piece, { amount, at, length }: FoundAmount, times: number): Clause {
  return { before: tokens.slice(0, at), after: tokens.slice(at + length), amount, times, date, leads, filing }
}

/** "No wait, nine fifty" replaces the amount and keeps the description. */
function correct(clause: Clause, { amount }: FoundAmount, times: number): void {
  clause.amount = { ...amount, currency: amount.currency ?? clause.amount.currency }
  clause.times = Math.max(clause.times, times)
}

/** Joins pieces without an amount to a neighbor: "milk, bread and eggs for 12.40", "lunch 12 with Ben and Anna". */
function joined(pieces: Piece[]): Piece[] {
  const result: Piece[] = []
  let pending: Piece | undefined
  for (const [index, piece] of pieces.entries()) {
    const whole: Piece = pending ? merge(pending, piece) : piece
    pending = undefined
    const last = result.at(-1)
    // "Two cinema tickets, 12 each"
    const countsNext = pieces[index + 1]?.each === true && !whole.each && countIn(whole) !== undefined
    const isAmountAhead = pieces.slice(index + 1).some((next) => chooseAmount(next) && !next.corrects)
    if (countsNext) pending = whole
    else if (chooseAmount(whole) || piece.corrects) result.push(whole)
    else if (piece.filing.length > 0 && last) result[result.length - 1] = merge(last, whole)
    else if (isAmountAhead) pending = whole
    else if (last) result[result.length - 1] = merge(last, whole)
    else result.push(whole)
  }
  return result
}
