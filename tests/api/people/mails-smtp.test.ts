import { expect, test } from 'vitest'
import {
  AcceptInvitationDocument as AcceptDocument,
  InvitationByTokenDocument as OfferDocument,
  UpdateMemberRoleDocument,
} from '../../../web/operations/generated.ts'
import { bodiesOf, fieldOf } from '../../support/servers/smtp-server.ts'
import { createTeam, invite, joinAs, tokenIn } from './invitations-steps.ts'
import { createMailFixture } from './mail-fixture.ts'
import { fresh, linkIn } from './mails-smtp-steps.ts'

const fixture = createMailFixture()

const hurry = (invitationId: string) =>
  fixture.owner(`update graphile_worker._private_jobs set run_at = now() where payload ->> 'invitationId' = $1`, [
    invitationId,
  ])

const expire = (id: string) => fixture.owner(`update invitations set expires_at = now() where id = $1`, [id])

test('an invitation is delivered to the mail server as text and HTML with a working link', async () => {
  const ada = await createTeam(await fixture.signUp({ name: 'Adá Black' }))
  const sam = await fixture.signUp()
  const { id, link } = await invite(ada, sam.email)

  await expect.poll(() => fixture.mailsTo(sam.email)).toHaveLength(1)
  const [mail] = fixture.mailsTo(sam.email)
  if (!mail) throw new Error('No mail came.')
  expect(mail).toMatchObject({ from: 'books@purser.example', to: [sam.email] })
  expect(fieldOf(mail, 'from')).toBe('Purser <books@purser.example>')
  expect(fieldOf(mail, 'to')).toBe(sam.email)
  expect(fieldOf(mail, 'subject')).toBe('Adá Black invited you to join Harbor & Pine')
  expect(fieldOf(mail, 'auto-submitted')).toBe('auto-generated')
  expect(fieldOf(mail, 'content-type')).toMatch(/^multipart\/alternative/)
  const bodies = bodiesOf(mail)
  expect(Object.keys(bodies)).toEqual(['text/plain', 'text/html'])
  // The proof of the address is in the mail alone: the inviter sees the link as well.
  expect(linkIn(bodies['text/plain']).split('#proof=')).toEqual([link, expect.any(String)])
  expect(bodies['text/html']).toContain(`href="${link}#proof=`)
  expect(bodies['text/html']).toContain('Adá Black invited you')

  const token = tokenIn(link)
  expect((await sam.graphql(OfferDocument, { token })).invitation).toMatchObject({ id, state: 'OPEN' })
  await sam.graphql(AcceptDocument, { id, token })
})

test('an expired invitation is not mailed', async () => {
  const ada = await createTeam(await fixture.signUp())
  const [late, later] = [fresh(), fresh()]
  fixture.smtp.setDown(true)
  const { id } = await invite(ada, late)
  const isQueuedQuery = `select 1 as one from graphile_worker._private_jobs
    where payload ->> 'invitationId' = $1 and attempts > 0 and locked_at is null`
  await expect.poll(() => fixture.owner(isQueuedQuery, [id])).toEqual([{ one: 1 }])
  await expire(id)
  fixture.smtp.setDown(false)
  await hurry(id)
  await expect.poll(() => fixture.owner(isQueuedQuery, [id])).toEqual([])
  await invite(ada, later)
  await expect.poll(() => fixture.mailsTo(later)).toHaveLength(1)
  expect(fixture.mailsTo(late)).toEqual([])
})

test('a disabled user receives no mail about a role', async () => {
  const ada = await createTeam(await fixture.signUp())
  const [sam, lena] = [await joinAs('MEMBER', ada, fixture.signUp), await joinAs('MEMBER', ada, fixture.signUp)]
  await fixture.owner('update users set disabled_at = now() where email = $1', [sam.email])
  for (const { email } of [sam, lena]) {
    const [user] = await fixture.owner<{ id: string }>('select id from users where email = $1', [email])
    await ada.graphql(UpdateMemberRoleDocument, { userId: user?.id ?? '', role: 'VIEWER' })
  }
  const subjects = (email: string) => fixture.mailsTo(email).map((mail) => fieldOf(mail, 'subject'))
  await expect.poll(() => subjects(lena.email)).toContain("You're now a Viewer of Harbor & Pine")
  const attemptsQuery = `select 1 from graphile_worker.jobs where task_identifier = 'membership-mail'`
  await expect.poll(() => fixture.owner(attemptsQuery)).toEqual([])
  expect(subjects(sam.email)).not.toContain("You're now a Viewer of Harbor & Pine")
})
