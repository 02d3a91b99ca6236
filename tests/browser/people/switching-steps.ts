import type { Page } from 'playwright-core'
import { CreateOrganizationDocument as FoundOrganizationDocument } from '../../../web/operations/generated.ts'
import type { TestUser } from '../../support/people.ts'

export async function found(person: TestUser, name: string): Promise<string> {
  const input = { name, kind: 'TEAM' as const, currency: 'EUR' }
  return (await person.graphql(FoundOrganizationDocument, { input })).createOrganization.id
}

/** Closes all sockets of a window when they open, so that it receives no live changes. */
export async function blockMessages(page: Page) {
  await page.routeWebSocket(/\/graphql$/, (socket) => void socket.close())
}

export async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: /^Organization:/ }).click()
  await page.getByRole('menuitem', { name }).first().click()
}
