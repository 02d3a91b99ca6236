import {
  UpdatePreferredNameDocument as CallMyselfDocument,
  DeleteAccountDocument,
  DeleteOrganizationDocument as EndOrganizationDocument,
  RestoreAccountDocument,
  RevokeInvitationDocument as TakeInvitationBackDocument,
} from '../../../../web/operations/generated.ts'
import { createTeam, invite, joinAs } from '../../../api/people/invitations-steps.ts'
import { watch } from '../../../browser/app/live-steps.ts'
import { activeOrganization, soon } from '../../../browser/app/on-screen.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { RestoreOrganizationDocument, WriteAsDocument } from '../../../support/generated.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

test('an invitation also reaches a user without an organization, and can end while it is open', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await createTeam(await signUp({ name: 'Ada Black' }))
  const ben = await signUp({ name: 'Ben Hill' })
  await ben.graphql(EndOrganizationDocument, { name: "Ben's finances" })
  const { context, page, problems } = await openAt(baseUrl, ben, '/organizations')
  await page.getByText("You don't belong to an organization yet.").waitFor()
  const screen = watch(page)
  await screen.settled()
  const before = screen.asked.length
  const { id, token } = await invite(ada, ben.email)
  await page.getByRole('button', { name: 'Accept the invitation to Harbor & Pine' }).waitFor()
  await ben.graphql(RestoreOrganizationDocument, { id: ben.organizationId })
  await activeOrganization(page, "Ben's finances").waitFor()
  expect(screen.asked.slice(before).filter((name) => /Organizations|Invitations|Me$/.test(name))).toEqual([])

  await page.goto(`${baseUrl}/accept-invite?token=${token}`)
  await page.getByRole('dialog', { name: 'Join Harbor & Pine?' }).waitFor()
  await page.locator(`[aria-label="Organization: Ben's finances, 1 invitation"]`).first().waitFor()
  await ada.graphql(TakeInvitationBackDocument, { id })
  await page.getByRole('dialog', { name: 'This invitation is no longer open' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a profile change in one window appears in the other, and a departure is announced once', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await createTeam(await signUp({ name: 'Ada Black' }))
  const ben = await joinAs('MEMBER', ada, signUp, 'Ben Hill')
  const { context, page, problems } = await openAt(baseUrl, ben, '/organizations')
  await activeOrganization(page, 'Harbor & Pine').waitFor()
  const other = await context.newPage()
  await other.goto(`${baseUrl}/settings/profile`)
  await other.getByLabel('Name', { exact: true }).waitFor()

  await ben.graphql(CallMyselfDocument, { name: 'Benjamin Hill' })
  for (const window of [page, other]) await window.locator('aside').getByText('Benjamin Hill').waitFor()
  await expect.poll(() => other.getByLabel('Name', { exact: true }).inputValue(), soon).toBe('Benjamin Hill')
  await other.goto(`${baseUrl}/settings/formats`)
  const sample = other.getByRole('img', { name: 'Sample' })
  await sample.getByText('1,234.56').waitFor()
  await ben.graphql(WriteAsDocument, { locale: 'de-CH' })
  await sample.getByText(/1['’]234\.56/).waitFor()

  await page.getByRole('button', { name: 'Actions for Harbor & Pine' }).click()
  await page.getByRole('menuitem', { name: 'Leave' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await page.getByText('You left Harbor & Pine').waitFor()
  await other.getByText('You are no longer a member of Harbor & Pine.').waitFor()
  await activeOrganization(other, "Benjamin's finances").waitFor()
  expect(await page.getByText('You are no longer a member of Harbor & Pine.').count()).toBe(0)

  await ben.in('').graphql(DeleteAccountDocument, { email: ben.email })
  await other.getByText('Your account is scheduled for deletion').waitFor()
  await ben.in('').graphql(RestoreAccountDocument, {})
  await activeOrganization(other, "Benjamin's finances").waitFor()
  expect(problems).toEqual([])
  await context.close()
})
