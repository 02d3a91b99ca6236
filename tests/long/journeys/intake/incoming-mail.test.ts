import { expect, test } from 'vitest'
import { UpdateMailSendersDocument as AllowMailSendersDocument } from '../../../../web/operations/generated.ts'
import { undo } from '../../../api/history/undo-fixture.ts'
import { mailOf } from '../../../api/intake/mail-files.ts'
import { createMailboxFixture } from '../../../api/intake/mailbox-fixture.ts'
import { receiptPdf } from '../../../api/intake/receipt-files.ts'
import { cornerShop } from '../../../api/intake/receipt-steps.ts'
import { createTeam, joinAs } from '../../../api/people/invitations-steps.ts'
import { DocumentsOfMailsDocument } from '../../../support/generated.ts'
import type { TestUser } from '../../../support/people.ts'

const { fixture, imap, poll, incomingOf, createAddress } = await createMailboxFixture()

const parts = [{ type: 'application/pdf', fileName: 'shop.pdf', bytes: receiptPdf(cornerShop) }]

const bigPdf = Buffer.concat([receiptPdf(cornerShop), Buffer.alloc(10_000_000, ' ')])

/** Delivers a mail and waits until the mailbox was read. */
async function send(mail: Buffer): Promise<void> {
  const uid = imap.deliver(mail)
  await poll()
  await expect.poll(() => imap.isSeen(uid), { timeout: 30_000 }).toBe(true)
}

async function documentsOf(person: TestUser) {
  const { receipts } = await person.graphql(DocumentsOfMailsDocument, {})
  return receipts.edges.map(({ node }) => node)
}

const stagesOf = async (person: TestUser) => (await documentsOf(person)).map(({ document }) => document.stage)

test("a member's email with a receipt becomes a document of that member in the right organization", async () => {
  const ada = await createTeam(await fixture.signUp())
  const [sam, bob] = [await joinAs('MEMBER', ada, fixture.signUp), await createTeam(await fixture.signUp())]
  const [to, other] = [await createAddress(ada), await createAddress(bob)]
  expect(to).toMatch(/^receipts\+[a-z\d]{24}@purser\.example$/)
  expect(other).not.toBe(to)
  const from = `Sam Reed <${sam.email.toUpperCase()}>`
  await send(mailOf({ from, to: `Books <${to.toUpperCase()}>`, subject: 'Lunch', messageId: 'lunch@sam', parts }))

  await expect.poll(() => stagesOf(ada), { timeout: 60_000 }).toEqual(['STAGED'])
  expect(await documentsOf(ada)).toMatchObject([
    {
      total: { value: '9.00' },
      document: { fileName: 'shop.pdf', createdBy: { name: 'Sam Reed' }, mail: { sender: from, subject: 'Lunch' } },
    },
  ])
  expect(await documentsOf(bob)).toEqual([])
  const secret = /\+(.+)@/.exec(to)?.[1] ?? ''
  await expect.poll(() => fixture.server.output()).toMatch(/"event":"mailbox.read","added":1/)
  expect(fixture.server.output()).not.toContain(secret)
  const stored = await fixture.owner('select * from mail_addresses where organization_id = $1', [ada.organizationId])
  expect(JSON.stringify(stored)).not.toContain(secret)
})

test('an email of another sender is refused and counted, until the sender is allowed', async () => {
  const ada = await createTeam(await fixture.signUp({ name: 'Ada Black' }))
  const viewer = await joinAs('VIEWER', ada, fixture.signUp)
  const to = await createAddress(ada)
  for (const from of ['shop@mail.example.net', `${viewer.email}`, 'Eve <eve@example.net.example.org>']) {
    await send(mailOf({ from, to, parts }))
  }
  expect(await incomingOf(ada)).toMatchObject({
    refusedCount: 3,
    lastRefusedSender: 'eve@example.net.example.org',
    tooLargeCount: 0,
  })
  expect(await documentsOf(ada)).toEqual([])

  const senders = [' @Mail.Example.NET', 'eve@example.org', 'eve@example.org']
  const { updateMailSenders } = await ada.graphql(AllowMailSendersDocument, { senders })
  expect(updateMailSenders.senders).toEqual(['mail.example.net', 'eve@example.org'])
  await send(mailOf({ from: 'Shop <Shop@mail.example.net>', to, parts }))
  await expect.poll(() => stagesOf(ada), { timeout: 60_000 }).toEqual(['STAGED'])
  expect(await documentsOf(ada)).toMatchObject([{ document: { createdBy: { name: 'Ada Black' } } }])
  const [latest] = await fixture.owner<{ batch_id: string }>(
    `select batch_id from changes where organization_id = $1 and kind = 'organization' order by number desc limit 1`,
    [ada.organizationId],
  )
  expect(await undo(ada, latest?.batch_id ?? '')).toMatchObject({ done: true, conflicts: [] })
  expect(await incomingOf(ada)).toMatchObject({ senders: [] })
  await expect(ada.graphql(AllowMailSendersDocument, { senders: ['not a sender'] })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { senders: '"not a sender" is neither an email address nor a domain.' },
  })
})

