import { msg } from '@lingui/core/runtime-macro'
import { render, type Text } from '../../../base/text.ts'
import type { Ledger, Sum } from '../ledger.ts'
import type { CompareQuestion, Side } from '../question.ts'
import { type Answer, type AnswerStyle, type AnswerTable, answerOf, figure, type Piece } from './answer.ts'
import { formatPercent } from './formats.ts'
import { hrefOf } from './links.ts'
import { pairsOf } from './pairs.ts'
import { isSamePeriod, periodPhrase, periodTitle } from './period-texts.ts'
import { doubtNote, scopeOf, topicTitle } from './phrases.ts'
import { paragraph, sentence, sentenceCase } from './sentences.ts'

/** Compares two sums: by difference, by size, or as a share. */
export async function answerCompare(question: CompareQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const { filter, subject, other, whole } = question
  const [first, second] = await Promise.all([ledger.sum(filter), ledger.sum(other.filter)])
  const sides: [Side, Side] = [{ filter, subject }, other]
  if (question.ask === 'SHARE') {
    return answerOf(paragraph(sentence(shareText(sides, first, second, style)), doubtNote(question)))
  }
  const samePeriod = isSamePeriod(filter.period, other.filter.period)
  const comparison = samePeriod
    ? sentence(betweenSubjects(sides, first, second, style))
    : overTime(question, sides, first, second, style)
  const total = whole ? wholeNote(whole, await ledger.sum(whole.filter), style) : []
  const table = samePeriod ? tableOf(sides, first, second, style) : await pairsOf(sides, ledger, style)
  return answerOf(paragraph(comparison, total, doubtNote(question)), table)
}

/** "In October 2026 you spent $96.76 on Eating out. That is $66.89 more than in September 2026 ($29.87)." */
function overTime(
  { ask }: CompareQuestion,
  [now, before]: [Side, Side],
  first: Sum,
  second: Sum,
  style: AnswerStyle,
): Piece[] {
  const minor = first.minor - second.minor
  const [laterFigure, earlierFigure] = [
    figure(first.minor, now.filter, style),
    figure(second.minor, before.filter, style),
  ]
  if (ask === 'WHICH' && minor !== 0n) {
    const [more, less] = minor > 0n ? [now, before] : [before, now]
    const [largerFigure, smallerFigure] = minor > 0n ? [laterFigure, earlierFigure] : [earlierFigure, laterFigure]
    return whichPeriod([more, largerFigure], [less, smallerFigure], style.money(absolute(minor)), style)
  }
  const { period, subject } = scopeOf(now, style)
  const amount = laterFigure
  const lead =
    now.filter.type === 'INCOME'
      ? sentence(msg`${{ period }} you received ${{ amount }} ${{ subject }}.`)
      : sentence(msg`${{ period }} you spent ${{ amount }} ${{ subject }}.`)
  return paragraph(lead, sentence(differenceText(minor, before, earlierFigure, style)))
}

function differenceText(minor: bigint, before: Side, amount: Piece, style: AnswerStyle): Text {
  const period = periodPhrase(before.filter.period, style.today)
  if (minor === 0n) return msg`That is as much as ${{ period }} (${{ amount }}).`
  const difference = style.money(absolute(minor))
  return minor > 0n
    ? msg`That is ${{ difference }} more than ${{ period }} (${{ amount }}).`
    : msg`That is ${{ difference }} less than ${{ period }} (${{ amount }}).`
}

function whichPeriod(
  [more, largerAmount]: [Side, Piece],
  [less, smallerAmount]: [Side, Piece],
  difference: string,
  style: AnswerStyle,
): Piece[] {
  const { period, subject } = scopeOf(more, style)
  const otherPeriod = periodPhrase(less.filter.period, style.today)
  return paragraph(
    sentence(
      msg`More ${{ period }}: ${{ largerAmount }} ${{ subject }}, compared with ${{ smallerAmount }} ${{ otherPeriod }}.`,
    ),
    sentence(msg`The difference is ${{ difference }}.`),
  )
}

/** "In October 2026 you spent $214.07 on Groceries and $96.76 on Eating out: $117.31 more on Groceries." */
function betweenSubjects([one, two]: [Side, Side], first: Sum, second: Sum, style: AnswerStyle): Text {
  const minor = first.minor - second.minor
  const { period, subject } = scopeOf(one, style)
  const otherSubject = scopeOf(two, style).subject
  const [amount, otherAmount] = [figure(first.minor, one.filter, style), figure(second.minor, two.filter, style)]
  const isIncome = one.filter.type === 'INCOME'
  if (minor === 0n) {
    return isIncome
      ? msg`${{ period }} you received ${{ amount }} ${{ subject }} and ${{ otherAmount }} ${{ otherSubject }}, which is the same.`
      : msg`${{ period }} you spent ${{ amount }} ${{ subject }} and ${{ otherAmount }} ${{ otherSubject }}, which is the same.`
  }
  const largerSubject = minor > 0n ? subject : otherSubject
  const difference = style.money(absolute(minor))
  return isIncome
    ? msg`${{ period }} you received ${{ amount }} ${{ subject }} and ${{ otherAmount }} ${{ otherSubject }}: ${{ difference }} more ${{ largerSubject }}.`
    : msg`${{ period }} you spent ${{ amount }} ${{ subject }} and ${{ otherAmount }} ${{ otherSubject }}: ${{ difference }} more ${{ largerSubject }}.`
}

/** "In June 2026 you spent $655.00 on Rent & mortgage, which is 80.8% of your spending ($811.05)." */
function shareText([part, whole]: [Side, Side], first: Sum, second: Sum, style: AnswerStyle): Text {
  const { period, subject } = scopeOf(part, style)
  const amount = figure(first.minor, part.filter, style)
  const total = figure(second.minor, whole.filter, style)
  const percent = formatPercent(first.minor, second.minor, 1)
  if (part.filter.type === 'INCOME') {
    return msg`${{ period }} you received ${{ amount }} ${{ subject }}, which is ${{ percent }} of your income (${{ total }}).`
  }
  return whole.filter.type === 'INCOME'
    ? msg`${{ period }} you spent ${{ amount }} ${{ subject }}, which is ${{ percent }} of your income (${{ total }}).`
    : msg`${{ period }} you spent ${{ amount }} ${{ subject }}, which is ${{ percent }} of your spending (${{ total }}).`
}

function wholeNote({ filter }: Side, sum: Sum, style: AnswerStyle): Piece[] {
  const period = periodPhrase(filter.period, style.today)
  return sentence(msg`The full amount ${{ period }} was ${{ amount: figure(sum.minor, filter, style) }}.`)
}

function tableOf([one, two]: [Side, Side], first: Sum, second: Sum, style: AnswerStyle): AnswerTable {
  const label = ({ subject }: Side) => sentenceCase(topicTitle(subject) || render(msg`Everything`))
  return {
    layout: 'BARS',
    title: periodTitle(one.filter.period, style.today),
    rows: [
      { label: label(two), text: '', minor: second.minor, href: hrefOf(two.filter) },
      { label: label(one), text: '', minor: first.minor, href: hrefOf(one.filter) },
    ],
  }
}

function absolute(minor: bigint): bigint {
  return minor < 0n ? -minor : minor
}
