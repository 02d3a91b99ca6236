import type { Filter } from '../question.ts'
import { hrefOf } from './links.ts'

export interface AnswerSegment {
  text: string
  href?: string
}

export interface AnswerRow {
  label: string
  text: string
  minor: bigint | null
  href: string | null
  before?: { minor: bigint; href: string | null }
}

export interface AnswerTable {
  layout: 'BARS' | 'TABLE'
  title: string
  /** The compared columns, earlier first. Every row then has a `before`. */
  legend?: [before: string, now: string]
  rows: AnswerRow[]
}

export interface Answer {
  segments: AnswerSegment[]
  content: string
  table: AnswerTable | null
}

export interface AnswerStyle {
  /** Formats minor units of the organization currency: 68076n as "$680.76". */
  money(minor: bigint): string
  /** yyyy-MM-dd */
  today: string
}

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

export function figure(minor: bigint, filter: Filter, style: AnswerStyle): AnswerSegment {
  const href = hrefOf(filter)
  const text = style.money(minor < 0n ? -minor : minor)
  return href === null ? { text } : { text, href }
}
