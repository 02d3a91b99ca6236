import type { TransactionType } from '../../../language/categories.ts'
import { toMinor } from '../../../language/decimals.ts'
import { ALL_TIME, writeDay } from '../grammar/labels.ts'
import type { LedgerRow } from '../ledger.ts'
import type { Filter, Question } from '../question.ts'
import { type AnswerRow, type AnswerStyle, figure, type Piece, sentenceCase } from './answer.ts'

/** "In October 2026", "From November 1 to 20". */
export function whenOf({ period }: Filter): string {
  return sentenceCase(period.label)
}

export function verbOf(type: TransactionType | null): string {
  return type === 'INCOME' ? 'you received' : 'you spent'
}

export function about(subject: string): string {
  return subject ? ` ${subject}` : ''
}

/** " of $200.01 or more", " between $20.00 and $50.00", or an empty string. */
export function boundsOf({ min, max }: Filter, style: AnswerStyle): string {
  const money = (decimal: string) => style.money(toMinor(decimal, decimal.split('.')[1]?.length ?? 0) ?? 0n)
  if (min !== null && min === max) return ` of ${money(min)}`
  if (min !== null && max !== null) return ` between ${money(min)} and ${money(max)}`
  if (min !== null) return ` of ${money(min)} or more`
  return max === null ? '' : ` of ${money(max)} or less`
}

export function entryPieces(entry: LedgerRow, style: AnswerStyle): Piece[] {
  const income = entry.type === 'INCOME' ? ' (income)' : ''
  return [
    `${entry.description || 'No description'}, `,
    entryFigure(entry, style),
    `${income}, on ${writeDay(entry.date, style.today)}`,
  ]
}

export function entryRow(entry: LedgerRow, style: AnswerStyle): AnswerRow {
  const { href } = entryFigure(entry, style)
  return {
    label: entry.description || 'No description',
    text: [writeDay(entry.date, style.today), entry.categoryName ?? 'Uncategorised'].join(', '),
    minor: entry.minor,
    href: href ?? null,
  }
}

export function doubtNote({ ignored, guessed = [] }: Pick<Question, 'ignored' | 'guessed'>): string {
  const [names, words] = [guessed, ignored].map((each) => each.slice(0, 3).map((word) => `“${word.slice(0, 60)}”`))
  const guess = names?.map((name) => ` ${name} is not one of your categories or tags: I looked for it in descriptions.`)
  const missed = words?.length ? ` I may have misunderstood you: ${words.join(', ')} could not be used.` : ''
  return `${guess?.join('') ?? ''}${missed}`
}

export function entryFigure(entry: LedgerRow, style: AnswerStyle) {
  const filter: Filter = {
    ...everything,
    type: entry.type,
    text: entry.description || null,
    min: entry.amount,
    max: entry.amount,
    period: { ...ALL_TIME, from: entry.date, to: entry.date },
  }
  return figure(entry.minor, filter, style)
}

export const everything: Filter = {
  type: null,
  categoryIds: [],
  excludedCategoryIds: [],
  text: null,
  excludedText: null,
  tag: null,
  min: null,
  max: null,
  uncategorised: false,
  period: ALL_TIME,
}
