import { CreateRecurrenceDocument, type NewRecurrenceInput } from '../../../web/operations/generated.ts'
import { ChangeLogDocument, RecordedTransactionsDocument } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'

export const today = new Date().toISOString().slice(0, 10)

export async function recurring(person: TestUser, details: Partial<NewRecurrenceInput>) {
  const input = {
    type: 'EXPENSE',
    amount: '980.00',
    description: 'Rent',
    frequency: 'MONTHLY',
    startDate: today,
    ...details,
  } as const
  const { createRecurrence } = await person.graphql(CreateRecurrenceDocument, { input })
  return createRecurrence
}

export async function recorded(person: TestUser) {
  const { transactions } = await person.graphql(RecordedTransactionsDocument, {})
  return transactions.edges.map(({ node }) => node)
}

export async function summaries(person: TestUser) {
  const { changeLog } = await person.graphql(ChangeLogDocument, {})
  return changeLog.edges.map(({ node }) => node.summary).filter((summary) => /Rent/.test(summary))
}
