import {
  ResendInvitationDocument as InviteAgainDocument,
  RemoveMemberDocument,
  UpdateMemberRoleDocument,
} from '../../../web/operations/generated.ts'
import { MuteDocument } from '../../support/generated.ts'
import { expect, test } from '../../support/test.ts'
import { createTeam, invite, joinAs, mailsTo, stateOf, tokenIn } from './invitations-steps.ts'

const sam = () => `sam-${crypto.randomUUID()}@x.example`

test('an invitation mail has the link in its text and its HTML', async ({ signUp, baseUrl }) => {
  const ada = await createTeam(await signUp())
  const email = sam()
  const { link } = await invite(ada, email, 'VIEWER')

  await expect.poll(() => mailsTo(baseUrl, email)).toHaveLength(1)
  const [mail] = await mailsTo(baseUrl, email)
  expect(mail).toMatchObject({ to: email, subject: 'Ada Black invited you to join Harbor & Pine' })
  for (const text of ['Join Harbor & Pine', 'Invited by: Ada Black', 'Your role: Viewer', link, ada.email, email]) {
    expect(mail?.text).toContain(text)
  }
  expect(mail?.text).toMatch(/^Expires: [A-Z][a-z]+ \d+, \d{4}$/m)
  // The proof is in the mail alone: the inviter sees the link as well.
  expect(mail?.html).toContain(`href="${link}#proof=`)
  expect(mail?.html).toContain('Join Harbor &amp; Pine')
})

test('a mail sent again has the new link, and the previous link is invalid', async ({ signUp, baseUrl }) => {
  const ada = await createTeam(await signUp())
  const email = sam()
  const { id, link: first } = await invite(ada, email)
  await expect.poll(() => mailsTo(baseUrl, email)).toHaveLength(1)
  const { resendInvitation } = await ada.graphql(InviteAgainDocument, { id })

  await expect.poll(() => mailsTo(baseUrl, email)).toHaveLength(2)
  const [newest] = await mailsTo(baseUrl, email)
  expect(newest?.text).toContain(resendInvitation.link)
  expect(newest?.text).not.toContain(first)
  expect(await stateOf(ada, tokenIn(resendInvitation.link))).toBe('OPEN')
})

test('the inviter is notified about a new member unless they turned it off', async ({ signUp, baseUrl }) => {
  const [ada, bob] = [await createTeam(await signUp()), await createTeam(await signUp({ name: 'Bob Stone' }))]
  await bob.graphql(MuteDocument, { mails: ['INVITATION_ACCEPTED'] })
  await joinAs('MEMBER', bob, signUp)
  const joined = await joinAs('ADMIN', ada, signUp)

  await expect.poll(() => mailsTo(baseUrl, ada.email)).toHaveLength(1)
  const [mail] = await mailsTo(baseUrl, ada.email)
  expect(mail?.subject).toBe('Sam Reed joined Harbor & Pine')
  expect(mail?.text).toContain('Sam Reed accepted your invitation and is now an Admin.')
  expect(mail?.text).toContain(`Email: ${joined.email}`)

  await bob.graphql(MuteDocument, { mails: [] })
  await joinAs('VIEWER', bob, signUp, 'Lena Ode')
  const subjects = async () => (await mailsTo(baseUrl, bob.email)).map(({ subject }) => subject)
  await expect.poll(subjects).toContain('Lena Ode joined Harbor & Pine')
  expect(await subjects()).toHaveLength(1)
})

test('a member is notified about a new role or a removal unless they turned it off', async ({ signUp, baseUrl }) => {
  const ada = await createTeam(await signUp())
  const [sam, lena] = [await joinAs('MEMBER', ada, signUp), await joinAs('MEMBER', ada, signUp)]
  await lena.graphql(MuteDocument, { mails: ['MEMBERSHIP_CHANGED'] })
  const userIdOf = async (person: typeof sam) => (await person.rest('GET', '/users/me')).body.user.id
  const [samId, lenaId] = [await userIdOf(sam), await userIdOf(lena)]
  await ada.graphql(UpdateMemberRoleDocument, { userId: lenaId, role: 'VIEWER' })
  await ada.graphql(UpdateMemberRoleDocument, { userId: samId, role: 'VIEWER' })

  const countMailsTo = async ({ email }: typeof sam) =>
    (await mailsTo(baseUrl, email)).filter(({ subject }) => subject.startsWith('You'))
  await expect.poll(() => countMailsTo(sam)).toHaveLength(1)
  const [changed] = await countMailsTo(sam)
  expect(changed?.subject).toBe("You're now a Viewer of Harbor & Pine")
  expect(changed?.text).toContain('Ada Black changed your role')

  await lena.graphql(MuteDocument, { mails: [] })
  for (const userId of [samId, lenaId]) await ada.graphql(RemoveMemberDocument, { userId })
  const removed = "You're no longer a member of Harbor & Pine"
  for (const person of [sam, lena]) {
    await expect.poll(async () => (await countMailsTo(person))[0]?.subject).toBe(removed)
  }
  expect(await countMailsTo(lena)).toHaveLength(1)
})

test('a name cannot inject mail headers or HTML', async ({ signUp, baseUrl }) => {
  const name = 'Eve\r\nBcc: all@x.example\u202e<img src=x onerror=alert(1)>'
  const eve = await createTeam(await signUp({ name }), '"><script>alert(1)</script>')
  const email = sam()
  await invite(eve, email)

  await expect.poll(() => mailsTo(baseUrl, email)).toHaveLength(1)
  const [mail] = await mailsTo(baseUrl, email)
  expect(mail?.subject).not.toMatch(/[\r\n\u202e]/)
  expect(mail?.html).not.toMatch(/<script|<img/)
  expect(mail?.html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')

  const response = await fetch(`${baseUrl}/dev/mail`)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(response.headers.get('content-security-policy')).not.toContain('script-src')
  const page = await response.text()
  expect(page).not.toMatch(/<script|<img/)
  // The text is escaped twice: for the mail and for the page with its frame.
  expect(page).toContain('&amp;lt;script&amp;gt;alert(1)')
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
})
