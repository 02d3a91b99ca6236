import type { Ledger, Sum } from '../ledger.ts'
import type { CompareQuestion, Side } from '../question.ts'
import {
  type Answer,
  type AnswerStyle,
  type AnswerTable,
  answerOf,
  figure,
  type Piece,
  sentenceCase,
} from './answer.ts'
import { hrefOf } from './links.ts'
import { pairsOf } from './pairs.ts'
import { about, doubtNote, verbOf, whenOf } from './phrases.ts'

/** Compares two sums: by difference, by size, or as a share. */
export async function answerCompare(question: CompareQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const { filter, subject, other, whole } = question
  const [first, second] = await Promise.all([ledger.sum(filter), ledger.sum(other.filter)])
  const sides: [Side, Side] = [{ filter, subject }, other]
  if (question.ask === 'SHARE') return answerShare(question, first, second, style)
  const samePeriod = filter.period.label === other.filter.period.label
  const pieces = samePeriod
    ? formatComparison(sides, first, second, style)
    : overTime(question, sides, first, second, style)
  const rest = whole ? wholePieces(whole, await ledger.sum(whole.filter), style) : []
  const table = samePeriod ? tableOf(sides, first, second) : await pairsOf(sides, ledger)
  return answerOf([...pieces, ...rest, doubtNote(question)], table)
}

/** "In October 2026 you spent $96.76 on Eating out. That is $66.89 more than in September 2026 ($29.87)." */
function overTime(
  { ask }: CompareQuestion,
  [now, before]: [Side, Side],
  first: Sum,
  second: Sum,
  style: AnswerStyle,
): Piece[] {
  const difference = first.minor - second.minor
  const [laterFigure, earlierFigure] = [
    figure(first.minor, now.filter, style),
    figure(second.minor, before.filter, style),
  ]
  if (ask === 'WHICH' && difference !== 0n) {
    const [more, less] = difference > 0n ? [now, before] : [before, now]
    return [
      `More ${more.filter.period.label}: `,
      difference > 0n ? laterFigure : earlierFigure,
      `${about(now.subject)}, against `,
      difference > 0n ? earlierFigure : laterFigure,
      ` ${less.filter.period.label}. The difference is ${style.money(absolute(difference))}.`,
    ]
  }
  const lead: Piece[] = [`${whenOf(now.filter)} ${verbOf(now.filter.type)} `, laterFigure, `${about(now.subject)}. `]
  if (difference === 0n) return [...lead, `That is as much as ${before.filter.period.label} (`, earlierFigure, ').']
  return [
    ...lead,
    `That is ${style.money(absolute(difference))} ${difference > 0n ? 'more' : 'less'} than ${before.filter.period.label} (`,
    earlierFigure,
    ').',
  ]
}

/** "In October 2026 you spent $214.07 on Groceries and $96.76 on Eating out: $117.31 more on Groceries." */
function formatComparison([one, two]: [Side, Side], first: Sum, second: Sum, style: AnswerStyle): Piece[] {
  const difference = first.minor - second.minor
  const more = difference > 0n ? one.subject : two.subject
  return [
    `${whenOf(one.filter)} ${verbOf(one.filter.type)} `,
    figure(first.minor, one.filter, style),
    `${about(one.subject)} and `,
    figure(second.minor, two.filter, style),
    about(two.subject),
    difference === 0n ? ': the same.' : `: ${style.money(absolute(difference))} more${about(more)}.`,
  ]
}

function answerShare(
  { filter, subject, other, ...question }: CompareQuestion,
  part: Sum,
  whole: Sum,
  style: AnswerStyle,
): Answer {
  const thousandths = whole.minor === 0n ? 0n : (part.minor * 2000n + whole.minor) / (whole.minor * 2n)
  return answerOf([
    `${whenOf(filter)} ${verbOf(filter.type)} `,
    figure(part.minor, filter, style),
    `${about(subject)}, of `,
    figure(whole.minor, other.filter, style),
    filter.type === other.filter.type ? ' in all' : ' that came in',
    `: ${thousandths / 10n}.${thousandths % 10n}%.`,
    doubtNote(question),
  ])
}

function wholePieces(whole: Side, sum: Sum, style: AnswerStyle): Piece[] {
  const period = sentenceCase(whole.filter.period.label)
  return [` ${period} as a whole it was `, figure(sum.minor, whole.filter, style), '.']
}

function tableOf([one, two]: [Side, Side], first: Sum, second: Sum): AnswerTable {
  const label = (side: Side) => sentenceCase(side.subject || 'Everything')
  return {
    layout: 'BARS',
    title: sentenceCase(one.filter.period.label),
    rows: [
      { label: label(two), text: '', minor: second.minor, href: hrefOf(two.filter) },
      { label: label(one), text: '', minor: first.minor, href: hrefOf(one.filter) },
    ],
  }
}

function absolute(minor: bigint): bigint {
  return minor < 0n ? -minor : minor
}
