import { divideRounded } from '../../../language/money.ts'
import { ALL_TIME } from '../grammar/labels.ts'
import type { Group, Ledger, Sum } from '../ledger.ts'
import type { CountQuestion, Filter, NetQuestion, Question, TotalQuestion } from '../question.ts'
import { type Answer, type AnswerStyle, answerOf, counted, figure, nounOf, type Piece } from './answer.ts'
import { hrefOf } from './links.ts'
import { about, boundsOf, doubtNote, verbOf, whenOf } from './phrases.ts'

/** "In October 2026 you spent $96.76 on Eating out, in 7 expenses." */
export async function answerTotal(question: TotalQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const { filter, subject } = question
  if (question.apart.length > 1) return answerApart(question, ledger, style)
  const sum = await ledger.sum(filter)
  const lead = `${whenOf(filter)} ${verbOf(filter.type)}`
  if (sum.count === 0) return nothing(question, ledger, style)
  const parts = filter.categoryIds.length > 1 ? await ledger.groups(filter, 'CATEGORY') : []
  return answerOf([
    `${lead} `,
    figure(sum.minor, filter, style),
    `${about(subject)}${boundsOf(filter, style)}, in `,
    counted(sum, filter),
    ...partPieces(parts, filter, style),
    '.',
    ...(question.lessRefunds ? await refundPieces(question, sum, ledger, style) : []),
    ...(await overallPieces(question, ledger, style)),
    doubtNote(question),
  ])
}

/** "In October 2026 there are 7 expenses on Eating out, $96.76 together." */
export async function answerCount(question: CountQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const { filter, subject } = question
  const sum = await ledger.sum(filter)
  if (sum.count === 0) return nothing(question, ledger, style)
  const together: Piece[] =
    filter.type === null ? [] : [', ', figure(sum.minor, filter, style), sum.count === 1 ? '' : ' together']
  return answerOf([
    `${whenOf(filter)} there ${sum.count === 1 ? 'is' : 'are'} `,
    counted(sum, filter),
    `${about(subject)}${boundsOf(filter, style)}`,
    ...together,
    '.',
    ...(await overallPieces(question, ledger, style, true)),
    doubtNote(question),
  ])
}

/** "In October 2026 $2,875.50 came in and $1,847.34 went out, which leaves $1,028.16." */
export async function answerNet(question: NetQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const { filter } = question
  const [incomeFilter, expenseFilter]: [Filter, Filter] = [
    { ...filter, type: 'INCOME' },
    { ...filter, type: 'EXPENSE' },
  ]
  const [income, expense] = await Promise.all([ledger.sum(incomeFilter), ledger.sum(expenseFilter)])
  if (income.count + expense.count === 0) return nothing(question, ledger, style)
  const left = income.minor - expense.minor
  return answerOf(
    [
      `${whenOf(filter)} `,
      figure(income.minor, incomeFilter, style),
      ' came in and ',
      figure(expense.minor, expenseFilter, style),
      left >= 0n ? ' went out, which leaves ' : ' went out, more than came in by ',
      figure(left, filter, style),
      left > 0n ? `, ${divideRounded(left * 100n, income.minor)}% of what came in.` : '.',
      doubtNote(question),
    ],
    {
      layout: 'BARS',
      title: 'Income and expenses',
      rows: [
        { label: 'Income', text: '', minor: income.minor, href: hrefOf(incomeFilter) },
        { label: 'Expenses', text: '', minor: expense.minor, href: hrefOf(expenseFilter) },
      ],
    },
  )
}

/** "In 2019 there are no expenses." If the period was assumed, adds the total of all periods. */
export async function nothing(question: Question, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const { filter, subject } = question
  return answerOf([
    `${whenOf(filter)} there are no ${nounOf(filter, 0)}${about(subject)}${boundsOf(filter, style)}.`,
    ...(await overallPieces(question, ledger, style)),
    doubtNote(question),
  ])
}

/** Answers for several shops or tags separately. */
async function answerApart(question: TotalQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const sums = await Promise.all(question.apart.map(async (side) => ({ ...side, sum: await ledger.sum(side.filter) })))
  const pieces = sums.flatMap(({ filter, subject, sum }, index): Piece[] => [
    index === 0 ? '' : index === sums.length - 1 ? ' and ' : ', ',
    figure(sum.minor, filter, style),
    about(subject),
  ])
  const total = sums.reduce((minor, { sum }) => minor + sum.minor, 0n)
  const names = question.apart.map(({ filter }) => (filter.text ?? `#${filter.tag}`).toLowerCase())
  const mixed = question.apart.some(({ filter }) => filter.text === null && filter.tag === null)
  const overlapping =
    mixed || names.some((name, index) => names.some((other, at) => at !== index && other.includes(name)))
  return answerOf([
    `${whenOf(question.filter)} ${verbOf(question.filter.type)} `,
    ...pieces,
    ...(overlapping ? [] : [': together ', style.money(total)]),
    '.',
    doubtNote(question),
  ])
}

function partPieces(parts: Group[], filter: Filter, style: AnswerStyle): Piece[] {
  if (parts.length < 2) return []
  return [
    ': ',
    ...parts.flatMap((part, index): Piece[] => [
      index === 0 ? '' : index === parts.length - 1 ? ' and ' : ', ',
      figure(
        part.minor,
        { ...filter, categoryIds: part.key ? [part.key] : [], uncategorised: part.key === null },
        style,
      ),
      ` on ${part.label}`,
    ]),
  ]
}

/** Subtracts refunds with the same name or tag in the same period. */
async function refundPieces(
  { filter }: TotalQuestion,
  spent: Sum,
  ledger: Ledger,
  style: AnswerStyle,
): Promise<Piece[]> {
  const refunds: Filter = { ...filter, type: 'INCOME', categoryIds: [], min: null, max: null }
  const back = await ledger.sum(refunds)
  if (back.count === 0) return [' Nothing came back.']
  return [
    ' ',
    figure(back.minor, refunds, style),
    ` came back, so it cost you `,
    style.money(spent.minor - back.minor),
    '.',
  ]
}

/** If the question has no period, adds the total of all periods. */
async function overallPieces(
  question: Question,
  ledger: Ledger,
  style: AnswerStyle,
  withCount = false,
): Promise<Piece[]> {
  if (!question.periodAssumed || question.filter.period.unit === 'ALL') return []
  const filter = { ...question.filter, period: ALL_TIME }
  const sum = await ledger.sum(filter)
  if (sum.count === 0 || filter.type === null) return []
  if (withCount)
    return [
      ' Since the beginning there are ',
      counted(sum, filter),
      ', ',
      figure(sum.minor, filter, style),
      ' together.',
    ]
  return [' Since the beginning it is ', figure(sum.minor, filter, style), '.']
}
