import { listed } from '../filters.ts'
import type { BudgetLine, Ledger } from '../ledger.ts'
import type { BudgetQuestion } from '../question.ts'
import { type Answer, type AnswerStyle, type AnswerTable, answerOf, figure, type Piece } from './answer.ts'
import { answerTotal } from './totals.ts'
import { about, ignoredNote, whenOf } from './words.ts'

/** What is planned, spent and left. Exactly all of a plan is not over it. */
export async function answerBudget(question: BudgetQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const { filter, month } = question
  const planned = (await ledger.budgets(month)).filter(({ plannedMinor }) => plannedMinor > 0n)
  const chosen = filter.categoryIds.length > 0
  const lines = planned.filter(({ categoryId }) =>
    chosen ? filter.categoryIds.includes(categoryId) : !filter.excludedCategoryIds.includes(categoryId),
  )
  if (lines.length === 0) return unplanned(question, chosen, ledger, style)
  if (question.ask === 'OVER' && !chosen) return answerOver(question, lines, style)
  const spent = sum(lines.map(({ spentMinor }) => spentMinor))
  const plan = sum(lines.map(({ plannedMinor }) => plannedMinor))
  const names = chosen ? listed(lines.map(({ name }) => name)) : 'all budgets'
  const spentFigure = figure(
    spent,
    { ...filter, categoryIds: lines.map(({ categoryId }) => categoryId), type: 'EXPENSE' },
    style,
  )
  return answerOf(
    [
      verdict(question, plan - spent),
      `${whenOf(filter)} `,
      ...leftPieces(plan - spent, names, style),
      ': ',
      spentFigure,
      ` of ${style.money(plan)} is spent, ${percent(spent, plan)}.`,
      ...(lines.length > 1 ? overPieces(lines, style) : []),
      ignoredNote(question),
    ],
    lines.length > 1 ? tableOf(lines, style) : null,
  )
}

/** "Was I within …?" is answered with yes or no first. */
function verdict({ ask }: BudgetQuestion, left: bigint): string {
  if (ask === 'WITHIN') return left >= 0n ? 'Yes. ' : 'No. '
  if (ask === 'OVER') return left < 0n ? 'Yes. ' : 'No. '
  return ''
}

function leftPieces(left: bigint, names: string, style: AnswerStyle): Piece[] {
  if (left === 0n) return [`nothing is left in ${names}, and nothing is overspent`]
  return left > 0n ? [`${style.money(left)} is left in ${names}`] : [`${names} is ${style.money(-left)} over its plan`]
}

function answerOver(question: BudgetQuestion, lines: BudgetLine[], style: AnswerStyle): Answer {
  const over = lines.filter(isOver)
  if (over.length === 0)
    return answerOf([`No. ${whenOf(question.filter)} nothing is over its plan.`, ignoredNote(question)])
  return answerOf(
    [`Yes. ${whenOf(question.filter)}`, ...overList(over, style), '.', ignoredNote(question)],
    tableOf(over, style),
  )
}

function overPieces(lines: BudgetLine[], style: AnswerStyle): Piece[] {
  const over = lines.filter(isOver)
  return over.length > 0 ? [' Over:', ...overList(over, style), '.'] : []
}

/** " Eating out by $6.76 ($96.76 of $90.00) and …" */
function overList(over: BudgetLine[], style: AnswerStyle): Piece[] {
  const items = over.map(
    ({ name, plannedMinor, spentMinor }) =>
      `${name} is over by ${style.money(spentMinor - plannedMinor)} (${style.money(spentMinor)} of ${style.money(plannedMinor)})`,
  )
  return [` ${listed(items)}`]
}

/** Nothing is planned: says so, with what was spent. */
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

function tableOf(lines: BudgetLine[], style: AnswerStyle): AnswerTable {
  return {
    layout: 'TABLE',
    title: 'Left',
    rows: lines.map(({ name, plannedMinor, spentMinor }) => ({
      label: name,
      text: `${style.money(spentMinor)} of ${style.money(plannedMinor)}`,
      minor: plannedMinor - spentMinor,
      href: null,
    })),
  }
}

function isOver({ plannedMinor, spentMinor }: BudgetLine): boolean {
  return spentMinor > plannedMinor
}

function sum(amounts: bigint[]): bigint {
  return amounts.reduce((total, minor) => total + minor, 0n)
}

/** To a tenth, towards nothing: what is not quite all is never shown as all. */
function percent(part: bigint, whole: bigint): string {
  const thousandths = (part * 1000n) / whole
  return `${thousandths / 10n}.${thousandths % 10n}%`
}
