import { isLanguage, type Language } from '../../base/text.ts'
import type { Money } from '../../language/money.ts'
import type { Answer } from '../engine/answers/answer.ts'
import type { Question } from '../engine/question.ts'
import { isQuestion } from './context.ts'

export interface AnswerSegment {
  text: string
  href: string | null
}

export interface AnswerTable {
  layout: 'BARS' | 'TABLE'
  title: string
  legend: string[]
  rows: {
    label: string
    text: string | null
    amount: Money | null
    href: string | null
    before: Money | null
    beforeHref: string | null
  }[]
}

export interface AskedQuestion {
  text: string
  queries: Question[]
  byModel: boolean
  repeats: string | null
  /** The language of the answer; null for the reader's. */
  language: Language | null
}

export function askedOf(stored: unknown): AskedQuestion | null {
  if (!isRecord(stored)) return null
  const { text, queries, byModel, repeats, language } = stored
  return {
    text: textOf(text),
    queries: Array.isArray(queries) ? queries.filter(isQuestion) : [],
    byModel: byModel === true,
    repeats: typeof repeats === 'string' ? repeats : null,
    language: typeof language === 'string' && isLanguage(language) ? language : null,
  }
}

export interface ShownAnswer {
  answer: AnswerSegment[]
  table: AnswerTable | null
}

export function shownAnswer({ segments, table }: Answer, currency: string): ShownAnswer {
  const money = (minor: bigint) => ({ minor, currency })
  const rows = table?.rows.map(({ label, text, minor, href, before }) => ({
    label,
    text: text || null,
    amount: minor === null ? null : money(minor),
    href,
    before: before ? money(before.minor) : null,
    beforeHref: before?.href ?? null,
  }))
  return {
    answer: segments.map(({ text, href }) => ({ text, href: href ?? null })),
    table: table && { layout: table.layout, title: table.title, legend: table.legend ?? [], rows: rows ?? [] },
  }
}

/** Converts an answer to JSON, with minor units as strings. */
export function storedAnswer(answer: Answer, currency: string): { answer: string; answerTable: string | null } {
  const shown = shownAnswer(answer, currency)
  const write = (value: unknown) =>
    JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? each.toString() : each))
  return { answer: write(shown.answer), answerTable: shown.table && write(shown.table) }
}

export function segmentsOf(stored: unknown): AnswerSegment[] {
  return Array.isArray(stored)
    ? stored.map((segment) => ({ text: textOf(segment?.text), href: pathOf(segment?.href) }))
    : []
}

export function tableOf(stored: unknown): AnswerTable | null {
  if (!isRecord(stored) || !Array.isArray(stored.rows)) return null
  return {
    layout: stored.layout === 'BARS' ? 'BARS' : 'TABLE',
    title: textOf(stored.title),
    legend: Array.isArray(stored.legend) ? stored.legend.map(textOf) : [],
    rows: stored.rows.map((row) => ({
      label: textOf(row?.label),
      text: typeof row?.text === 'string' ? row.text : null,
      amount: amountOf(row?.amount),
      href: pathOf(row?.href),
      before: amountOf(row?.before),
      beforeHref: pathOf(row?.beforeHref),
    })),
  }
}

function amountOf(stored: unknown): Money | null {
  if (!isRecord(stored) || typeof stored.minor !== 'string' || typeof stored.currency !== 'string') return null
  return { minor: BigInt(stored.minor), currency: stored.currency }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
/** Only paths of the web app become links. */
const pathOf = (value: unknown) => (typeof value === 'string' && /^\/(?!\/)/.test(value) ? value : null)
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
