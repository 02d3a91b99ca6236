import { msg } from '@lingui/core/runtime-macro'
import { render, type Text } from '../../../base/text.ts'
import { ALL_TIME } from '../grammar/period-of.ts'
import type { Group, Ledger, Sum } from '../ledger.ts'
import type { CountQuestion, Filter, NetQuestion, Payer, Period, Question, TotalQuestion } from '../question.ts'
import { type Answer, type AnswerStyle, answerOf, figure, type Piece } from './answer.ts'
import { formatPercent, joinList } from './formats.ts'
import { hrefOf } from './links.ts'
import { about, counted, doubtNote, scopeOf } from './phrases.ts'
import { paragraph, phrase, sentence } from './sentences.ts'

/** "In October 2026 you spent $96.76 on Eating out (7 expenses)." */
export async function answerTotal(question: TotalQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const { filter } = question
  if (question.apart.length > 1) return answerApart(question, ledger, style)
  const sum = await ledger.sum(filter)
  if (sum.count === 0) return nothing(question, ledger, style)
  const { period, subject, bounds } = scopeOf(question, style)
  const amount = figure(sum.minor, filter, style)
  const count = counted(sum, filter)
  const groups = filter.categoryIds.length > 1 ? await ledger.groups(filter, 'CATEGORY') : []
  return answerOf(
    paragraph(
      sentence(
        question.subject.payer
          ? totalOfPayer(question, question.subject.payer, sum, style)
          : filter.type === 'INCOME'
            ? msg`${{ period }} you received ${{ amount }} ${{ subject }} (${{ count }} ${{ bounds }}).`
            : msg`${{ period }} you spent ${{ amount }} ${{ subject }} (${{ count }} ${{ bounds }}).`,
      ),
      byCategory(groups, filter, style),
      question.lessRefunds ? await refundNote(question, sum, ledger, style) : [],
      await allTimeNote(question, ledger, style),
      doubtNote(question),
    ),
  )
}

/** "In October 2026 Ben spent $96.76 on Eating out (7 expenses)." */
function totalOfPayer(
  { filter, subject: topic }: TotalQuestion,
  { name, isMe }: Payer,
  sum: Sum,
  style: AnswerStyle,
): Text {
  const { payer: _, ...others } = topic
  const { period, subject, bounds } = scopeOf({ filter, subject: others }, style)
  const amount = figure(sum.minor, filter, style)
  const count = counted(sum, filter)
  if (filter.type === 'INCOME') {
    return isMe
      ? msg`${{ period }} you received ${{ amount }} yourself ${{ subject }} (${{ count }} ${{ bounds }}).`
      : msg`${{ period }} ${{ name }} received ${{ amount }} ${{ subject }} (${{ count }} ${{ bounds }}).`
  }
  return isMe
    ? msg`${{ period }} you paid ${{ amount }} yourself ${{ subject }} (${{ count }} ${{ bounds }}).`
    : msg`${{ period }} ${{ name }} spent ${{ amount }} ${{ subject }} (${{ count }} ${{ bounds }}).`
}

/** "In October 2026 you have 7 expenses on Eating out ($96.76 together)." */
export async function answerCount(question: CountQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const sum = await ledger.sum(question.filter)
  if (sum.count === 0) return nothing(question, ledger, style)
  const { period } = scopeOf(question, style)
  return answerOf(
    paragraph(
      sentence(msg`${{ period }} you have ${{ transactions: countedWithSum(question, sum, style) }}.`),
      await allTimeNote(question, ledger, style),
      doubtNote(question),
    ),
  )
}

/** "7 expenses on Eating out ($96.76 together)". Income and expenses together have no sum. */
export function countedWithSum(question: Pick<Question, 'filter' | 'subject'>, sum: Sum, style: AnswerStyle): Piece[] {
  const { filter } = question
  const { subject, bounds } = scopeOf(question, style)
  const count = counted(sum, filter)
  if (filter.type === null) return phrase(msg`${{ count }} ${{ bounds }} ${{ subject }}`)
  const amount = figure(sum.minor, filter, style)
  return sum.count === 1
    ? phrase(msg`${{ count }} ${{ bounds }} ${{ subject }} (${{ amount }})`)
    : phrase(msg`${{ count }} ${{ bounds }} ${{ subject }} (${{ amount }} together)`)
}

/** "In October 2026 you received $2,875.50 and spent $1,847.34, which leaves $1,028.16 (36% of your income)." */
export async function answerNet(question: NetQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const { filter, against } = question
  if (against) return answerNetOfTwo(question, against, ledger, style)
  const [incomeFilter, expenseFilter]: [Filter, Filter] = [
    { ...filter, type: 'INCOME' },
    { ...filter, type: 'EXPENSE' },
  ]
  const [income, expense] = await Promise.all([ledger.sum(incomeFilter), ledger.sum(expenseFilter)])
  if (income.count + expense.count === 0) return nothing(question, ledger, style)
  return answerOf(paragraph(netSentence(question, income, expense, style), doubtNote(question)), {
    layout: 'BARS',
    title: render(msg`Income and expenses`),
    rows: [
      { label: render(msg`Income`), text: '', minor: income.minor, href: hrefOf(incomeFilter) },
      { label: render(msg`Expenses`), text: '', minor: expense.minor, href: hrefOf(expenseFilter) },
    ],
  })
}

