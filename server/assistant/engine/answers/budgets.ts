import { divideRounded } from '../../../language/money.ts'
import { listed } from '../filters.ts'
import type { BudgetLine, Ledger } from '../ledger.ts'
import type { BudgetQuestion } from '../question.ts'
import {
  type Answer,
  type AnswerSegment,
  type AnswerStyle,
  type AnswerTable,
  answerOf,
  figure,
  type Piece,
} from './answer.ts'
import { budgetsHref } from './links.ts'
import { about, doubtNote, whenOf } from './phrases.ts'
import { answerTotal } from './totals.ts'

/** Answers with the planned, spent and left amounts. Spending exactly the planned amount is not over budget. */
export async function answerBudget(question: BudgetQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const { filter, month } = question
  const planned = (await ledger.budgets(month)).filter((line) => line.availableMinor > 0n || isOver(line))
  const chosen = filter.categoryIds.length > 0
  const asked = planned.filter(({ categoryId }) =>
    chosen ? filter.categoryIds.includes(categoryId) : !filter.excludedCategoryIds.includes(categoryId),
  )
  const lines = asked.filter(
    (line) => line.counts || !asked.some((other) => other !== line && other.categoryIds.includes(line.categoryId)),
  )
  if (lines.length === 0) return unplanned(question, chosen, ledger, style)
  if (question.ask === 'OVER' && !chosen) return answerOver(question, lines, style)
  const spent = sum(lines.map(({ spentMinor }) => spentMinor))
  const plan = sum(lines.map(({ availableMinor }) => availableMinor))
  const left = sum(lines.map(({ leftMinor }) => leftMinor))
  const carried = sum(lines.map(({ carriedMinor }) => carriedMinor))
  const names = chosen ? listed(lines.map(({ name }) => name)) : 'all budgets'
  const spentFigure = figure(
    spent,
    { ...filter, categoryIds: lines.flatMap(({ categoryIds }) => categoryIds), type: 'EXPENSE' },
    style,
  )
  return answerOf(
    [
      verdict(question, left),
      `${whenOf(filter)} `,
      ...leftPieces(left, names, month, style),
      ': ',
      spentFigure,
      ' of ',
      planFigure(plan, month, style),
      ...carriedPieces(carried, month, style),
      plan > 0n ? ` is spent, ${percent(spent, plan)}.` : ' is spent.',
      ...(lines.length > 1 ? overPieces(question, lines, style) : []),
      doubtNote(question),
    ],
    lines.length > 1 ? tableOf(lines, month, style) : null,
  )
}

function verdict({ ask }: BudgetQuestion, left: bigint): string {
  if (ask === 'WITHIN') return left >= 0n ? 'Yes. ' : 'No. '
  if (ask === 'OVER') return left < 0n ? 'Yes. ' : 'No. '
  return ''
}

function planFigure(minor: bigint, month: string, style: AnswerStyle): AnswerSegment {
  return { text: style.money(minor < 0n ? -minor : minor), href: budgetsHref(month) }
}

function leftPieces(left: bigint, names: string, month: string, style: AnswerStyle): Piece[] {
  if (left === 0n) return [`nothing is left in ${names}, and nothing is overspent`]
  const figure = planFigure(left, month, style)
  return left > 0n ? [figure, ` is left in ${names}`] : [`${names} is `, figure, ' over its plan']
}

function carriedPieces(carried: bigint, month: string, style: AnswerStyle): Piece[] {
  if (carried === 0n) return []
  const suffix = carried > 0n ? ' carried over' : ' that was overspent before taken off'
  return [' (with ', planFigure(carried, month, style), `${suffix})`]
}

function answerOver(question: BudgetQuestion, lines: BudgetLine[], style: AnswerStyle): Answer {
  const over = lines.filter(isOver)
  if (over.length === 0)
    return answerOf([`No. ${whenOf(question.filter)} nothing is over its plan.`, doubtNote(question)])
  return answerOf(
    [`Yes. ${whenOf(question.filter)}`, ...overList(question, over, style), '.', doubtNote(question)],
    tableOf(over, question.month, style),
  )
}

function overPieces(question: BudgetQuestion, lines: BudgetLine[], style: AnswerStyle): Piece[] {
  const over = lines.filter(isOver)
  return over.length > 0 ? [' Over:', ...overList(question, over, style), '.'] : []
}

function overList({ filter, month }: BudgetQuestion, over: BudgetLine[], style: AnswerStyle): Piece[] {
  return over.flatMap(({ categoryIds, name, availableMinor, spentMinor, leftMinor }, index): Piece[] => [
    index === 0 ? ' ' : index === over.length - 1 ? ' and ' : ', ',
    `${name} is over by `,
    planFigure(leftMinor, month, style),
    ' (',
    figure(spentMinor, { ...filter, categoryIds, type: 'EXPENSE' }, style),
    ' of ',
    planFigure(availableMinor, month, style),
    ')',
  ])
}

async function unplanned(
  question: BudgetQuestion,
  chosen: boolean,
  ledger: Ledger,
  style: AnswerStyle,
): Promise<Answer> {
  const total = await answerTotal(
    { ...question, measure: 'total', lessRefunds: false, apart: [], periodAssumed: false },
    ledger,
    style,
  )
  const what = chosen ? about(question.subject).replace(/^ on/, ' for') : ''
  return answerOf([`${whenOf(question.filter)} no budget is planned${what}. `, ...total.segments])
}

function tableOf(lines: BudgetLine[], month: string, style: AnswerStyle): AnswerTable {
  return {
    layout: 'TABLE',
    title: 'Left',
    rows: lines.map(({ name, availableMinor, spentMinor, leftMinor }) => ({
      label: name,
      text: `${style.money(spentMinor)} of ${style.money(availableMinor)}`,
      minor: leftMinor,
      href: budgetsHref(month),
    })),
  }
}

function isOver({ leftMinor }: BudgetLine): boolean {
  return leftMinor < 0n
}

function sum(amounts: bigint[]): bigint {
  return amounts.reduce((total, minor) => total + minor, 0n)
}

/** Rounded to one decimal, as in reports and budgets. */
function percent(part: bigint, whole: bigint): string {
  const thousandths = divideRounded(part * 1000n, whole)
  return `${thousandths / 10n}.${thousandths % 10n}%`
}
