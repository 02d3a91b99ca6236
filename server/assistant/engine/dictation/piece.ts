import type { Token } from '../../../language/tokens.ts'
import type { Amount } from '../grammar/amounts.ts'

export interface FoundAmount {
  amount: Amount
  at: number
  length: number
}

export interface Piece {
  joint: Token | null
  tokens: Token[]
  amounts: FoundAmount[]
  date: string | null
  leads: boolean
  corrects: boolean
  each: boolean
  filing: Token[]
}

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