test('an email without a known secret is left in the mailbox, and a replaced address no longer works', async () => {
  const ada = await createTeam(await fixture.signUp())
  const from = ada.email
  const former = await createAddress(ada)
  const to = await createAddress(ada)
  await send(mailOf({ from, to: 'receipts@purser.example', parts }))
  await send(mailOf({ from, to: former, parts }))
  await send(mailOf({ from, to: to.replace('@purser', '@else.purser'), parts }))
  expect(await documentsOf(ada)).toEqual([])
  expect(await incomingOf(ada)).toMatchObject({ address: to, refusedCount: 0 })

  // A blind copy has the address only in a field that the mail server adds.
  const copy = mailOf({ from, to: 'shop@example.com', parts })
  await send(Buffer.concat([Buffer.from(`Delivered-To: ${to}\r\n`), copy]))
  await expect.poll(() => stagesOf(ada), { timeout: 60_000 }).toEqual(['STAGED'])
})

test('the same email is added once', async () => {
  const ada = await createTeam(await fixture.signUp())
  const to = await createAddress(ada)
  const mail = { from: ada.email, to, messageId: 'twice@shop', parts }
  await send(mailOf(mail))
  await send(mailOf({ ...mail, subject: 'Forwarded' }))
  await expect.poll(() => stagesOf(ada), { timeout: 60_000 }).toEqual(['STAGED'])
  await send(mailOf(mail))
  expect(await stagesOf(ada)).toEqual(['STAGED'])
  await expect.poll(() => fixture.server.output()).toMatch(/"event":"mailbox.read","repeated":1/)
})

test('emails above 10 MB are counted and not fetched', async () => {
  const ada = await createTeam(await fixture.signUp())
  const to = await createAddress(ada)
  const mail = mailOf({ from: ada.email, to, parts: [{ ...parts[0], type: 'application/pdf', bytes: bigPdf }] })
  await send(mail)
  const uid = imap.deliver(mail, 40_000_000)
  await poll()
  await expect.poll(() => imap.isSeen(uid), { timeout: 30_000 }).toBe(true)
  expect(await incomingOf(ada)).toMatchObject({ tooLargeCount: 2, refusedCount: 0, mailboxFailure: null })
  expect(Math.max(...imap.sentBytes.values())).toBeLessThan(300_000)
})

test('a mailbox that is down harms nothing, and is read when it is up again', async () => {
  const ada = await createTeam(await fixture.signUp())
  const to = await createAddress(ada)
  imap.setDown(true)
  const before = imap.rejectedCount()
  const uid = imap.deliver(mailOf({ from: ada.email, to, parts }))
  await poll()
  await expect.poll(() => imap.rejectedCount()).toBeGreaterThan(before)
  await expect.poll(() => fixture.server.output()).toMatch(/"event":"mailbox.failed"/)
  expect((await fetch(`${fixture.server.baseUrl}/health/ready`)).status).toBe(200)
  imap.setDown(false)

  await expect.poll(() => poll().then(() => imap.isSeen(uid)), { timeout: 150_000, interval: 1_000 }).toBe(true)
  await expect.poll(() => fixture.server.output()).toMatch(/"event":"mailbox.recovered"/)
  await expect.poll(() => stagesOf(ada), { timeout: 60_000 }).toEqual(['STAGED'])
  expect(fixture.server.output().match(/"event":"mailbox.failed"/g)).toHaveLength(1)
}, 240_000)
