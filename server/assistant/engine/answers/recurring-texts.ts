import { msg, plural } from '@lingui/core/runtime-macro'
import { render, type Text } from '../../../base/text.ts'
import type { Planned, Sum } from '../ledger.ts'
import type { Cadence, Filter, RecurringQuestion } from '../question.ts'
import type { Series } from '../recurring.ts'
import { type AnswerRow, type AnswerStyle, figure, type Piece } from './answer.ts'
import { formatDay } from './formats.ts'
import { hrefOf } from './links.ts'
import { about, entryFigure } from './phrases.ts'
import { phrase, plainPhrase } from './sentences.ts'

/** A series with the list of its payments, if a list filter can select exactly those. */
export interface DescribedSeries {
  series: Series
  list: { filter: Filter; sum: Sum } | null
}

const rhythms: Record<Cadence, Text> = {
  WEEK: msg`every week`,
  FORTNIGHT: msg`every two weeks`,
  MONTH: msg`every month`,
  QUARTER: msg`every quarter`,
  YEAR: msg`every year`,
}

export function noneFound({ filter, subject, every }: RecurringQuestion): Text {
  const name = about(subject, filter.type)
  const isIncome = filter.type === 'INCOME'
  if (every === null) {
    return isIncome
      ? msg`I found no recurring income ${{ subject: name }}.`
      : msg`I found no recurring payments ${{ subject: name }}.`
  }
  const rhythm = render(rhythms[every])
  return isIncome
    ? msg`I found no income ${{ subject: name }} that repeats ${{ rhythm }}.`
    : msg`I found no payments ${{ subject: name }} that repeat ${{ rhythm }}.`
}

/** @param total of one payment of each series */
export function cadenceLead(every: Cadence, count: number, total: string): Text {
  switch (every) {
    case 'WEEK':
      return msg`${plural({ count }, { one: '# weekly payment:', other: '# weekly payments:' })}`
    case 'FORTNIGHT':
      return msg`${plural({ count }, { one: '# payment every two weeks:', other: '# payments every two weeks:' })}`
    case 'MONTH':
      return msg`${plural({ count }, { one: '# monthly payment', other: '# monthly payments' })}, ${{ total }} a month:`
    case 'QUARTER':
      return msg`${plural({ count }, { one: '# quarterly payment:', other: '# quarterly payments:' })}`
    case 'YEAR':
      return msg`${plural({ count }, { one: '# yearly payment:', other: '# yearly payments:' })}`
  }
}

export const plannedLead = (count: number): Text =>
  msg`${plural({ count }, { one: '# planned payment:', other: '# planned payments:' })}`

/** "Gym, $39.90 every 4 weeks, next on August 20" */
export function plannedLine({ description, minor, rhythm, next }: Planned, style: AnswerStyle): Piece[] {
  const amount = style.money(minor)
  const day = formatDay(next, style.today)
  return phrase(msg`${{ name: description }}, ${{ amount }} ${{ rhythm }}, next on ${{ day }}`)
}

/** "Netflix, $13.99, next on December 9 (12 payments so far, $167.88)" */
export function seriesLine({ series, list }: DescribedSeries, style: AnswerStyle): Piece[] {
  const name = series.description
  const amount = entryFigure(series.newest, style)
  const due = dueText(series, style)
  if (!list) return phrase(msg`${{ name }}, ${{ amount }}, ${{ due }}`)
  const payments = paymentsSoFar(list.sum)
  const total = figure(list.sum.minor, list.filter, style)
  return phrase(msg`${{ name }}, ${{ amount }}, ${{ due }} (${{ payments }}, ${{ total }})`)
}

/** "Netflix, $13.99 every month, next on December 9" */
export function nextLine({ series }: DescribedSeries, style: AnswerStyle): Piece[] {
  const amount = entryFigure(series.newest, style)
  const rhythm = render(rhythms[series.every])
  return phrase(msg`${{ name: series.description }}, ${{ amount }} ${{ rhythm }}, ${{ due: dueText(series, style) }}`)
}

/** The row shows the sum of all payments, which matches its linked list. */
export function seriesRow({ series, list }: DescribedSeries, style: AnswerStyle): AnswerRow {
  const amount = style.money(series.minor)
  const rhythm = render(rhythms[series.every])
  const due = dueText(series, style)
  const label = series.description
  if (!list) {
    const text = plainPhrase(msg`${{ amount }} ${{ rhythm }}, ${{ due }}`)
    return { label, text, minor: series.minor, href: entryFigure(series.newest, style).href ?? null }
  }
  const payments = paymentsSoFar(list.sum)
  const text = plainPhrase(msg`${{ amount }} ${{ rhythm }}, ${{ due }}; ${{ payments }}`)
  return { label, text, minor: list.sum.minor, href: hrefOf(list.filter) }
}

function dueText({ next }: Series, style: AnswerStyle): string {
  const day = formatDay(next, style.today)
  return render(next < style.today ? msg`was expected on ${{ day }}` : msg`next on ${{ day }}`)
}

const paymentsSoFar = ({ count }: Sum): string =>
  render(msg`${plural({ count }, { one: '# payment so far', other: '# payments so far' })}`)
