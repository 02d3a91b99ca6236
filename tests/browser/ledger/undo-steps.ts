import type { Page } from 'playwright-core'
import { CreateTransactionDocument, UpdateTransactionDocument } from '../../../web/operations/generated.ts'
import { TransactionsDocument } from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect } from '../../support/test.ts'
import { holdToast } from '../app/on-screen.ts'

export const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

export const toastButton = (page: Page, name: string) =>
  page.locator('[data-scope=toast]').getByRole('button', { name })

export async function record(person: TestUser, ...entries: [description: string, amount: string][]) {
  for (const [description, amount] of entries) {
    await person.graphql(CreateTransactionDocument, { input: expense({ description, amount }) })
  }
}

export async function changeAmount(page: Page, name: string, amount: string) {
  await row(page, name).getByText(name).click()
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe(name)
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await holdToast(page, 'Transaction saved')
}

export async function edit(person: TestUser, name: string, changes: { amount: string }) {
  const { transactions } = await person.graphql(TransactionsDocument, {})
  const found = transactions.edges.find(({ node }) => node.description === name)
  await person.graphql(UpdateTransactionDocument, { id: found?.node.id ?? '', changes })
}
