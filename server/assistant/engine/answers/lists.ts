import type { Ledger, LedgerRow } from '../ledger.ts'
import type { LargestQuestion, ListQuestion, PendingQuestion } from '../question.ts'
import { type Answer, type AnswerStyle, answerOf, counted, figure, nounOf, type Piece, sentenceCase } from './answer.ts'
import { about, boundsOf, doubtNote, entryPieces, entryRow, whenOf } from './phrases.ts'
import { nothing } from './totals.ts'

/** Lists transactions, says if there are any, or says when the last one occurred. */
export async function answerList(question: ListQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const { filter, subject, ask } = question
  const [sum, rows] = await Promise.all([ledger.sum(filter), ledger.list(filter, 'NEWEST', question.limit)])
  const [newest] = rows
  const income = newest ? undefined : await incomeInstead(question, ledger)
  if (income) return answerList(income, ledger, style)
  if (!newest) return ask === 'WHETHER' ? answerNone(question, ledger, style) : nothing(question, ledger, style)
  if (ask === 'WHEN') {
    return answerOf([
      `The last ${nounOf(filter, 1)}${about(subject)}: `,
      ...entryPieces(newest, style),
      '.',
      doubtNote(question),
    ])
  }
  const together: Piece[] =
    filter.type === null || sum.count === 1 ? [] : [', ', figure(sum.minor, filter, style), ' together']
  const limitNote = sum.count > rows.length ? ` The newest ${rows.length}:` : ''
  return answerOf(
    [
      ask === 'WHETHER' ? `Yes: ${lowerFirst(whenOf(filter))} there ` : `${whenOf(filter)} there `,
      sum.count === 1 ? 'is ' : 'are ',
      counted(sum, filter),
      `${about(subject)}${boundsOf(filter, style)}`,
      ...together,
      limitNote ? `.${limitNote}` : ':',
      ...lines(rows, style),
      doubtNote(question),
    ],
    { layout: 'TABLE', title: sentenceCase(nounOf(filter, 2)), rows: rows.map((row) => entryRow(row, style)) },
  )
}

/** "Hartmann payments" means income if there are no expenses with this name. */
async function incomeInstead(question: ListQuestion, ledger: Ledger): Promise<ListQuestion | undefined> {
  const { filter, subject } = question
  if (filter.type !== 'EXPENSE' || filter.text === null || filter.categoryIds.length > 0) return undefined
  const income: ListQuestion = {
    ...question,
    filter: { ...filter, type: 'INCOME' },
    subject: subject.replace(/^(?:at|on|with) /, 'from '),
  }
  return (await ledger.sum(income.filter)).count > 0 ? income : undefined
}

/** "Your largest expense in 2026: Bytehouse laptop, $1,149.00, on March 3." */
export async function answerLargest(question: LargestQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const { filter, subject, order, nth, limit } = question
  const rows = (await ledger.list(filter, order, nth - 1 + limit)).slice(nth - 1)
  const [first] = rows
  if (!first) return nothing(question, ledger, style)
  const rank = nth > 1 ? `${ordinal(nth)} ` : ''
  const what = `${rank}${order === 'LARGEST' ? 'largest' : 'smallest'} ${nounOf(filter, rows.length)}${about(subject)}${boundsOf(filter, style)}`
  if (rows.length === 1) {
    return answerOf([
      `${whenOf(filter)} your ${what} is ${article(first)}`,
      ...entryPieces(first, style),
      '.',
      doubtNote(question),
    ])
  }
  return answerOf([`${whenOf(filter)} your ${rows.length} ${what}:`, ...lines(rows, style), doubtNote(question)], {
    layout: 'TABLE',
    title: sentenceCase(what),
    rows: rows.map((row) => entryRow(row, style)),
  })
}

export async function answerPending(question: PendingQuestion, ledger: Ledger): Promise<Answer> {
  const { items, documents } = await ledger.pending()
  if (items === 0) return answerOf([`Nothing waits for review.${doubtNote(question)}`])
  const from = `from ${documents} ${documents === 1 ? 'document' : 'documents'}`
  return answerOf([
    { text: `${items} ${items === 1 ? 'item' : 'items'}`, href: '/review' },
    ` ${from} ${items === 1 ? 'waits' : 'wait'} for review.`,
  ])
}

async function answerNone(question: ListQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const { filter, subject } = question
  const no = `No: ${lowerFirst(whenOf(filter))} there are no ${nounOf(filter, 0)}${about(subject)}${boundsOf(filter, style)}.`
  const others = filter.min === null ? [] : await ledger.list({ ...filter, min: null, max: null }, 'NEWEST', 3)
  return answerOf([no, ...(others.length > 0 ? [' There is:', ...lines(others, style)] : []), doubtNote(question)])
}

function lines(rows: LedgerRow[], style: AnswerStyle): Piece[] {
  return rows.flatMap((row): Piece[] => ['\n', ...entryPieces(row, style)])
}

function article(entry: LedgerRow): string {
  return entry.description === '' ? 'without a description: ' : ''
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function ordinal(count: number): string {
  const teen = count % 100 >= 11 && count % 100 <= 13
  return `${count}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')}`
}
