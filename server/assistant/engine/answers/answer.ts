import type { Sum } from '../ledger.ts'
import type { Filter } from '../question.ts'
import { hrefOf } from './links.ts'

export interface AnswerSegment {
  text: string
  /** A figure links to the list of transactions that sums to it. */
  href?: string
}

export interface AnswerRow {
  label: string
  text: string
  minor: bigint | null
  href: string | null
  /** What stands beside it, in a table that compares. */
  before?: { minor: bigint; href: string | null }
}

export interface AnswerTable {
  layout: 'BARS' | 'TABLE'
  title: string
  /** What is compared, the earlier first: every row then has a `before`. */
  legend?: [before: string, now: string]
  rows: AnswerRow[]
}

export interface Answer {
  segments: AnswerSegment[]
  /** The segments as plain text. */
  content: string
  table: AnswerTable | null
}

export interface AnswerStyle {
  /** Writes minor units of the organization's currency: 68076n as "$680.76". */
  money(minor: bigint): string
  /** yyyy-MM-dd */
  today: string
}

/** A piece of a sentence: plain words, or a figure with its list. */
export type Piece = string | AnswerSegment

export function answerOf(pieces: Piece[], table: AnswerTable | null = null): Answer {
  const segments: AnswerSegment[] = []
  for (const piece of pieces) {
    if (piece === '') continue
    const segment = typeof piece === 'string' ? { text: piece } : piece
    const last = segments.at(-1)
    if (last && last.href === undefined && segment.href === undefined) last.text += segment.text
    else segments.push({ ...segment })
  }
  return { segments, content: segments.map(({ text }) => text).join(''), table }
}

/** An amount that links to the transactions it is the sum of. */
export function figure(minor: bigint, filter: Filter, style: AnswerStyle): AnswerSegment {
  const href = hrefOf(filter)
  const text = style.money(minor < 0n ? -minor : minor)
  return href === null ? { text } : { text, href }
}

/** A number of things that links to them: "7 transactions". */
export function counted(sum: Pick<Sum, 'count'>, filter: Filter): AnswerSegment {
  const href = hrefOf(filter)
  const text = `${sum.count} ${nounOf(filter, sum.count)}`
  return href === null ? { text } : { text, href }
}

/** "expenses", "entry of income", "transactions". */
export function nounOf({ type }: Pick<Filter, 'type'>, count: number): string {
  if (type === 'EXPENSE') return count === 1 ? 'expense' : 'expenses'
  if (type === 'INCOME') return count === 1 ? 'entry of income' : 'entries of income'
  return count === 1 ? 'transaction' : 'transactions'
}

export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
