import { msg, selectOrdinal } from '@lingui/core/runtime-macro'
import { render, type Text } from '../../../base/text.ts'
import type { TransactionType } from '../../../language/categories.ts'
import type { Ledger } from '../ledger.ts'
import type { LargestQuestion } from '../question.ts'
import { type Answer, type AnswerStyle, answerOf, type Piece } from './answer.ts'
import { formatNumber } from './formats.ts'
import { entryLines } from './lists.ts'
import { doubtNote, entryPieces, entryRow, scopeOf } from './phrases.ts'
import { lines, paragraph, sentence } from './sentences.ts'
import { nothing } from './totals.ts'

/** "In 2026 your largest expense is Bytehouse laptop, $1,149.00, on March 3." */
export async function answerLargest(question: LargestQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const { filter, order, nth, limit } = question
  const rows = (await ledger.list(filter, order, nth - 1 + limit)).slice(nth - 1)
  const [first] = rows
  if (!first) return nothing(question, ledger, style)
  const texts = rankedTexts[filter.type ?? 'ANY'][order]
  const values: RankedValues = {
    ...scopeOf(question, style),
    rank: nth > 1 ? rankOf(nth) : '',
    shown: formatNumber(rows.length),
    transaction: entryPieces(first, style),
  }
  if (rows.length === 1) return answerOf(paragraph(sentence(texts.one(values)), doubtNote(question)))
  return answerOf(lines(sentence(texts.several(values)), entryLines(rows, style), doubtNote(question)), {
    layout: 'TABLE',
    title: render(texts.title),
    rows: rows.map((row) => entryRow(row, style)),
  })
}

const rankOf = (nth: number): string =>
  render(msg`${selectOrdinal({ nth }, { one: '#st', two: '#nd', few: '#rd', other: '#th' })}`)

interface RankedValues {
  period: string
  subject: string
  bounds: string
  /** "2nd", or an empty string for the first. */
  rank: string
  shown: string
  transaction: Piece[]
}

interface RankedTexts {
  title: Text
  one(values: RankedValues): Text
  several(values: RankedValues): Text
}

const rankedTexts: Record<TransactionType | 'ANY', Record<LargestQuestion['order'], RankedTexts>> = {
  EXPENSE: {
    LARGEST: {
      title: msg`Largest expenses`,
      one: ({ period, rank, bounds, subject, transaction }) =>
        msg`${{ period }} your ${{ rank }} largest expense ${{ bounds }} ${{ subject }} is ${{ transaction }}.`,
      several: ({ period, shown, rank, bounds, subject }) =>
        msg`${{ period }} your ${{ shown }} ${{ rank }} largest expenses ${{ bounds }} ${{ subject }} are:`,
    },
    SMALLEST: {
      title: msg`Smallest expenses`,
      one: ({ period, rank, bounds, subject, transaction }) =>
        msg`${{ period }} your ${{ rank }} smallest expense ${{ bounds }} ${{ subject }} is ${{ transaction }}.`,
      several: ({ period, shown, rank, bounds, subject }) =>
        msg`${{ period }} your ${{ shown }} ${{ rank }} smallest expenses ${{ bounds }} ${{ subject }} are:`,
    },
  },
  INCOME: {
    LARGEST: {
      title: msg`Largest income`,
      one: ({ period, rank, bounds, subject, transaction }) =>
        msg`${{ period }} your ${{ rank }} largest income ${{ bounds }} ${{ subject }} is ${{ transaction }}.`,
      several: ({ period, shown, rank, bounds, subject }) =>
        msg`${{ period }} your ${{ shown }} ${{ rank }} largest income transactions ${{ bounds }} ${{ subject }} are:`,
    },
    SMALLEST: {
      title: msg`Smallest income`,
      one: ({ period, rank, bounds, subject, transaction }) =>
        msg`${{ period }} your ${{ rank }} smallest income ${{ bounds }} ${{ subject }} is ${{ transaction }}.`,
      several: ({ period, shown, rank, bounds, subject }) =>
        msg`${{ period }} your ${{ shown }} ${{ rank }} smallest income transactions ${{ bounds }} ${{ subject }} are:`,
    },
  },
  ANY: {
    LARGEST: {
      title: msg`Largest transactions`,
      one: ({ period, rank, bounds, subject, transaction }) =>
        msg`${{ period }} your ${{ rank }} largest transaction ${{ bounds }} ${{ subject }} is ${{ transaction }}.`,
      several: ({ period, shown, rank, bounds, subject }) =>
        msg`${{ period }} your ${{ shown }} ${{ rank }} largest transactions ${{ bounds }} ${{ subject }} are:`,
    },
    SMALLEST: {
      title: msg`Smallest transactions`,
      one: ({ period, rank, bounds, subject, transaction }) =>
        msg`${{ period }} your ${{ rank }} smallest transaction ${{ bounds }} ${{ subject }} is ${{ transaction }}.`,
      several: ({ period, shown, rank, bounds, subject }) =>
        msg`${{ period }} your ${{ shown }} ${{ rank }} smallest transactions ${{ bounds }} ${{ subject }} are:`,
    },
  },
}
