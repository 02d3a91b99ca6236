import { msg, plural } from '@lingui/core/runtime-macro'
import { render } from '../../../base/text.ts'
import type { TransactionType } from '../../../language/categories.ts'
import type { Ledger, LedgerRow } from '../ledger.ts'
import type { ListQuestion, PendingQuestion } from '../question.ts'
import { type Answer, type AnswerStyle, answerOf, type Piece } from './answer.ts'
import { doubtNote, entryPieces, entryRow, scopeOf } from './phrases.ts'
import { lines, paragraph, sentence } from './sentences.ts'
import { countedWithSum, nothing } from './totals.ts'

/** Lists transactions, says if there are any, or says when the last one occurred. */
export async function answerList(question: ListQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const { filter, ask } = question
  const [sum, rows] = await Promise.all([ledger.sum(filter), ledger.list(filter, 'NEWEST', question.limit)])
  const [newest] = rows
  const income = newest ? undefined : await incomeInstead(question, ledger)
  if (income) return answerList(income, ledger, style)
  if (!newest) return ask === 'WHETHER' ? answerNone(question, ledger, style) : nothing(question, ledger, style)
  if (ask === 'WHEN') return answerOf(paragraph(lastSentence(question, newest, style), doubtNote(question)))
  const { period } = scopeOf(question, style)
  const transactions = countedWithSum(question, sum, style)
  const isAll = sum.count === rows.length
  const lead =
    ask === 'WHETHER'
      ? sentence(
          isAll
            ? msg`Yes: ${{ period }} you have ${{ transactions }}:`
            : msg`Yes: ${{ period }} you have ${{ transactions }}.`,
        )
      : sentence(
          isAll ? msg`${{ period }} you have ${{ transactions }}:` : msg`${{ period }} you have ${{ transactions }}.`,
        )
  const newestOnly = msg`${plural({ count: rows.length }, { one: 'The newest one:', other: 'The newest #:' })}`
  return answerOf(
    lines(paragraph(lead, isAll ? [] : sentence(newestOnly)), entryLines(rows, style), doubtNote(question)),
    {
      layout: 'TABLE',
      title: render(listTitles[filter.type ?? 'ANY']),
      rows: rows.map((row) => entryRow(row, style)),
    },
  )
}

const listTitles = { EXPENSE: msg`Expenses`, INCOME: msg`Income`, ANY: msg`Transactions` }

function lastSentence({ filter, subject }: ListQuestion, newest: LedgerRow, style: AnswerStyle): Piece[] {
  const { subject: name, bounds } = scopeOf({ filter, subject }, style)
  return sentence(lastTexts[filter.type ?? 'ANY']({ bounds, subject: name, transaction: entryPieces(newest, style) }))
}

interface LastValues {
  bounds: string
  subject: string
  transaction: Piece[]
}

const lastTexts = {
  EXPENSE: ({ bounds, subject, transaction }: LastValues) =>
    msg`Your last expense ${{ bounds }} ${{ subject }}: ${{ transaction }}.`,
  INCOME: ({ bounds, subject, transaction }: LastValues) =>
    msg`Your last income ${{ bounds }} ${{ subject }}: ${{ transaction }}.`,
  ANY: ({ bounds, subject, transaction }: LastValues) =>
    msg`Your last transaction ${{ bounds }} ${{ subject }}: ${{ transaction }}.`,
}

/** "Hartmann payments" means income if there are no expenses with this name. */
async function incomeInstead(question: ListQuestion, ledger: Ledger): Promise<ListQuestion | undefined> {
  const { filter } = question
  if (filter.type !== 'EXPENSE' || filter.text === null || filter.categoryIds.length > 0) return undefined
  const income: ListQuestion = { ...question, filter: { ...filter, type: 'INCOME' } }
  return (await ledger.sum(income.filter)).count > 0 ? income : undefined
}

export async function answerPending(question: PendingQuestion, ledger: Ledger): Promise<Answer> {
  const { items, documents } = await ledger.pending()
  if (items === 0) return answerOf(paragraph(sentence(msg`You have nothing to review.`), doubtNote(question)))
  const text = render(msg`${plural({ count: items }, { one: '# item', other: '# items' })}`)
  const source = render(msg`${plural({ count: documents }, { one: 'from # document', other: 'from # documents' })}`)
  return answerOf(sentence(msg`You have ${{ items: { text, href: '/review' } }} ${{ source }} to review.`))
}

async function answerNone(question: ListQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const { filter } = question
  const others = filter.min === null ? [] : await ledger.list({ ...filter, min: null, max: null }, 'NEWEST', 3)
  const none = noneSentence(question, filter.type, style)
  if (others.length === 0) return answerOf(paragraph(none, doubtNote(question)))
  return answerOf(
    lines(
      paragraph(none, sentence(msg`The newest ones with other amounts:`)),
      entryLines(others, style),
      doubtNote(question),
    ),
  )
}

function noneSentence(question: ListQuestion, type: TransactionType | null, style: AnswerStyle): Piece[] {
  const { period, subject, bounds } = scopeOf(question, style)
  switch (type) {
    case 'EXPENSE':
      return sentence(msg`No: ${{ period }} there are no expenses ${{ bounds }} ${{ subject }}.`)
    case 'INCOME':
      return sentence(msg`No: ${{ period }} there is no income ${{ bounds }} ${{ subject }}.`)
    case null:
      return sentence(msg`No: ${{ period }} there are no transactions ${{ bounds }} ${{ subject }}.`)
  }
}

export const entryLines = (rows: LedgerRow[], style: AnswerStyle): Piece[] =>
  lines(...rows.map((row) => entryPieces(row, style)))
