import { addDays, countDays, monthOf } from '../../../language/days.ts'
import { divideRounded } from '../../../language/money.ts'
import { periodOf } from '../grammar/labels.ts'
import type { Ledger, Sum } from '../ledger.ts'
import type { AverageQuestion, Filter, Period } from '../question.ts'
import { type Answer, type AnswerStyle, answerOf, counted, figure, type Piece } from './answer.ts'
import { about, boundsOf, doubtNote, verbOf, whenOf } from './phrases.ts'
import { nothing } from './totals.ts'

type Unit = 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'

const unitNames: Record<Unit, string> = { DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' }

/** "From January to June 2026 you spent $143.57 a month on Groceries, $861.42 in 6 months." */
export async function answerAverage(question: AverageQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const filter =
    question.filter.period.from === null ? await sinceFirst(question.filter, ledger, style) : question.filter
  const sum = await ledger.sum(filter)
  if (sum.count === 0) return nothing(question, ledger, style)
  const lead = `${whenOf(filter)} ${verbOf(filter.type)}`
  const rest = [...(await wholeMonthsPieces(question, filter, ledger, style)), doubtNote(question)]
  const months = unitsIn(filter.period, 'MONTH', style)
  if (question.per === 'TRANSACTION' || (question.per === 'UNSAID' && months < 2)) {
    return answerOf([`${lead} `, ...perEntry(sum, filter, question.subject, style), '.', doubtNote(question)])
  }
  const unit = question.per === 'UNSAID' ? 'MONTH' : question.per
  const units = unitsIn(filter.period, unit, style)
  const average = divideRounded(sum.minor, BigInt(units))
  const alsoPerEntry: Piece[] = question.per === 'UNSAID' ? [', or ', ...perEntry(sum, filter, '', style)] : []
  return answerOf([
    `${lead} ${style.money(average)} a ${unitNames[unit]}${about(question.subject)}${boundsOf(filter, style)}, `,
    figure(sum.minor, filter, style),
    ` in ${units} ${unitNames[unit]}${units === 1 ? '' : 's'}`,
    ...alsoPerEntry,
    '.',
    ...rest,
  ])
}

function perEntry(sum: Sum, filter: Filter, subject: string, style: AnswerStyle): Piece[] {
  const average = divideRounded(sum.minor, BigInt(sum.count))
  return [
    `${style.money(average)} each time${about(subject)} on average, `,
    figure(sum.minor, filter, style),
    ' in ',
    counted(sum, filter),
  ]
}

/** Counts the days, weeks, months or years that a period overlaps. */
function unitsIn({ from, to }: Period, unit: Unit, { today }: AnswerStyle): number {
  const [first, last] = [from ?? today, to ?? today]
  const days = countDays(first, last)
  if (unit === 'DAY') return Math.max(1, days)
  if (unit === 'WEEK') return Math.max(1, Math.round(days / 7))
  if (unit === 'YEAR') return Math.max(1, Math.round(days / 365))
  // Months can begin on another day than the first.
  const startDay = Number(first.slice(8)) <= 28 ? Number(first.slice(8)) : 1
  const [a, b] = [monthOf(first, startDay), monthOf(last, startDay)]
  return (Number(b.slice(0, 4)) - Number(a.slice(0, 4))) * 12 + Number(b.slice(5)) - Number(a.slice(5)) + 1
}

/** If the last month is not complete, adds the average of the complete months. */
async function wholeMonthsPieces(
  question: AverageQuestion,
  filter: Filter,
  ledger: Ledger,
  style: AnswerStyle,
): Promise<Piece[]> {
  const { from, to, wholeTo } = filter.period
  const monthly = question.per === 'MONTH' || question.per === 'UNSAID'
  const running = to !== null && (to === style.today || (wholeTo !== null && wholeTo > to))
  if (!monthly || !running || from === null || !from.endsWith('-01')) return []
  const end = addDays(`${to.slice(0, 7)}-01`, -1)
  if (end <= from) return []
  const period = periodOf({ from, to: end, unit: 'RANGE' }, { today: style.today, monthStartDay: 1 })
  const whole: Filter = { ...filter, period }
  const sum = await ledger.sum(whole)
  const months = unitsIn(period, 'MONTH', style)
  return [
    ` Without the month that is not over: ${style.money(divideRounded(sum.minor, BigInt(months)))} a month, `,
    figure(sum.minor, whole, style),
    ` in ${months} months.`,
  ]
}

async function sinceFirst(filter: Filter, ledger: Ledger, style: AnswerStyle): Promise<Filter> {
  const months = await ledger.groups(filter, 'MONTH')
  const first = months.map(({ days }) => days?.from ?? style.today).sort()[0] ?? style.today
  return {
    ...filter,
    period: periodOf({ from: first, to: style.today, unit: 'RANGE' }, { today: style.today, monthStartDay: 1 }),
  }
}
