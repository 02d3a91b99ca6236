import { msg } from '@lingui/core/runtime-macro'
import { render } from '../../../base/text.ts'
import { ALL_TIME } from '../grammar/period-of.ts'
import type { Ledger, Planned } from '../ledger.ts'
import type { Cadence, Filter, RecurringQuestion } from '../question.ts'
import { findRecurring, monthlyOf, type Series } from '../recurring.ts'
import { type Answer, type AnswerStyle, answerOf, type Piece } from './answer.ts'
import { doubtNote, everything } from './phrases.ts'
import {
  cadenceLead,
  type DescribedSeries,
  nextLine,
  noneFound,
  plannedLead,
  plannedLine,
  seriesLine,
  seriesRow,
} from './recurring-texts.ts'
import { lines, paragraph, sentence } from './sentences.ts'

const cadences: Cadence[] = ['WEEK', 'FORTNIGHT', 'MONTH', 'QUARTER', 'YEAR']

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
  if (found.length === 0 && more.length > 0) {
    return answerOf(lines(plannedPieces(more, style), doubtNote(question)))
  }
  if (found.length === 0) {
    return answerOf(paragraph(sentence(noneFound({ ...question, filter })), doubtNote(question)))
  }
  const described = await Promise.all(found.map((series) => withList(series, filter, ledger)))
  if (question.ask === 'NEXT') return answerNext(question, described, style)
  const groups = cadences
    .map((every) => described.filter(({ series }) => series.every === every))
    .filter((group) => group.length > 0)
  const monthly = style.money(found.reduce((minor, series) => minor + monthlyOf(series), 0n))
  const isMonthlyOnly = found.every(({ every }) => every === 'MONTH')
  return answerOf(
    lines(
      ...groups.map((group) => cadencePieces(group, style)),
      more.length > 0 ? plannedPieces(more, style) : [],
      paragraph(
        isMonthlyOnly ? [] : sentence(msg`Together, that is about ${{ monthly }} a month.`),
        doubtNote(question),
      ),
    ),
    { layout: 'TABLE', title: render(msg`Recurring`), rows: described.map((each) => seriesRow(each, style)) },
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

function plannedPieces(planned: readonly Planned[], style: AnswerStyle): Piece[] {
  return lines(sentence(plannedLead(planned.length)), ...planned.map((each) => plannedLine(each, style)))
}

function cadencePieces(group: DescribedSeries[], style: AnswerStyle): Piece[] {
  const every = group[0]?.series.every ?? 'MONTH'
  const total = group.reduce((minor, { series }) => minor + series.minor, 0n)
  const lead = sentence(cadenceLead(every, group.length, style.money(total)))
  return lines(lead, ...group.map((each) => seriesLine(each, style)))
}

function answerNext(question: RecurringQuestion, described: DescribedSeries[], style: AnswerStyle): Answer {
  const soonest = described.toSorted((a, b) => a.series.next.localeCompare(b.series.next)).slice(0, 5)
  const [first] = soonest
  if (first && soonest.length === 1) {
    const payment = nextLine(first, style)
    return answerOf(paragraph(sentence(msg`Expected next: ${{ payment }}.`), doubtNote(question)))
  }
  const each = soonest.map((described) => nextLine(described, style))
  return answerOf(lines(sentence(msg`Expected next:`), ...each, doubtNote(question)))
}

/** Lists filter by a part of the description. If other transactions contain the same part, the series has no list. */
async function withList(series: Series, { type, categoryIds }: Filter, ledger: Ledger): Promise<DescribedSeries> {
  const { description, oldest, newest, count } = series
  const period = { ...ALL_TIME, from: oldest.date, to: newest.date }
  const filter: Filter = { ...everything, type, categoryIds, text: description, period }
  const sum = await ledger.sum(filter)
  return { series, list: sum.count === count ? { filter, sum } : null }
}
