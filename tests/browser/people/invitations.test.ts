import { ResendInvitationDocument as InviteAgainDocument } from '../../../web/operations/generated.ts'
import { createTeam, invite } from '../../api/people/invitations-steps.ts'
import { openBrowser, signIn } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'
import { activeOrganization } from '../app/on-screen.ts'
import { fresh, linkTo, namesOf, pathTo, question } from './invitations-steps.ts'

const { openWindow } = openBrowser()

test('a signed-in user accepts over the dashboard and opens the organization, and keeps their own ledger', async ({
  baseUrl,
  signUp,
}) => {
  const maya = await createTeam(await signUp({ name: 'Maya Lindqvist' }))
  const sam = await signUp({ name: 'Sam Reed' })
  const { token } = await invite(maya, sam.email, 'VIEWER')
  const { page, problems, context } = await openWindow({ width: 360 })
  await signIn(page, baseUrl, sam, pathTo(token))
  await page.waitForURL('**/dashboard')

  const dialog = question(page)
  await dialog.getByText('Maya Lindqvist invited you to join').waitFor()
  await dialog.getByText("Viewers can see everything but can't change anything.").waitFor()
  await dialog.getByText(sam.email).waitFor()
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await page.getByText('Switched to: Harbor & Pine').waitFor()
  await activeOrganization(page, 'Harbor & Pine').waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect(await namesOf(sam)).toEqual(["Sam's finances", 'Harbor & Pine'])
  expect(await page.evaluate(() => localStorage.getItem('pendingInvitation'))).toBeNull()

  await page.goto(linkTo(baseUrl, token))
  await page.getByRole('dialog', { name: 'This invitation has been used' }).waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.reload()
  await activeOrganization(page, 'Harbor & Pine').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test('an outdated or unknown link shows an error', async ({ baseUrl, signUp }) => {
  const maya = await createTeam(await signUp({ name: 'Maya Lindqvist' }))
  const { token, id } = await invite(maya, fresh())
  await maya.graphql(InviteAgainDocument, { id })
  const { page, problems, context } = await openWindow()
  for (const link of [linkTo(baseUrl, token), linkTo(baseUrl, 'nothing'), `${baseUrl}/accept-invite`]) {
    await page.goto(link)
    await page.getByRole('heading', { name: 'Invitation not found' }).waitFor()
    await page.getByText('Open the latest email').waitFor()
  }
  expect(problems).toEqual([])
  await context.close()
})
