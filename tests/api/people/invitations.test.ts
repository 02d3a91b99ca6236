import {
  InvitationsDocument as InvitationListDocument,
  ResendInvitationDocument as InviteAgainDocument,
  CreateInvitationDocument as InviteDocument,
  InvitationByTokenDocument as OfferDocument,
  RevokeInvitationDocument as TakeInvitationBackDocument,
} from '../../../web/operations/generated.ts'
import { RecordsChangedDocument } from '../../support/generated.ts'
import { expect, test } from '../../support/test.ts'
import { createTeam, invite, joinAs, stateOf, tokenIn } from './invitations-steps.ts'

const week = 7 * 24 * 3_600_000
const unknown = { code: 'NOT_FOUND', message: "This invitation doesn't exist. Ask for a new one." }

test('an invitation is valid for 7 days at the normalized address', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const { link, invitation } = await invite(ada, '  Sam@X.Example ', 'VIEWER')

  expect(link).toMatch(/^http:\/\/localhost:\d+\/accept-invite\?token=[\w-]{43}$/)
  expect(invitation).toMatchObject({
    email: 'sam@x.example',
    role: 'VIEWER',
    invitedBy: { name: 'Ada Black' },
    isExpired: false,
  })
  expect(Date.parse(invitation.expiresAt) - Date.parse(invitation.sentAt)).toBe(week)
  expect((await ada.graphql(InvitationListDocument, {})).invitations).toEqual([invitation])
})

test('the link shows the organization, the inviter and the role to anyone who has it', async ({ signUp, baseUrl }) => {
  const ada = await createTeam(await signUp())
  const { token, id } = await invite(ada, 'sam@x.example')
  const query = '{ invitation(token: "TOKEN") { id organizationName organizationKind invitedBy email role state } }'
  const response = await fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: query.replace('TOKEN', token) }),
  })
  expect((await response.json()).data.invitation).toEqual({
    id,
    organizationName: 'Harbor & Pine',
    organizationKind: 'TEAM',
    invitedBy: 'Ada Black',
    email: 'sam@x.example',
    role: 'MEMBER',
    state: 'OPEN',
  })
})

test('an unknown token returns no information', async ({ signUp }) => {
  const ada = await signUp()
  for (const token of ['', 'x', 'A'.repeat(43), '\u0001']) {
    await expect(ada.graphql(OfferDocument, { token })).rejects.toMatchObject(unknown)
  }
})

test('an invitation needs a valid address and a role other than Owner', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const broken = [
    '',
    'sam',
    'sam@x',
    'a b@x.example',
    'sam@x.example, eve@x.example',
    'sam@x.example\r\nBcc: eve@x.example',
  ]
  for (const email of [...broken, '<sam@x.example>', `${'a'.repeat(250)}@x.example`, 'sam@-x.example']) {
    await expect(ada.graphql(InviteDocument, { input: { email, role: 'MEMBER' } })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { email: 'Enter an email address, such as sam@example.com.' },
    })
  }
  const sentence = "You can't invite an Owner. Change their role after they join."
  await expect(ada.graphql(InviteDocument, { input: { email: 'sam@x.example', role: 'OWNER' } })).rejects.toMatchObject(
    { code: 'INVALID_INPUT', message: sentence, fields: { role: sentence } },
  )
})

test('a member or an invited user is not invited again', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const sam = await joinAs('MEMBER', ada, signUp)
  await invite(ada, 'lena@x.example')

  const inviting = (email: string) => ada.graphql(InviteDocument, { input: { email, role: 'VIEWER' } })
  await expect(inviting(sam.email.toUpperCase())).rejects.toMatchObject({
    code: 'CONFLICT',
    message: `${sam.email} is already a member.`,
  })
  await expect(inviting('Lena@x.example')).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'lena@x.example has already been invited. Resend the invitation instead.',
  })
})

test('only one of two simultaneous invitations of the same user is created', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const asked = await Promise.allSettled([1, 2, 3, 4].map(() => invite(ada, 'sam@x.example')))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const each of asked) if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'CONFLICT' })
  expect((await ada.graphql(InvitationListDocument, {})).invitations).toHaveLength(1)
})

