import { ALL_TIME, writeDay } from '../grammar/labels.ts'
import type { Ledger, Planned, Sum } from '../ledger.ts'
import type { Cadence, Filter, RecurringQuestion } from '../question.ts'
import { findRecurring, monthlyOf, type Series } from '../recurring.ts'
import { type Answer, type AnswerRow, type AnswerStyle, answerOf, figure, type Piece } from './answer.ts'
import { hrefOf } from './links.ts'
import { about, doubtNote, entryFigure, everything } from './phrases.ts'

const rhythms: Record<Cadence, string> = {
  WEEK: 'every week',
  FORTNIGHT: 'every two weeks',
  MONTH: 'every month',
  QUARTER: 'every quarter',
  YEAR: 'every year',
}

/** A series with the list of its payments, if a list filter can select exactly those. */
interface DescribedSeries {
  series: Series
  list: { filter: Filter; sum: Sum } | null
}

/** Lists recurring payments by interval, with the monthly total and the next date. */
export async function answerRecurring(
  question: RecurringQuestion,
  ledger: Ledger,
  style: AnswerStyle,
): Promise<Answer> {
  const filter: Filter = { ...question.filter, type: question.filter.type ?? 'EXPENSE' }
  const planned = await ledger.planned(filter)
  const all = asPlanned(findRecurring(await ledger.repeated(filter), style.today), planned)
  const found = question.every === null ? all : all.filter(({ every }) => every === question.every)
  const more = planned.filter(
    (each) => !all.some((series) => isSame(series, each)) && (question.every === null || each.every === question.every),
  )
  const what = filter.type === 'INCOME' ? 'income' : 'payments'
  if (found.length === 0 && more.length > 0) {
    return answerOf([...plannedPieces(more, style), doubtNote(question)])
  }
  if (found.length === 0) {
    const rhythm = question.every === null ? 'in a rhythm' : rhythms[question.every]
    return answerOf([`No ${what} that come again ${rhythm} were found${about(question.subject)}.`, doubtNote(question)])
  }
  const described = await Promise.all(found.map((series) => withList(series, filter, ledger)))
  if (question.ask === 'NEXT') return answerNext(question, described, style)
  const kinds = (Object.keys(rhythms) as Cadence[]).filter((every) => found.some((series) => series.every === every))
  const monthly = found.reduce((minor, series) => minor + monthlyOf(series), 0n)
  const onlyMonths = kinds.length === 1 && kinds[0] === 'MONTH'
  return answerOf(
    [
      ...kinds.flatMap((every, index): Piece[] => [
        index === 0 ? '' : '\n',
        leadOf(
          described.filter(({ series }) => series.every === every),
          every,
          style,
        ),
        ...described
          .filter(({ series }) => series.every === every)
          .flatMap((each) => ['\n', ...linePieces(each, style)]),
      ]),
      ...(more.length > 0 ? ['\n', ...plannedPieces(more, style)] : []),
      onlyMonths ? '' : `\nAll together that is about ${style.money(monthly)} a month.`,
      doubtNote(question),
    ],
    { layout: 'TABLE', title: 'Comes again', rows: described.map((each) => rowOf(each, style)) },
  )
}

/** The amount and next date of a recurrence take precedence over detected ones. */
function asPlanned(found: Series[], planned: readonly Planned[]): Series[] {
  return found.map((series) => {
    const plan = planned.find((each) => isSame(series, each))
    return plan?.every ? { ...series, minor: plan.minor, every: plan.every, next: plan.next } : series
  })
}

const isSame = (series: Series, { description }: Planned) =>
  series.description.toLowerCase() === description.trim().toLowerCase()

/** "Planned as well: Gym, $39.90 every 4 weeks, next on August 20." */
function plannedPieces(planned: readonly Planned[], style: AnswerStyle): Piece[] {
  const lines = planned.map(
    ({ description, minor, rhythm, next }) =>
      `\n${description}, ${style.money(minor)} ${rhythm}, next on ${writeDay(next, style.today)}`,
  )
  return [`${planned.length === 1 ? '1 is' : `${planned.length} are`} planned:`, ...lines]
}

function leadOf(described: DescribedSeries[], every: Cadence, style: AnswerStyle): string {
  const come = described.length === 1 ? 'payment comes' : 'payments come'
  const total = described.reduce((minor, { series }) => minor + series.minor, 0n)
  const together = every === 'MONTH' ? `, ${style.money(total)} a month together` : ''
  return `${described.length} ${come} again ${rhythms[every]}${together}:`
}

/** "Netflix, $13.99, next on December 9 (12 payments so far, $167.88)" */
function linePieces({ series, list }: DescribedSeries, style: AnswerStyle): Piece[] {
  return [
    `${series.description}, `,
    entryFigure(series.newest, style),
    `, ${nextText(series, style)}`,
    ...(list ? [` (${list.sum.count} payments so far, `, figure(list.sum.minor, list.filter, style), ')'] : []),
  ]
}

function nextText({ next }: Series, style: AnswerStyle): string {
  return next < style.today
    ? `was expected on ${writeDay(next, style.today)}`
    : `next on ${writeDay(next, style.today)}`
}

/** The row shows the sum of all payments, which matches its linked list. */
function rowOf({ series, list }: DescribedSeries, style: AnswerStyle): AnswerRow {
  const each = `${style.money(series.minor)} ${rhythms[series.every]}, ${nextText(series, style)}`
  return list
    ? {
        label: series.description,
        text: `${each}; ${list.sum.count} payments so far`,
        minor: list.sum.minor,
        href: hrefOf(list.filter),
      }
    : {
        label: series.description,
        text: each,
        minor: series.minor,
        href: entryFigure(series.newest, style).href ?? null,
      }
}

function answerNext(question: RecurringQuestion, described: DescribedSeries[], style: AnswerStyle): Answer {
  const soonest = described.toSorted((a, b) => a.series.next.localeCompare(b.series.next)).slice(0, 5)
  return answerOf([
    soonest.length === 1 ? 'Expected next: ' : 'Expected next:\n',
    ...soonest.flatMap(({ series }, index): Piece[] => [
      index === 0 ? '' : '\n',
      `${series.description}, `,
      entryFigure(series.newest, style),
      ` ${rhythms[series.every]}, ${nextText(series, style)}`,
    ]),
    '.',
    doubtNote(question),
  ])
}

/** Lists filter by a part of the description. If other transactions contain the same part, the series has no list. */
async function withList(series: Series, { type, categoryIds }: Filter, ledger: Ledger): Promise<DescribedSeries> {
  const { description, oldest, newest, count } = series
  const period = { ...ALL_TIME, from: oldest.date, to: newest.date }
  const filter: Filter = { ...everything, type, categoryIds, text: description, period }
  const sum = await ledger.sum(filter)
  return { series, list: sum.count === count ? { filter, sum } : null }
}
