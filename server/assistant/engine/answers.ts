import type { Ledger } from './ledger.ts'
import type { Question } from './question.ts'

export interface AnswerSegment {
  text: string
  /** A figure links to the list of transactions that sums to it. */
  href?: string
}

export interface AnswerTable {
  layout: 'BARS' | 'TABLE'
  title: string
  rows: { label: string; text: string; minor: bigint | null; href: string | null }[]
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

/** Queries the figures that a question needs and puts them into sentences. */
export async function answerQuestion(_question: Question, _ledger: Ledger, _style: AnswerStyle): Promise<Answer> {
  const text = 'That is not understood.'
  return { segments: [{ text }], content: text, table: null }
}
