import {
  AcceptInvitationDocument as AcceptDocument,
  RemoveMemberDocument,
  RevokeInvitationDocument as TakeInvitationBackDocument,
  UpdateMemberRoleDocument,
} from '../../../web/operations/generated.ts'
import { createTeam, invite } from '../../api/people/invitations-steps.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import {
  DeleteOrganizationDocument,
  RestoreOrganizationDocument,
  UpdateOrganizationDocument,
} from '../../support/generated.ts'
import { expect, test } from '../../support/test.ts'
import { idOf, watch } from '../app/live-steps.ts'
import { activeOrganization, rowOf } from '../app/on-screen.ts'

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
