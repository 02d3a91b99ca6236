import { msg, plural } from '@lingui/core/runtime-macro'
import { render } from '../../../base/text.ts'
import type { TransactionType } from '../../../language/categories.ts'
import { toMinor } from '../../../language/decimals.ts'
import { ALL_TIME } from '../grammar/period-of.ts'
import type { LedgerRow, Sum } from '../ledger.ts'
import type { Filter, Payer, Question, Side, Topic } from '../question.ts'
import { type AnswerRow, type AnswerSegment, type AnswerStyle, figure, type Piece } from './answer.ts'
import { formatDay, formatList } from './formats.ts'
import { hrefOf } from './links.ts'
import { periodPhrase } from './period-texts.ts'
import { paragraph, phrase, plainPhrase, sentence } from './sentences.ts'

/** The phrases that most sentences have: "in October 2026", "on Groceries", "of $20.00 or more". */
export function scopeOf(
  { filter, subject }: Side,
  style: AnswerStyle,
): { period: string; subject: string; bounds: string } {
  return {
    period: periodPhrase(filter.period, style.today),
    subject: about(subject, filter.type),
    bounds: boundsOf(filter, style),
  }
}

/** "on food", "at Lidl", "for #lisbon not counting rent", "on eating out paid by Ben", or an empty string. */
export function about({ categories, other, excluded, payer }: Topic, type: TransactionType | null): string {
  const names = formatList(categories)
  const parts = [
    categories.length === 0
      ? ''
      : type === 'INCOME'
        ? plainPhrase(msg`from ${{ names }}`)
        : plainPhrase(msg`on ${{ names }}`),
    other ? aboutOther(other, type) : '',
    payer ? paidBy(payer, type) : '',
    excluded.length > 0 ? plainPhrase(msg`not counting ${{ names: formatList(excluded) }}`) : '',
  ]
  return parts.filter(Boolean).join(' ')
}

function paidBy({ name, isMe }: Payer, type: TransactionType | null): string {
  if (type === 'INCOME') return plainPhrase(isMe ? msg`received by you` : msg`received by ${{ name }}`)
  return plainPhrase(isMe ? msg`paid by you` : msg`paid by ${{ name }}`)
}

function aboutOther({ name, lead }: NonNullable<Topic['other']>, type: TransactionType | null): string {
  switch (type === 'INCOME' && lead !== 'for' ? 'from' : lead) {
    case 'on':
      return plainPhrase(msg`on ${{ names: name }}`)
    case 'at':
      return plainPhrase(msg`at ${{ name }}`)
    case 'for':
      return plainPhrase(msg`for ${{ name }}`)
    case 'with':
      return plainPhrase(msg`with ${{ name }}`)
    case 'from':
      return plainPhrase(msg`from ${{ names: name }}`)
  }
}

/** The names alone: "Groceries", "Lidl", "Everything except rent", or an empty string. */
export function topicTitle({ categories, other, excluded, payer }: Topic): string {
  const names = [formatList(categories), other?.name, payer?.name].filter(Boolean).join(', ')
  if (excluded.length === 0) return names
  const without = formatList(excluded)
  return plainPhrase(names ? msg`${{ names }} except ${{ without }}` : msg`Everything except ${{ without }}`)
}

/** "of $200.01 or more", "between $20.00 and $50.00", or an empty string. */
function boundsOf({ min, max }: Filter, style: AnswerStyle): string {
  const money = (decimal: string) => style.money(toMinor(decimal, decimal.split('.')[1]?.length ?? 0) ?? 0n)
  if (min !== null && min === max) return plainPhrase(msg`of ${{ amount: money(min) }}`)
  if (min !== null && max !== null) {
    return plainPhrase(msg`between ${{ smallest: money(min) }} and ${{ largest: money(max) }}`)
  }
  if (min !== null) return plainPhrase(msg`of ${{ amount: money(min) }} or more`)
  return max === null ? '' : plainPhrase(msg`of ${{ amount: money(max) }} or less`)
}

/** "7 expenses", with a link to their list. */
export function counted({ count }: Pick<Sum, 'count'>, filter: Filter): AnswerSegment {
  const href = hrefOf(filter)
  const text = countText(count, filter.type)
  return href === null ? { text } : { text, href }
}

function countText(count: number, type: TransactionType | null): string {
  if (type === 'EXPENSE') return render(msg`${plural({ count }, { one: '# expense', other: '# expenses' })}`)
  if (type === 'INCOME') {
    return render(msg`${plural({ count }, { one: '# income transaction', other: '# income transactions' })}`)
  }
  return render(msg`${plural({ count }, { one: '# transaction', other: '# transactions' })}`)
}

/** "Tram, $8.60, on August 11" */
export function entryPieces(entry: LedgerRow, style: AnswerStyle): Piece[] {
  const name = entryName(entry)
  const amount = entryFigure(entry, style)
  const day = formatDay(entry.date, style.today)
  return entry.type === 'INCOME'
    ? phrase(msg`${{ name }}, ${{ amount }} (income), on ${{ day }}`)
    : phrase(msg`${{ name }}, ${{ amount }}, on ${{ day }}`)
}

export function entryRow(entry: LedgerRow, style: AnswerStyle): AnswerRow {
  const { href } = entryFigure(entry, style)
  return {
    label: entryName(entry),
    text: [formatDay(entry.date, style.today), entry.categoryName ?? render(msg`Uncategorised`)].join(', '),
    minor: entry.minor,
    href: href ?? null,
  }
}

export const entryName = ({ description }: Pick<LedgerRow, 'description'>): string =>
  description || render(msg`No description`)

/** The assumptions of an answer about words that are not known. */
export function doubtNote({ ignored, guessed = [] }: Pick<Question, 'ignored' | 'guessed'>): Piece[] {
  const guesses = guessed
    .slice(0, 3)
    .map((name) =>
      sentence(msg`${{ name: quoted(name) }} isn't one of your categories or tags, so I searched the descriptions.`),
    )
  const words = formatList(ignored.slice(0, 3).map(quoted))
  return paragraph(
    ...guesses,
    words === '' ? [] : sentence(msg`I may have misunderstood you, because I couldn't use ${{ words }}.`),
  )
}

export const quoted = (words: string): string => plainPhrase(msg`“${{ words: words.slice(0, 60) }}”`)

export function entryFigure(entry: LedgerRow, style: AnswerStyle): AnswerSegment {
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
  excludedTexts: [],
  tag: null,
  excludedTags: [],
  min: null,
  max: null,
  uncategorised: false,
  period: ALL_TIME,
}
