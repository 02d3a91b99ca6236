import type { Page } from 'playwright-core'
import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'

export async function record(person: TestUser, description: string, amount?: string, categoryId?: string) {
  const input = expense({ description, ...(amount && { amount }), ...(categoryId && { categoryId }) })
  return (await person.graphql(CreateTransactionDocument, { input })).createTransaction.id
}

export function questionsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') asked.push(request.postDataJSON().operationName)
  })
  return asked
}

export async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}
