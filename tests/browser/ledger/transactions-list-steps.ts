import type { Page } from 'playwright-core'
import { CreateTransactionDocument as RecordWholeDocument } from '../../../web/operations/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { soon } from '../app/on-screen.ts'

export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

export const countIs = (page: Page, label: string) =>
  page.getByRole('status', { name: 'Totals' }).getByText(label, { exact: true }).waitFor(soon)

export const search = (page: Page) => new URL(page.url()).searchParams

export async function record(person: TestUser, details: object): Promise<void> {
  await person.graphql(RecordWholeDocument, { input: { ...expense({}), ...details } })
}
