import { expect, test } from 'vitest'
import { mailOf } from '../../api/intake/mail-files.ts'
import { createMailboxFixture } from '../../api/intake/mailbox-fixture.ts'
import { receiptPdf } from '../../api/intake/receipt-files.ts'
import { cornerShop } from '../../api/intake/receipt-steps.ts'
import { createTeam } from '../../api/people/invitations-steps.ts'
import { DocumentsOfMailsDocument } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'

const done = 'Purser/Done'
const { fixture, imap, poll, incomingOf, createAddress } = await createMailboxFixture({
  environment: { MAIL_IN_DONE_FOLDER: done },
})

const parts = [{ type: 'application/pdf', fileName: 'shop.pdf', bytes: receiptPdf(cornerShop) }]

/** Waits until every message that can be handled was handled, and the last round worked. */
async function readAll(ada: TestUser): Promise<void> {
  await expect
    .poll(
      async () => {
        await poll()
        return [imap.unseenCount(), (await incomingOf(ada))?.mailboxFailure]
      },
      // After a second failure in a row, the next round is a minute later.
      { timeout: 300_000, interval: 500 },
    )
    .toEqual([0, null])
}

async function subjectsOf(person: TestUser) {
  const { receipts } = await person.graphql(DocumentsOfMailsDocument, {})
  return receipts.edges.map(({ node }) => node.document.mail?.subject).sort()
}

const stateOf = async (person: TestUser) => {
  const { mailboxFailure, mailboxFailingSince, hasMoreEmails } = (await incomingOf(person)) ?? {}
  return { mailboxFailure, isFailing: mailboxFailingSince !== null, hasMoreEmails }
}

test('added emails are moved to a folder that is created, and others stay', async () => {
  imap.restore([])
  const ada = await createTeam(await fixture.signUp())
  const to = await createAddress(ada)
  const lunch = mailOf({ from: ada.email, to, subject: 'Lunch', messageId: 'lunch@done', parts })
  imap.deliver(lunch)
  imap.deliver(mailOf({ from: 'eve@example.org', to, subject: 'Refused', parts }))
  imap.deliver(mailOf({ from: ada.email, to: 'receipts@purser.example', subject: 'Unknown', parts }))
  await readAll(ada)
  await expect.poll(() => imap.subjectsIn(done)).toEqual(['Lunch'])
  expect(imap.subjectsIn('Receipts')).toEqual(['Refused', 'Unknown'])

  imap.setMove(false)
  imap.deliver(mailOf({ from: ada.email, to, subject: 'Dinner', parts }))
  imap.deliver(lunch)
  await readAll(ada)
  await expect.poll(() => imap.subjectsIn(done)).toEqual(['Lunch', 'Dinner', 'Lunch'])
  await expect.poll(() => imap.subjectsIn('Receipts')).toEqual(['Refused', 'Unknown'])
  imap.setMove(true)
  expect(await subjectsOf(ada)).toEqual(['Dinner', 'Lunch'])
  expect(await incomingOf(ada)).toMatchObject({ refusedCount: 1, mailboxReadAt: expect.any(String) })
}, 400_000)

test('an email whose connection is lost is added once', async () => {
  imap.restore([])
  const ada = await createTeam(await fixture.signUp())
  const to = await createAddress(ada)
  for (const [command, subject] of [
    ['FETCH', 'Lost while fetched'],
    ['STORE', 'Lost before seen'],
  ] as const) {
    imap.dropAt(command)
    imap.deliver(mailOf({ from: ada.email, to, subject, parts }))
    await poll()
    await expect.poll(() => stateOf(ada)).toMatchObject({ mailboxFailure: 'CONNECTION', isFailing: true })
    imap.dropAt(undefined)
    await readAll(ada)
  }
  // The next round works, because the email is already seen.
  imap.dropAt('MOVE')
  imap.deliver(mailOf({ from: ada.email, to, subject: 'Lost before moved', parts }))
  await readAll(ada)
  imap.dropAt(undefined)
  expect(await subjectsOf(ada)).toEqual(['Lost before moved', 'Lost before seen', 'Lost while fetched'])
  expect(await stateOf(ada)).toEqual({ mailboxFailure: null, isFailing: false, hasMoreEmails: false })
}, 400_000)

test('unread emails beyond a round are read in the next ones, and nothing is left or added twice', async () => {
  const ada = await createTeam(await fixture.signUp())
  const to = await createAddress(ada)
  const news = mailOf({ from: 'news@example.org', to: 'receipts@purser.example', subject: 'News', parts: [] })
  const own = mailOf({ from: ada.email, to, subject: 'Among many', parts })
  imap.restore(Array.from({ length: 170 }, (_, at) => ({ mail: at === 120 ? own : news, isSeen: false })))
  await poll()
  await expect.poll(() => stateOf(ada)).toMatchObject({ hasMoreEmails: true, mailboxFailure: null })
  expect(imap.unseenCount()).toBeGreaterThan(0)
  await readAll(ada)
  await expect.poll(() => stateOf(ada)).toMatchObject({ hasMoreEmails: false })
  expect(await subjectsOf(ada)).toEqual(['Among many'])
}, 400_000)

test('a wrong password is named until it is right', async () => {
  imap.restore([])
  const ada = await createTeam(await fixture.signUp())
  const to = await createAddress(ada)
  imap.setPassword('changed')
  imap.deliver(mailOf({ from: ada.email, to, subject: 'Waiting', parts }))
  await poll()
  await expect.poll(() => stateOf(ada)).toMatchObject({ mailboxFailure: 'LOGIN', isFailing: true })
  imap.setPassword('pass word')
  await readAll(ada)
  expect(await subjectsOf(ada)).toEqual(['Waiting'])
}, 400_000)

test('a restored mailbox with another UIDVALIDITY delays and repeats nothing', async () => {
  const ada = await createTeam(await fixture.signUp())
  const to = await createAddress(ada)
  const mail = (subject: string) => mailOf({ from: ada.email, to, subject, messageId: `${subject}@restored`, parts })
  imap.restore([])
  imap.deliver(mail('first'))
  await readAll(ada)
  // The server sends less than it announces, so the email is tried again in an hour.
  imap.restore([])
  imap.deliver(mail('broken'), 1_000_000)
  const outputAfterReading = async () => {
    await poll()
    return fixture.server.output()
  }
  await expect.poll(outputAfterReading, { interval: 500 }).toMatch(/"event":"mailbox.read","deferred":1/)
  expect(imap.unseenCount()).toBe(1)

  imap.restore(['second', 'first'].map((subject) => ({ mail: mail(subject), isSeen: false })))
  await readAll(ada)
  expect(await subjectsOf(ada)).toEqual(['first', 'second'])
}, 400_000)
