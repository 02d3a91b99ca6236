import { expect, test } from 'vitest'
import {
  AcceptInvitationDocument as AcceptDocument,
  DeclineInvitationDocument as DeclineDocument,
  RevokeInvitationDocument as TakeInvitationBackDocument,
} from '../../../web/operations/generated.ts'
import { createTeam, invite } from '../../api/people/invitations-steps.ts'
import { createMailFixture } from '../../api/people/mail-fixture.ts'
import { openBrowser, signIn } from '../../support/browser/browser.ts'

// This test has its own server, because the database owner must change the expiry.
const fixture = createMailFixture()
const { openWindow } = openBrowser()

test('expired, revoked, used and declined invitations are explained before and after sign-in', async () => {
  const maya = await createTeam(await fixture.signUp({ name: 'Maya Lindqvist' }))
  const guests = [
    await fixture.signUp(),
    await fixture.signUp(),
    await fixture.signUp(),
    await fixture.signUp(),
  ] as const
  const [late, unwanted, quick, unwilling] = guests
  const [expired, revoked, used, declined] = [
    await invite(maya, late.email),
    await invite(maya, unwanted.email),
    await invite(maya, quick.email),
    await invite(maya, unwilling.email),
  ]
  await fixture.owner(`update invitations set expires_at = now() - interval '1 minute' where id = $1`, [expired.id])
  await maya.graphql(TakeInvitationBackDocument, { id: revoked.id })
  await quick.graphql(AcceptDocument, { id: used.id })
  await unwilling.graphql(DeclineDocument, { id: declined.id })
  const endings = [
    {
      token: expired.token,
      title: 'This invitation has expired',
      sentence: 'Ask Maya Lindqvist for a new invitation.',
    },
    {
      token: revoked.token,
      title: 'This invitation was revoked',
      sentence: 'Ask Maya Lindqvist for a new invitation.',
    },
    { token: used.token, title: 'This invitation has been used', sentence: 'Each invitation works once.' },
    {
      token: declined.token,
      title: 'This invitation was declined',
      sentence: 'Ask Maya Lindqvist for a new invitation.',
    },
  ]

  const { baseUrl } = fixture.server
  const { page, problems, context } = await openWindow()
  for (const { token, title, sentence } of endings) {
    await page.goto(`${baseUrl}/accept-invite?token=${token}`)
    await page.getByRole('heading', { name: title }).waitFor()
    await page.getByText(sentence).waitFor()
    expect(await page.getByRole('link', { name: 'Create an account' }).count()).toBe(0)
  }
  await signIn(page, baseUrl, late)
  for (const { token, title, sentence } of endings) {
    await page.goto(`${baseUrl}/accept-invite?token=${token}`)
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.getByText(sentence).waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  expect(problems).toEqual([])
  await context.close()
})
