import { expect, test } from 'vitest'
import { mailOf } from '../../api/intake/mail-files.ts'
import { createMailboxFixture } from '../../api/intake/mailbox-fixture.ts'
import { createTeam } from '../../api/people/invitations-steps.ts'
import { hostileMails } from '../../unit/intake/hostile-mails.ts'

const { fixture, imap, poll, createAddress } = await createMailboxFixture()

test('the web process answers while 74 hostile mails arrive in the mailbox and are read', async () => {
  const ada = await createTeam(await fixture.signUp())
  const to = await createAddress(ada)
  const mails = Object.values(hostileMails)
  expect(mails).toHaveLength(74)
  // Each has a sender who is allowed and the secret, so all of them reach the readers.
  for (const mail of mails) {
    imap.deliver(Buffer.concat([Buffer.from(`Delivered-To: ${to}\r\nFrom: ${ada.email}\r\n`), mail]))
  }
  const before = imap.unseenCount()
  expect(before).toBe(74)

  const waits: number[] = []
  const started = performance.now()
  const askHealth = async () => {
    const begun = performance.now()
    const { status } = await fetch(`${fixture.server.baseUrl}/health/live`)
    waits.push(performance.now() - begun)
    expect(status).toBe(200)
  }
  const openJobs = async () => {
    await askHealth()
    if (imap.unseenCount() > 0) await poll()
    const jobs = await fixture.owner(
      `select 1 from graphile_worker.jobs where task_identifier in ('read-mailbox', 'read-document')`,
    )
    return imap.unseenCount() + jobs.length
  }
  await expect.poll(openJobs, { timeout: 600_000, interval: 200 }).toBe(0)

  const duration = performance.now() - started
  const sorted = waits.toSorted((a, b) => a - b)
  expect(sorted.length).toBeGreaterThan(20)
  // A process that read the mails itself would answer after each of them.
  expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(duration / mails.length)
  expect(fixture.server.process.exitCode).toBeNull()
  expect(fixture.server.output()).not.toMatch(
    /"event":"(uncaughtException|unhandledRejection|mailbox\.message_failed)"/,
  )
  const uid = imap.deliver(mailOf({ from: ada.email, to, parts: [{ type: 'text/plain', bytes: 'Tea 3.00' }] }))
  await poll()
  await expect.poll(() => imap.isSeen(uid), { timeout: 30_000 }).toBe(true)
}, 660_000)
