import { msg, plural } from '@lingui/core/runtime-macro'
import { render } from '../../../base/text.ts'
import { addDays, countDays, monthOf } from '../../../language/days.ts'
import { divideRounded } from '../../../language/money.ts'
import { periodOf } from '../grammar/period-of.ts'
import type { Ledger, Sum } from '../ledger.ts'
import type { AverageQuestion, Filter, Period } from '../question.ts'
import { type Answer, type AnswerStyle, answerOf, figure, type Piece } from './answer.ts'
import { counted, doubtNote, scopeOf } from './phrases.ts'
import { paragraph, plainPhrase, sentence } from './sentences.ts'
import { nothing } from './totals.ts'

type Unit = 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'

/** "From January to June 2026 you spent an average of $143.57 a month on Groceries ($861.42 in 6 months)." */
export async function answerAverage(question: AverageQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const filter =
    question.filter.period.from === null ? await sinceFirst(question.filter, ledger, style) : question.filter
  const sum = await ledger.sum(filter)
  if (sum.count === 0) return nothing(question, ledger, style)
  const isPerTransaction =
    question.per === 'TRANSACTION' || (question.per === 'UNSAID' && unitsIn(filter.period, 'MONTH', style) < 2)
  const shared = { ...question, filter }
  if (isPerTransaction) {
    return answerOf(paragraph(perTransaction(shared, sum, style), doubtNote(question)))
  }
  const unit = question.per === 'UNSAID' || question.per === 'TRANSACTION' ? 'MONTH' : question.per
  return answerOf(
    paragraph(
      perUnit(shared, sum, unit, style),
      question.per === 'UNSAID' ? alsoPerTransaction(filter, sum, style) : [],
      await wholeMonthsNote(question, filter, ledger, style),
      doubtNote(question),
    ),
  )
}

function perUnit(question: AverageQuestion, sum: Sum, unit: Unit, style: AnswerStyle): Piece[] {
  const { filter } = question
  const { period, subject, bounds } = scopeOf(question, style)
  const units = unitsIn(filter.period, unit, style)
  const rate = rateText(unit, style.money(divideRounded(sum.minor, BigInt(units))))
  const total = figure(sum.minor, filter, style)
  const span = spanText(unit, units)
  return filter.type === 'INCOME'
    ? sentence(
        msg`${{ period }} you received an average of ${{ rate }} ${{ subject }} ${{ bounds }} (${{ total }} ${{ span }}).`,
      )
    : sentence(
        msg`${{ period }} you spent an average of ${{ rate }} ${{ subject }} ${{ bounds }} (${{ total }} ${{ span }}).`,
      )
}

function perTransaction(question: AverageQuestion, sum: Sum, style: AnswerStyle): Piece[] {
  const { filter } = question
  const { period, subject, bounds } = scopeOf(question, style)
  const average = style.money(divideRounded(sum.minor, BigInt(sum.count)))
  const total = figure(sum.minor, filter, style)
  const count = counted(sum, filter)
  return filter.type === 'INCOME'
    ? sentence(
        msg`${{ period }} you received an average of ${{ average }} per transaction ${{ bounds }} ${{ subject }} (${{ count }}, ${{ total }} together).`,
      )
    : sentence(
        msg`${{ period }} you spent an average of ${{ average }} per expense ${{ bounds }} ${{ subject }} (${{ count }}, ${{ total }} together).`,
      )
}

function alsoPerTransaction(filter: Filter, sum: Sum, style: AnswerStyle): Piece[] {
  const average = style.money(divideRounded(sum.minor, BigInt(sum.count)))
  const count = counted(sum, filter)
  return filter.type === 'INCOME'
    ? sentence(msg`Each transaction averages ${{ average }} (${{ count }}).`)
    : sentence(msg`Each expense averages ${{ average }} (${{ count }}).`)
}

function rateText(unit: Unit, amount: string): string {
  switch (unit) {
    case 'DAY':
      return plainPhrase(msg`${{ amount }} a day`)
    case 'WEEK':
      return plainPhrase(msg`${{ amount }} a week`)
    case 'MONTH':
      return plainPhrase(msg`${{ amount }} a month`)
    case 'YEAR':
      return plainPhrase(msg`${{ amount }} a year`)
  }
}

function spanText(unit: Unit, count: number): string {
  switch (unit) {
    case 'DAY':
      return render(msg`${plural({ count }, { one: 'in # day', other: 'in # days' })}`)
    case 'WEEK':
      return render(msg`${plural({ count }, { one: 'in # week', other: 'in # weeks' })}`)
    case 'MONTH':
      return render(msg`${plural({ count }, { one: 'in # month', other: 'in # months' })}`)
    case 'YEAR':
      return render(msg`${plural({ count }, { one: 'in # year', other: 'in # years' })}`)
  }
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
async function wholeMonthsNote(
  question: AverageQuestion,
  filter: Filter,
  ledger: Ledger,
  style: AnswerStyle,
): Promise<Piece[]> {
  const { from, to, wholeTo } = filter.period
  const isMonthly = question.per === 'MONTH' || question.per === 'UNSAID'
  const isCurrent = to !== null && (to === style.today || (wholeTo !== null && wholeTo > to))
  if (!isMonthly || !isCurrent || from === null || !from.endsWith('-01')) return []
  const end = addDays(`${to.slice(0, 7)}-01`, -1)
  if (end <= from) return []
  const period = periodOf({ from, to: end, unit: 'RANGE' }, { today: style.today })
  const whole: Filter = { ...filter, period }
  const sum = await ledger.sum(whole)
  const months = unitsIn(period, 'MONTH', style)
  const rate = rateText('MONTH', style.money(divideRounded(sum.minor, BigInt(months))))
  const total = figure(sum.minor, whole, style)
  const span = spanText('MONTH', months)
  return sentence(msg`Without the current month, the average is ${{ rate }} (${{ total }} ${{ span }}).`)
}

async function sinceFirst(filter: Filter, ledger: Ledger, style: AnswerStyle): Promise<Filter> {
  const months = await ledger.groups(filter, 'MONTH')
  const first = months.map(({ days }) => days?.from ?? style.today).sort()[0] ?? style.today
  return { ...filter, period: periodOf({ from: first, to: style.today, unit: 'RANGE' }, { today: style.today }) }
}
