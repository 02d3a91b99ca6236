import {
  BudgetsDocument as BudgetsOfMonthDocument,
  CreateTransactionDocument,
  SetBudgetsDocument,
  UndoDocument,
} from '../../../web/operations/generated.ts'
import type { BudgetsSheetFragment } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { latestOf } from '../history/change-log-steps.ts'

/** Returns each line in the form 'Groceries: 100.00 + 20.00 - 90.00 = 30.00'. */
export function linesIn({ lines }: Pick<BudgetsSheetFragment, 'lines'>): string[] {
  return lines.map(
    ({ category, planned, carried, spent, left }) =>
      `${category.name}: ${planned.value} + ${carried.value} - ${spent.value} = ${left.value}`,
  )
}

export async function budgetsOf(person: TestUser, month: string): Promise<BudgetsSheetFragment> {
  return (await person.graphql(BudgetsOfMonthDocument, { month })).budgets
}

export async function linesOf(person: TestUser, month: string): Promise<string[]> {
  return linesIn(await budgetsOf(person, month))
}

export async function plan(person: TestUser, month: string, amounts: Record<string, string | null>): Promise<void> {
  const plans = await Promise.all(
    Object.entries(amounts).map(async ([name, amount]) => ({
      month,
      amount,
      categoryId: await categoryOf(person, name),
    })),
  )
  await person.graphql(SetBudgetsDocument, { plans })
}

export async function spend(person: TestUser, name: string, amount: string, date: string): Promise<void> {
  const input = expense({ categoryId: await categoryOf(person, name), amount, date })
  await person.graphql(CreateTransactionDocument, { input })
}

export async function takeBack(person: TestUser): Promise<void> {
  const { undo } = await person.graphql(UndoDocument, { batchId: (await latestOf(person)).id })
  if (!undo.done) throw new Error(`Not undone: ${JSON.stringify(undo.conflicts)}`)
}