/** "In October 2026 you received … In September 2026 you received … The difference is $674.07." */
async function answerNetOfTwo(
  question: NetQuestion,
  against: Period,
  ledger: Ledger,
  style: AnswerStyle,
): Promise<Answer> {
  const sides = [question.filter.period, against].map((period) => ({
    ...question,
    filter: { ...question.filter, period },
  }))
  const balances = await Promise.all(
    sides.map(async (side) => {
      const [income, expense] = await Promise.all([
        ledger.sum({ ...side.filter, type: 'INCOME' }),
        ledger.sum({ ...side.filter, type: 'EXPENSE' }),
      ])
      return { text: netSentence(side, income, expense, style), left: income.minor - expense.minor }
    }),
  )
  const [first, second] = balances.map(({ left }) => left)
  const difference = (first ?? 0n) - (second ?? 0n)
  return answerOf(
    paragraph(
      ...balances.map(({ text }) => text),
      sentence(msg`The difference is ${{ difference: style.money(difference < 0n ? -difference : difference) }}.`),
      doubtNote(question),
    ),
  )
}

function netSentence(question: NetQuestion, income: Sum, expense: Sum, style: AnswerStyle): Piece[] {
  const { filter } = question
  const { period } = scopeOf(question, style)
  const received = figure(income.minor, { ...filter, type: 'INCOME' }, style)
  const spent = figure(expense.minor, { ...filter, type: 'EXPENSE' }, style)
  const left = income.minor - expense.minor
  const rest = figure(left, filter, style)
  if (left > 0n) {
    const percent = formatPercent(left, income.minor, 0)
    return sentence(
      msg`${{ period }} you received ${{ received }} and spent ${{ spent }}, which leaves ${{ rest }} (${{ percent }} of your income).`,
    )
  }
  return left === 0n
    ? sentence(msg`${{ period }} you received ${{ received }} and spent ${{ spent }}, which leaves ${{ rest }}.`)
    : sentence(
        msg`${{ period }} you received ${{ received }} and spent ${{ spent }}, which is ${{ rest }} more than you received.`,
      )
}

/** "In 2019 there are no expenses." If the period was assumed, adds the total of all periods. */
export async function nothing(question: Question, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  return answerOf(
    paragraph(noneSentence(question, style), await allTimeNote(question, ledger, style), doubtNote(question)),
  )
}

function noneSentence(question: Question, style: AnswerStyle): Piece[] {
  const { period, subject, bounds } = scopeOf(question, style)
  switch (question.filter.type) {
    case 'EXPENSE':
      return sentence(msg`${{ period }} there are no expenses ${{ bounds }} ${{ subject }}.`)
    case 'INCOME':
      return sentence(msg`${{ period }} there is no income ${{ bounds }} ${{ subject }}.`)
    case null:
      return sentence(msg`${{ period }} there are no transactions ${{ bounds }} ${{ subject }}.`)
  }
}

/** Answers for several shops or tags separately. */
async function answerApart(question: TotalQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const sums = await Promise.all(question.apart.map(async (side) => ({ ...side, sum: await ledger.sum(side.filter) })))
  const each = sums.map(({ filter, subject, sum }) =>
    phrase(msg`${{ amount: figure(sum.minor, filter, style) }} ${{ subject: about(subject, filter.type) }}`),
  )
  const amounts = joinList(each).flat()
  const total = style.money(sums.reduce((minor, { sum }) => minor + sum.minor, 0n))
  const names = question.apart.map(({ filter }) => (filter.text ?? `#${filter.tag}`).toLowerCase())
  const isMixed = question.apart.some(({ filter }) => filter.text === null && filter.tag === null)
  const isOverlapping =
    isMixed || names.some((name, index) => names.some((other, at) => at !== index && other.includes(name)))
  const { period } = scopeOf(question, style)
  return answerOf(
    paragraph(
      question.filter.type === 'INCOME'
        ? sentence(msg`${{ period }} you received ${{ amounts }}.`)
        : sentence(msg`${{ period }} you spent ${{ amounts }}.`),
      isOverlapping ? [] : sentence(msg`Together, that is ${{ total }}.`),
      doubtNote(question),
    ),
  )
}

/** "That is $89.48 on Groceries and $53.18 on Eating out." */
function byCategory(groups: Group[], filter: Filter, style: AnswerStyle): Piece[] {
  if (groups.length < 2) return []
  const each = groups.map(({ key, label, minor }) => {
    const categoryIds = key ? [key] : []
    const amount = figure(minor, { ...filter, categoryIds, uncategorised: key === null }, style)
    const subject = about({ categories: [label], other: null, excluded: [] }, filter.type)
    return phrase(msg`${{ amount }} ${{ subject }}`)
  })
  return sentence(msg`That is ${{ amounts: joinList(each).flat() }}.`)
}

/** Subtracts refunds with the same name or tag in the same period. */
async function refundNote({ filter }: TotalQuestion, spent: Sum, ledger: Ledger, style: AnswerStyle): Promise<Piece[]> {
  const refunds: Filter = { ...filter, type: 'INCOME', categoryIds: [], min: null, max: null }
  const back = await ledger.sum(refunds)
  if (back.count === 0) return sentence(msg`You received no refunds.`)
  const refunded = figure(back.minor, refunds, style)
  const cost = style.money(spent.minor - back.minor)
  return sentence(msg`You got ${{ refunded }} back, so it cost you ${{ cost }}.`)
}

/** If the question has no period, adds the total of all periods. */
async function allTimeNote(question: Question, ledger: Ledger, style: AnswerStyle): Promise<Piece[]> {
  if (!question.periodAssumed || question.filter.period.unit === 'ALL') return []
  const filter = { ...question.filter, period: ALL_TIME }
  const sum = await ledger.sum(filter)
  if (sum.count === 0 || filter.type === null) return []
  const amount = figure(sum.minor, filter, style)
  const count = counted(sum, filter)
  const { payer } = question.subject
  return sentence(
    payer && !payer.isMe
      ? msg`The all-time total of ${{ name: payer.name }} is ${{ amount }} (${{ count }}).`
      : msg`Your all-time total is ${{ amount }} (${{ count }}).`,
  )
}
