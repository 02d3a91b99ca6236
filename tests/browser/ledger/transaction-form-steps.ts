import type { Page } from 'playwright-core'
import { CreateTransactionDocument as RecordWholeDocument } from '../../../web/operations/generated.ts'
import { TransactionsDocument } from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'

export const today = () => new Date().toISOString().slice(0, 10)

export const record = async (person: TestUser, input: object) =>
  (await person.graphql(RecordWholeDocument, { input: { ...expense({ date: today() }), ...input } })).createTransaction

export const listed = async (person: TestUser) => {
  const { transactions } = await person.graphql(TransactionsDocument, {})
  return transactions.edges.map(({ node }) => node)
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
