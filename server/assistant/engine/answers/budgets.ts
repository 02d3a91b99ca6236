import { msg } from '@lingui/core/runtime-macro'
import { render } from '../../../base/text.ts'
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
import { formatList, formatMonth, formatPercent } from './formats.ts'
import { budgetsHref } from './links.ts'
import { doubtNote } from './phrases.ts'
import { lines, paragraph, phrase, plainPhrase, sentence } from './sentences.ts'
import { answerTotal } from './totals.ts'

/** Answers with the planned, spent and left amounts. Spending exactly the planned amount is not over budget. */
export async function answerBudget(question: BudgetQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const { filter, month } = question
  const planned = await plannedLines(month, ledger)
  const isChosen = filter.categoryIds.length > 0
  const asked = planned.filter(({ categoryId }) =>
    isChosen ? filter.categoryIds.includes(categoryId) : !filter.excludedCategoryIds.includes(categoryId),
  )
  const budgets = countedOnce(asked)
  if (budgets.length === 0) return unplanned(question, ledger, style)
  if (question.ask === 'OVER' && !isChosen) return answerOver(question, budgets, style)
  const left = sum(budgets.map(({ leftMinor }) => leftMinor))
  const over = budgets.length > 1 ? budgets.filter(isOver) : []
  return answerOf(
    lines(
      paragraph(
        verdict(question, left),
        leftSentence(question, left, isChosen ? formatList(budgets.map(({ name }) => name)) : '', style),
        spentSentence(question, budgets, style),
        carriedNote(question, sum(budgets.map(({ carriedMinor }) => carriedMinor)), style),
      ),
      over.length > 0 ? sentence(msg`Over budget:`) : [],
      overLines(question, over, style),
      doubtNote(question),
    ),
    budgets.length > 1 ? tableOf(budgets, month, style) : null,
  )
}

/** Returns the amount left of all budgets of a month, or undefined without budgets. */
export async function findLeft(month: string, ledger: Ledger): Promise<bigint | undefined> {
  const budgets = countedOnce(await plannedLines(month, ledger))
  return budgets.length === 0 ? undefined : sum(budgets.map(({ leftMinor }) => leftMinor))
}

async function plannedLines(month: string, ledger: Ledger): Promise<BudgetLine[]> {
  return (await ledger.budgets(month)).filter((line) => line.availableMinor > 0n || isOver(line))
}

function countedOnce(asked: BudgetLine[]): BudgetLine[] {
  return asked.filter(
    (line) => line.counts || !asked.some((other) => other !== line && other.categoryIds.includes(line.categoryId)),
  )
}

function verdict({ ask }: BudgetQuestion, left: bigint): Piece[] {
  if (ask !== 'WITHIN' && ask !== 'OVER') return []
  return sentence((ask === 'WITHIN') === left >= 0n ? msg`Yes.` : msg`No.`)
}

function budgetFigure(minor: bigint, month: string, style: AnswerStyle): AnswerSegment {
  return { text: style.money(minor < 0n ? -minor : minor), href: budgetsHref(month) }
}

/** @param names the chosen categories, or an empty string for all budgets */
function leftSentence({ month }: BudgetQuestion, left: bigint, names: string, style: AnswerStyle): Piece[] {
  const amount = budgetFigure(left, month, style)
  const when = formatMonth(month)
  if (names === '') {
    if (left === 0n) return sentence(msg`You have nothing left in your budgets for ${{ month: when }}.`)
    return left > 0n
      ? sentence(msg`You have ${{ amount }} left in all your budgets for ${{ month: when }}.`)
      : sentence(msg`You are ${{ amount }} over all your budgets for ${{ month: when }}.`)
  }
  if (left === 0n) return sentence(msg`You have nothing left in ${{ names }} for ${{ month: when }}.`)
  return left > 0n
    ? sentence(msg`You have ${{ amount }} left in ${{ names }} for ${{ month: when }}.`)
    : sentence(msg`You are ${{ amount }} over budget in ${{ names }} for ${{ month: when }}.`)
}

/** "You spent $286.35 of $300.00 (95.5%)." */
function spentSentence({ filter, month }: BudgetQuestion, budgets: BudgetLine[], style: AnswerStyle): Piece[] {
  const spentMinor = sum(budgets.map((line) => line.spentMinor))
  const availableMinor = sum(budgets.map((line) => line.availableMinor))
  const categoryIds = budgets.flatMap((line) => line.categoryIds)
  const spent = figure(spentMinor, { ...filter, categoryIds, type: 'EXPENSE' }, style)
  const available = budgetFigure(availableMinor, month, style)
  if (availableMinor <= 0n) return sentence(msg`You spent ${{ spent }} of ${{ available }}.`)
  const percent = formatPercent(spentMinor, availableMinor, 1)
  return sentence(msg`You spent ${{ spent }} of ${{ available }} (${{ percent }}).`)
}

function carriedNote({ month }: BudgetQuestion, carried: bigint, style: AnswerStyle): Piece[] {
  if (carried === 0n) return []
  const amount = budgetFigure(carried, month, style)
  return carried > 0n
    ? sentence(msg`This includes ${{ amount }} carried over.`)
    : sentence(msg`Earlier overspending reduced the budget by ${{ amount }}.`)
}

function answerOver(question: BudgetQuestion, budgets: BudgetLine[], style: AnswerStyle): Answer {
  const month = formatMonth(question.month)
  const over = budgets.filter(isOver)
  if (over.length === 0) {
    return answerOf(
      paragraph(sentence(msg`No, you are within all your budgets for ${{ month }}.`), doubtNote(question)),
    )
  }
  return answerOf(
    lines(
      sentence(msg`Yes, you are over budget for ${{ month }}:`),
      overLines(question, over, style),
      doubtNote(question),
    ),
    tableOf(over, question.month, style),
  )
}

function overLines({ filter, month }: BudgetQuestion, over: BudgetLine[], style: AnswerStyle): Piece[] {
  const each = over.map(({ categoryIds, name, availableMinor, spentMinor, leftMinor }) => {
    const amount = budgetFigure(leftMinor, month, style)
    const spent = figure(spentMinor, { ...filter, categoryIds, type: 'EXPENSE' }, style)
    const available = budgetFigure(availableMinor, month, style)
    return phrase(msg`${{ name }} is over by ${{ amount }} (${{ spent }} of ${{ available }})`)
  })
  return lines(...each)
}

async function unplanned(question: BudgetQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const total = await answerTotal(
    { ...question, measure: 'total', lessRefunds: false, apart: [], periodAssumed: false },
    ledger,
    style,
  )
  const month = formatMonth(question.month)
  const names = formatList(question.subject.categories)
  const none = names
    ? sentence(msg`You have no budget for ${{ names }} in ${{ month }}.`)
    : sentence(msg`You have no budgets for ${{ month }}.`)
  return answerOf(paragraph(none, total.segments))
}

function tableOf(budgets: BudgetLine[], month: string, style: AnswerStyle): AnswerTable {
  return {
    layout: 'TABLE',
    title: render(msg({ message: 'Left', comment: 'The amounts that are left in budgets' })),
    rows: budgets.map(({ name, availableMinor, spentMinor, leftMinor }) => ({
      label: name,
      text: plainPhrase(msg`${{ spent: style.money(spentMinor) }} of ${{ available: style.money(availableMinor) }}`),
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
