import type { Page } from 'playwright-core'
import { MembershipsDocument as BelongingDocument } from '../../../web/operations/generated.ts'
import type { TestUser } from '../../support/people.ts'

export const fresh = () => `new-${process.pid}-${crypto.randomUUID()}@example.test`

export const pathTo = (token: string) => `/accept-invite?token=${token}`

export const linkTo = (baseUrl: string, token: string) => baseUrl + pathTo(token)

export const question = (page: Page, name = 'Harbor & Pine') => page.getByRole('dialog', { name: `Join ${name}?` })

export async function namesOf(person: TestUser): Promise<string[]> {
  const { organizations } = await person.graphql(BelongingDocument, {})
  return organizations.map(({ name }) => name)
}
