import { createTeam, invite, joinAs } from '../../api/people/invitations-steps.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import {
  AcceptDocument,
  CallMyselfDocument,
  DeleteAccountDocument,
  DeleteOrganizationDocument,
  EndOrganizationDocument,
  RemoveMemberDocument,
  RestoreAccountDocument,
  RestoreOrganizationDocument,
  TakeInvitationBackDocument,
  UpdateMemberRoleDocument,
  UpdateOrganizationDocument,
  WriteAsDocument,
} from '../../support/generated.ts'
import { expect, test } from '../../support/test.ts'
import { idOf, watch } from '../app/live-steps.ts'
import { activeOrganization, rowOf, soon } from '../app/on-screen.ts'

const { openAt } = openBrowser()

test('invitations, memberships, roles and removals appear live in each window, without reads', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await createTeam(await signUp({ name: 'Ada Black' }))
  const ben = await signUp({ name: 'Ben Hill' })
  const { context, page, problems } = await openAt(baseUrl, ben, '/organizations')
  await page.getByRole('button', { name: 'Refresh' }).waitFor()
  const other = await context.newPage()
  await other.goto(`${baseUrl}/dashboard`)
  await activeOrganization(other, "Ben's finances").waitFor()
  const [here, there] = [watch(page), watch(other)]
  await Promise.all([here.settled(), there.settled()])
  const asked = () => [...here.asked.slice(before[0]), ...there.asked.slice(before[1])]
  const before = [here.asked.length, there.asked.length]

  const first = await invite(ada, ben.email, 'VIEWER')
  await rowOf(page, 'Ada Black invited you · Viewer').getByText('Harbor & Pine').waitFor()
  await other.getByRole('button', { name: "Organization: Ben's finances, 1 invitation" }).waitFor()
  await ada.graphql(UpdateOrganizationDocument, { changes: { name: 'Quay & Sons' } })
  await rowOf(page, 'Ada Black invited you').getByText('Quay & Sons').waitFor()
  await ada.graphql(TakeInvitationBackDocument, { id: first.id })
  await rowOf(page, 'Ada Black invited you').waitFor({ state: 'detached' })

  const { id } = await invite(ada, ben.email)
  await ben.graphql(AcceptDocument, { id })
  const team = rowOf(page, 'Quay & Sons')
  await team.getByText(/^Member · Team/).waitFor()
  const userId = await idOf(ada, ben)
  await ada.graphql(UpdateMemberRoleDocument, { userId, role: 'ADMIN' })
  await team.getByText(/^Admin · Team/).waitFor()
  expect(asked()).toEqual([])

  await page.getByRole('button', { name: 'Switch to Quay & Sons' }).click()
  await activeOrganization(page, 'Quay & Sons').waitFor()
  await ada.graphql(UpdateOrganizationDocument, { changes: { name: 'Harbor & Tar' } })
  await activeOrganization(page, 'Harbor & Tar').waitFor()
  await ada.graphql(DeleteOrganizationDocument, { name: 'Harbor & Tar' })
  await page.getByText('You are no longer a member of Harbor & Tar.').waitFor()
  await activeOrganization(page, "Ben's finances").waitFor()
  await ada.graphql(RestoreOrganizationDocument, { id: ada.organizationId })
  await page.getByRole('button', { name: 'Switch to Harbor & Tar' }).waitFor()
  await ada.graphql(RemoveMemberDocument, { userId })
  await page.getByRole('button', { name: 'Switch to Harbor & Tar' }).waitFor({ state: 'detached' })
  expect(there.asked.slice(before[1])).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

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
