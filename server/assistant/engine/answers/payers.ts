import { msg } from '@lingui/core/runtime-macro'
import { render, type Text } from '../../../base/text.ts'
import type { Ledger, Sum } from '../ledger.ts'
import type { Filter, Payer, PayersQuestion } from '../question.ts'
import { type Answer, type AnswerStyle, answerOf, figure, type Piece } from './answer.ts'
import { hrefOf } from './links.ts'
import { periodTitle } from './period-texts.ts'
import { counted, doubtNote, scopeOf } from './phrases.ts'
import { lines, phrase, sentence } from './sentences.ts'
import { nothing } from './totals.ts'

interface Paid {
  payer: Payer
  filter: Filter
  sum: Sum
}

/** "In April 2026 you paid $24.60 more than Ben." Then one line for each member, the largest sum first. */
export async function answerPayers(question: PayersQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const all = await Promise.all(
    question.payers.map(async (payer): Promise<Paid> => {
      const filter = { ...question.filter, paidBy: payer.id }
      return { payer, filter, sum: await ledger.sum(filter) }
    }),
  )
  const sorted = all.toSorted((a, b) => Number(b.sum.minor - a.sum.minor))
  const [first, second] = sorted
  if (!first || !second || first.sum.count === 0) return nothing(question, ledger, style)
  const table = sorted.map(({ payer, filter, sum }) => ({
    label: labelOf(payer),
    text: '',
    minor: sum.minor,
    href: hrefOf(filter),
  }))
  return answerOf(
    lines(
      sentence(verdictOf(question, first, second, style)),
      ...sorted.map((each) => paidLine(each, style)),
      doubtNote(question),
    ),
    { layout: 'BARS', title: periodTitle(question.filter.period, style.today), rows: table },
  )
}

function verdictOf(question: PayersQuestion, first: Paid, second: Paid, style: AnswerStyle): Text {
  const { period, subject } = scopeOf(question, style)
  const name = first.payer.name
  const [difference, other] = [style.money(first.sum.minor - second.sum.minor), second.payer.name]
  const isIncome = question.filter.type === 'INCOME'
  if (first.sum.minor === second.sum.minor) {
    return isIncome
      ? msg`${{ period }} nobody received the most ${{ subject }}:`
      : msg`${{ period }} nobody paid the most ${{ subject }}:`
  }
  if (first.payer.isMe) {
    return isIncome
      ? msg`${{ period }} you received ${{ difference }} more than ${{ other }} ${{ subject }}:`
      : msg`${{ period }} you paid ${{ difference }} more than ${{ other }} ${{ subject }}:`
  }
  if (second.payer.isMe) {
    return isIncome
      ? msg`${{ period }} ${{ name }} received ${{ difference }} more than you ${{ subject }}:`
      : msg`${{ period }} ${{ name }} paid ${{ difference }} more than you ${{ subject }}:`
  }
  return isIncome
    ? msg`${{ period }} ${{ name }} received ${{ difference }} more than ${{ other }} ${{ subject }}:`
    : msg`${{ period }} ${{ name }} paid ${{ difference }} more than ${{ other }} ${{ subject }}:`
}

function paidLine({ payer, filter, sum }: Paid, style: AnswerStyle): Piece[] {
  const amount = figure(sum.minor, filter, style)
  return phrase(msg`${{ name: labelOf(payer) }}, ${{ amount }} (${{ count: counted(sum, filter) }})`)
}

const labelOf = ({ name, isMe }: Payer): string => (isMe ? render(msg`You`) : name)
