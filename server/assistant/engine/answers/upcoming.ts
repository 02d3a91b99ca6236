import { msg, plural } from '@lingui/core/runtime-macro'
import { render, type Text } from '../../../base/text.ts'
import type { Ledger, Upcoming } from '../ledger.ts'
import type { Filter, UpcomingQuestion } from '../question.ts'
import { type Answer, type AnswerStyle, answerOf, figure, type Piece } from './answer.ts'
import { findLeft } from './budgets.ts'
import { formatDay, formatList, formatMonth } from './formats.ts'
import { budgetsHref } from './links.ts'
import { periodTitle } from './period-texts.ts'
import { doubtNote, everything, scopeOf } from './phrases.ts'
import { lines, paragraph, phrase, sentence } from './sentences.ts'

const maxLines = 20

/** "From May 14 to 18 $900.00 is due (1 payment):", with a line for each. Overdue ones count from today. */
export async function answerUpcoming(question: UpcomingQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const { filter } = question
  const from = filter.period.from ?? style.today
  const until = filter.period.to ?? from
  const known = await ledger.upcoming(filter, until)
  const found = from <= style.today ? known : known.filter(({ date }) => date >= from)
  const total = found.reduce((sum, { minor }) => sum + (minor ?? 0n), 0n)
  const foreign = found.flatMap((each) => each.foreign ?? [])
  const [first] = found
  const list = found.slice(0, maxLines).map((each) => lineOf(each, style))
  const isLeft = question.ask === 'LEFT'
  return answerOf(
    lines(
      isLeft ? await leftPieces(question, total, ledger, style) : [],
      first ? sentence(dueText(question, total, found.length, style)) : sentence(noneText(question, style)),
      ...list,
      paragraph(
        foreign.length > 0
          ? sentence(msg`The sum does not include ${{ amounts: formatList(foreign) }} in other currencies.`)
          : [],
        doubtNote(question),
      ),
    ),
    found.length > 1
      ? {
          layout: 'TABLE',
          title: periodTitle(filter.period, style.today),
          rows: found.slice(0, maxLines).map(({ description, date, minor, foreign, href }) => ({
            label: description,
            text: [formatDay(date, style.today), foreign].filter(Boolean).join(', '),
            minor,
            href,
          })),
        }
      : null,
  )
}

function dueText(question: UpcomingQuestion, total: bigint, count: number, style: AnswerStyle): Text {
  const { period, subject } = scopeOf(question, style)
  const amount = { text: style.money(total), href: '/transactions/recurring' }
  if (question.filter.type === 'INCOME') {
    return msg`${{ period }} you expect ${{ amount }} ${{ subject }}:`
  }
  const payments = render(msg`${plural({ count }, { one: '# payment', other: '# payments' })}`)
  return msg`${{ period }} ${{ amount }} is due ${{ subject }} (${{ payments }}):`
}

function noneText(question: UpcomingQuestion, style: AnswerStyle): Text {
  const { period, subject } = scopeOf(question, style)
  return question.filter.type === 'INCOME'
    ? msg`${{ period }} you expect no income ${{ subject }}.`
    : msg`${{ period }} nothing is due ${{ subject }}.`
}

/** "Rent, $900.00, May 16" */
function lineOf({ description: name, minor, foreign, date, href }: Upcoming, style: AnswerStyle): Piece[] {
  const text = minor === null ? foreign : style.money(minor)
  const amount = { text: text ?? render(msg`unknown amount`), href }
  const day = formatDay(date, style.today)
  return date < style.today
    ? phrase(msg`${{ name }}, ${{ amount }}, overdue since ${{ day }}`)
    : phrase(msg`${{ name }}, ${{ amount }}, ${{ day }}`)
}

/** The amount left of the budgets of the month after these payments; without budgets, of its income. */
async function leftPieces(
  { month, monthPeriod }: UpcomingQuestion,
  due: bigint,
  ledger: Ledger,
  style: AnswerStyle,
): Promise<Piece[]> {
  const when = formatMonth(month)
  const budgeted = await findLeft(month, ledger)
  if (budgeted !== undefined) {
    const now = { text: style.money(budgeted), href: budgetsHref(month) }
    const left = budgeted - due
    return sentence(
      left < 0n
        ? msg`After that, your budgets for ${{ month: when }} are over by ${{ amount: style.money(-left) }} (${{ now }} is left now).`
        : msg`After that, ${{ amount: style.money(left) }} of your budgets for ${{ month: when }} is left (${{ now }} is left now).`,
    )
  }
  const soFar: Filter = { ...everything, period: monthPeriod }
  const [income, expense] = await Promise.all([
    ledger.sum({ ...soFar, type: 'INCOME' }),
    ledger.sum({ ...soFar, type: 'EXPENSE' }),
  ])
  const net = income.minor - expense.minor
  const left = net - due
  const now = { ...figure(net, soFar, style), text: style.money(net) }
  return sentence(
    left < 0n
      ? msg`After that, you have spent ${{ amount: style.money(-left) }} more than you received in ${{ month: when }} (${{ now }} is left now).`
      : msg`After that, ${{ amount: style.money(left) }} of your income in ${{ month: when }} is left (${{ now }} is left now).`,
  )
}
