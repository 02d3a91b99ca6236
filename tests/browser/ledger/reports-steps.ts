import {
  CreateCategoryDocument,
  CreateTransactionDocument,
  type NewTransactionInput,
} from '../../../web/operations/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'

export const record = (person: TestUser, input: Partial<NewTransactionInput>) =>
  person.graphql(CreateTransactionDocument, { input: { ...expense({}), ...input } })

export async function fill(ada: TestUser) {
  const [food, salary] = [await categoryOf(ada, 'Groceries'), await categoryOf(ada, 'Salary')]
  const under = { name: 'Bread', type: 'EXPENSE' as const, parentId: food }
  const bread = (await ada.graphql(CreateCategoryDocument, { input: under })).createCategory.id
  await record(ada, { date: '2026-03-09', amount: '84.07', categoryId: food, tags: ['home'] })
  await record(ada, { date: '2026-04-09', amount: '12.50', categoryId: bread })
  await record(ada, {
    date: '2026-05-31',
    amount: '100.00',
    tags: ['home', 'trip'],
    splits: [{ amount: '33.33', categoryId: bread }, { amount: '66.67' }],
  })
  await record(ada, { date: '2026-05-02', type: 'INCOME', amount: '150.00', categoryId: salary })
  await record(ada, { date: '2026-02-02', amount: '40.00', categoryId: food })
}
