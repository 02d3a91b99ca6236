import {
  CreateRecurrenceDocument,
  CreateTransactionDocument,
  SetBudgetDocument,
} from '../../../web/operations/generated.ts'
import { categoryOf } from '../../support/ledger.ts'
import type { SignUpOptions, TestUser } from '../../support/people.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'

/** Wednesday, May 14, 2031. The days are in the future, so that no job records the recurring transactions. */
export const householdDay = '2031-05-14'

export interface Household {
  anna: TestUser
  ben: TestUser
  clara: TestUser
}

export async function createHousehold(signUp: (options?: SignUpOptions) => Promise<TestUser>): Promise<Household> {
  const anna = await createTeam(await signUp({ name: 'Anna Keller' }), 'Keller household')
  const ben = await joinAs('MEMBER', anna, signUp, 'Ben Okafor')
  const clara = await joinAs('VIEWER', anna, signUp, 'Clara Voss')
  const idOf = await idsOf(anna)
  const rows = [
    ['Anna Keller', '2031-05-03', '120.00', 'Groceries'],
    ['Anna Keller', '2031-05-09', '45.50', 'Eating out'],
    ['Ben Okafor', '2031-05-05', '80.25', 'Groceries'],
    ['Ben Okafor', '2031-05-12', '60.00', 'Transport'],
    ['Clara Voss', '2031-05-10', '33.10', 'Eating out'],
    ['Anna Keller', '2031-04-10', '200.00', 'Groceries'],
    ['Ben Okafor', '2031-04-20', '150.00', 'Groceries'],
    ['Ben Okafor', '2031-04-22', '25.40', 'Eating out'],
    ['Clara Voss', '2031-04-02', '12.00', 'Transport'],
  ] as const
  for (const [name, date, amount, category] of rows) {
    const categoryId = await categoryOf(anna, category)
    await anna.graphql(CreateTransactionDocument, {
      input: { type: 'EXPENSE', amount, date, categoryId, paidBy: idOf(name), description: `${category} ${date}` },
    })
  }
  for (const [category, amount] of [
    ['Groceries', '400'],
    ['Rent & mortgage', '950'],
    ['Eating out', '100'],
    ['Transport', '100'],
  ] as const) {
    await anna.graphql(SetBudgetDocument, { categoryId: await categoryOf(anna, category), month: '2031-05', amount })
  }
  for (const [description, amount, startDate] of [
    ['Rent', '900.00', '2031-05-16'],
    ['Gym', '30.00', '2031-05-20'],
    ['Insurance', '75.00', '2031-05-28'],
  ] as const) {
    await anna.graphql(CreateRecurrenceDocument, {
      input: { type: 'EXPENSE', amount, description, startDate, frequency: 'MONTHLY' },
    })
  }
  return { anna, ben, clara }
}

async function idsOf(person: TestUser): Promise<(name: string) => string> {
  const { body } = await person.rest('GET', `/members`)
  const members: { id: string; name: string }[] = body
  return (name) => {
    const found = members.find((member) => member.name === name)
    if (!found) throw new Error(`There is no member ${name}.`)
    return found.id
  }
}
