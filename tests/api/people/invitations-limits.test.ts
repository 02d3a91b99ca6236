import { expect, test } from 'vitest'
import {
  AcceptInvitationDocument as AcceptDocument,
  MembershipsDocument as BelongingDocument,
  InvitationsDocument as InvitationListDocument,
  ResendInvitationDocument as InviteAgainDocument,
} from '../../../web/operations/generated.ts'
import { createUndoFixture } from '../history/undo-fixture.ts'
import { createTeam, invite, joinAs, stateOf, tokenIn } from './invitations-steps.ts'

// These states need time to pass or a change by the database owner.
const fixture = createUndoFixture()

const fresh = () => `sam-${crypto.randomUUID()}@x.example`
const expire = (id: string) => fixture.owner(`update invitations set expires_at = now() where id = $1`, [id])
const setPlan = (organizationId: string, plan: string) =>
  fixture.owner('update organizations set plan = $1 where id = $2', [plan, organizationId])

test('the change log contains neither the token nor its hash, and the token is stored nowhere', async () => {
  const ada = await createTeam(await fixture.signUp())
  const { status, body } = await ada.rest(
    'POST',
    '/invitations',
    { email: fresh(), role: 'Member' },
    // A request with an idempotency key stores its response, which contains the link.
    { 'idempotency-key': crypto.randomUUID() },
  )
  expect(status).toBe(201)
  const [id, token] = [body.id, tokenIn(body.link)]
  const recorded = await fixture.owner<{ after: Record<string, unknown> }>(
    `select after from changes where kind = 'invitation' and record_id = $1`,
    [id],
  )
  expect(recorded).toHaveLength(1)
  expect(Object.keys(recorded[0]?.after ?? {})).toContain('expires_at')
  expect(Object.keys(recorded[0]?.after ?? {})).not.toContain('token_hash')

  const tables = await fixture.owner<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
  )
  for (const { name } of tables) {
    const found = await fixture.owner(`select 1 from ${name} t where t::text like '%' || $1 || '%'`, [token])
    expect([name, found]).toEqual([name, []])
  }
})

test('an expired invitation is marked, listed and renewed by a new invitation', async () => {
  const ada = await createTeam(await fixture.signUp())
  const sam = await fixture.signUp()
  const { id, token } = await invite(ada, sam.email)
  await expire(id)

  expect(await stateOf(sam, token)).toBe('EXPIRED')
  await expect(sam.graphql(AcceptDocument, { id, token })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This invitation has expired. Ask Ada Black for a new one.',
  })
  expect((await ada.graphql(InvitationListDocument, {})).invitations).toMatchObject([{ id, isExpired: true }])

  const secondInvitation = await invite(ada, sam.email, 'VIEWER')
  expect(secondInvitation.invitation).toMatchObject({ id, role: 'VIEWER', isExpired: false })
  expect(secondInvitation.token).not.toBe(token)
  expect((await sam.graphql(AcceptDocument, { id })).acceptInvitation.userRole).toBe('VIEWER')
})

test('an existing member keeps their role', async () => {
  const ada = await createTeam(await fixture.signUp())
  const sam = await fixture.signUp()
  const first = await invite(ada, sam.email, 'VIEWER')
  await sam.graphql(AcceptDocument, { id: first.id })
  // The update stands for an account whose address changed to an invited one.
  const other = await invite(ada, fresh(), 'ADMIN')
  await fixture.owner('update invitations set email = $1 where id = $2', [sam.email, other.id])
  expect((await sam.graphql(AcceptDocument, { id: other.id })).acceptInvitation.userRole).toBe('VIEWER')
})

test('a removed member can be invited again with another role', async () => {
  const ada = await createTeam(await fixture.signUp())
  const sam = await joinAs('ADMIN', ada, fixture.signUp)
  await fixture.owner('update memberships set removed_at = now() where organization_id = $1 and role = $2', [
    ada.organizationId,
    'ADMIN',
  ])
  const { id } = await invite(ada, sam.email, 'VIEWER')
  expect((await sam.graphql(AcceptDocument, { id })).acceptInvitation.userRole).toBe('VIEWER')
})

test('an expired invitation can be sent again for 7 more days', async () => {
  const ada = await createTeam(await fixture.signUp())
  const { id } = await invite(ada, fresh())
  await expire(id)
  const { resendInvitation } = await ada.graphql(InviteAgainDocument, { id })
  expect(resendInvitation.invitation.isExpired).toBe(false)
  expect(await stateOf(ada, tokenIn(resendInvitation.link))).toBe('OPEN')
})

test('an invitation uses a seat of the plan until it expires', async () => {
  const ada = await createTeam(await fixture.signUp())
  await setPlan(ada.organizationId, 'personal')
  const { id } = await invite(ada, fresh())
  const another = fresh()
  await expect(invite(ada, another)).rejects.toMatchObject({ code: 'PLAN_LIMIT' })
  expect((await invite(ada, fresh(), 'VIEWER')).invitation.role).toBe('VIEWER')

  await expire(id)
  const sam = await fixture.signUp()
  const accepted = await invite(ada, sam.email)
  await expect(ada.graphql(InviteAgainDocument, { id })).rejects.toMatchObject({ code: 'PLAN_LIMIT' })
  await sam.graphql(AcceptDocument, { id: accepted.id })
})

test('an invitation cannot be accepted if the plan has no seat left', async () => {
  const ada = await createTeam(await fixture.signUp())
  const sam = await fixture.signUp()
  const { id, token } = await invite(ada, sam.email)
  await setPlan(ada.organizationId, 'free')
  await expect(sam.graphql(AcceptDocument, { id })).rejects.toMatchObject({ code: 'PLAN_LIMIT' })
  expect((await sam.graphql(BelongingDocument, {})).organizations).toHaveLength(1)
  expect(await stateOf(sam, token)).toBe('OPEN')
})

test('a user whose account is being deleted cannot join an organization', async () => {
  const ada = await createTeam(await fixture.signUp())
  const sam = await fixture.signUp()
  const { id } = await invite(ada, sam.email)
  await fixture.owner('update users set deleted_at = now() where email = $1', [sam.email])
  await expect(sam.graphql(AcceptDocument, { id })).rejects.toMatchObject({ code: 'ACCOUNT_DELETED' })
})