test('an Admin can invite, but a Member or Viewer cannot', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const admin = await joinAs('ADMIN', ada, signUp)
  const others = [await joinAs('MEMBER', ada, signUp), await joinAs('VIEWER', ada, signUp)]

  expect((await invite(admin, 'lena@x.example', 'ADMIN')).invitation.role).toBe('ADMIN')
  for (const other of others) {
    await expect(invite(other, 'eve@x.example')).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(other.graphql(InvitationListDocument, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  }
})

test('an invitation sent again has a new link for 7 more days, and the previous link ends', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const { id, token, invitation } = await invite(ada, 'sam@x.example')
  const { resendInvitation: resent } = await ada.graphql(InviteAgainDocument, { id })

  expect(resent.invitation.id).toBe(id)
  expect(Date.parse(resent.invitation.sentAt)).toBeGreaterThan(Date.parse(invitation.sentAt))
  expect(Date.parse(resent.invitation.expiresAt) - Date.parse(resent.invitation.sentAt)).toBe(week)
  await expect(ada.graphql(OfferDocument, { token })).rejects.toMatchObject(unknown)
  expect(await stateOf(ada, tokenIn(resent.link))).toBe('OPEN')
})

test('a revoked invitation is marked, and the address can be invited again', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const { id, token } = await invite(ada, 'sam@x.example')
  await ada.graphql(TakeInvitationBackDocument, { id })

  expect(await stateOf(ada, token)).toBe('REVOKED')
  expect((await ada.graphql(InvitationListDocument, {})).invitations).toEqual([])
  const error = { code: 'CONFLICT', message: 'This invitation was revoked. Invite sam@x.example again.' }
  await expect(ada.graphql(InviteAgainDocument, { id })).rejects.toMatchObject(error)
  await expect(ada.graphql(TakeInvitationBackDocument, { id })).rejects.toMatchObject(error)
  expect((await invite(ada, 'sam@x.example')).id).not.toBe(id)
})

test('users outside the organization cannot see, send or revoke an invitation', async ({ signUp }) => {
  const [ada, eve] = [await createTeam(await signUp()), await createTeam(await signUp())]
  const { id } = await invite(ada, 'sam@x.example')
  expect((await eve.graphql(InvitationListDocument, {})).invitations).toEqual([])
  const error = { code: 'NOT_FOUND' }
  await expect(eve.graphql(InviteAgainDocument, { id })).rejects.toMatchObject(error)
  await expect(eve.graphql(TakeInvitationBackDocument, { id })).rejects.toMatchObject(error)
  expect((await invite(eve, 'sam@x.example')).invitation.email).toBe('sam@x.example')
})

test('other Admins see changes of an invitation live', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const subscription = await ada.subscribe(RecordsChangedDocument, {})
  const { id } = await invite(ada, 'sam@x.example')
  const nextAction = async () => (await subscription.next()).ledgerChanged.changes
  expect(await nextAction()).toEqual([{ kind: 'INVITATION', id, action: 'CREATED' }])
  await ada.graphql(InviteAgainDocument, { id })
  expect(await nextAction()).toEqual([{ kind: 'INVITATION', id, action: 'UPDATED' }])
  await ada.graphql(TakeInvitationBackDocument, { id })
  expect(await nextAction()).toEqual([{ kind: 'INVITATION', id, action: 'UPDATED' }])
  await subscription.stop()
})

test('5 invitations an hour can be sent, including repeats but not refused ones', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  for (let attempt = 0; attempt < 6; attempt++) {
    await expect(invite(ada, 'nobody')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  }
  const { id } = await invite(ada, 'one@x.example')
  for (const email of ['two@x.example', 'three@x.example', 'four@x.example']) await invite(ada, email)
  await ada.graphql(InviteAgainDocument, { id })

  const tooMany = { code: 'RATE_LIMITED', message: 'Too many requests. Try again in 12 minutes.' }
  await expect(invite(ada, 'five@x.example')).rejects.toMatchObject(tooMany)
  await expect(ada.graphql(InviteAgainDocument, { id })).rejects.toMatchObject(tooMany)
  const { status, headers, body } = await ada.rest('POST', '/invitations', { email: 'five@x.example', role: 'Member' })
  expect([status, body.message]).toEqual([429, tooMany.message])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(600)
  await ada.graphql(TakeInvitationBackDocument, { id })
})
