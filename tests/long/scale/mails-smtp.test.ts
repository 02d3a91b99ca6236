import { expect, test } from 'vitest'
import { ResendInvitationDocument as InviteAgainDocument } from '../../../web/operations/generated.ts'
import { createTeam, invite, joinAs } from '../../api/people/invitations-steps.ts'
import { createMailFixture } from '../../api/people/mail-fixture.ts'
import { fresh, linkIn } from '../../api/people/mails-smtp-steps.ts'
import { bodiesOf, fieldOf } from '../../support/servers/smtp-server.ts'

const fixture = createMailFixture()

const hurry = (invitationId: string) =>
  fixture.owner(`update graphile_worker._private_jobs set run_at = now() where payload ->> 'invitationId' = $1`, [
    invitationId,
  ])

test('a mail waits while the mail server is down and arrives on a retry', async () => {
  const ada = await createTeam(await fixture.signUp())
  const email = fresh()
  fixture.smtp.setDown(true)
  const before = fixture.smtp.rejectedCount()
  const { id, link } = await invite(ada, email)
  await expect.poll(() => fixture.smtp.rejectedCount()).toBeGreaterThan(before)
  const attempts = `select attempts from graphile_worker._private_jobs
    where payload ->> 'invitationId' = $1 and attempts > 0 and locked_at is null`
  await expect.poll(() => fixture.owner(attempts, [id])).toEqual([{ attempts: 1 }])
  fixture.smtp.setDown(false)
  await hurry(id)

  await expect.poll(() => fixture.mailsTo(email)).toHaveLength(1)
  const sent = linkIn(bodiesOf(fixture.mailsTo(email)[0] ?? missing)['text/plain'])
  // The mail's link proves the address too.
  expect(sent.split('#proof=')[0]).toBe(link)
})

test('an invitation whose mail was given up can be sent again', async () => {
  const ada = await createTeam(await fixture.signUp())
  const email = fresh()
  fixture.smtp.setDown(true)
  const { id } = await invite(ada, email)
  const attemptsQuery = `select attempts from graphile_worker._private_jobs where payload ->> 'invitationId' = $1`
  await expect
    .poll(async () => {
      await fixture.owner(
        `update graphile_worker._private_jobs set attempts = greatest(attempts, max_attempts - 1), run_at = now()
         where payload ->> 'invitationId' = $1 and locked_at is null`,
        [id],
      )
      return fixture.owner(attemptsQuery, [id])
    })
    .toEqual([])
  await expect.poll(() => fixture.server.output()).toMatch(/"event":"job.given_up","job":"invitation-mail"/)
  fixture.smtp.setDown(false)

  await ada.graphql(InviteAgainDocument, { id })
  await expect.poll(() => fixture.mailsTo(email)).toHaveLength(1)
})

test('reviewers receive the number of pending items on Mondays, once for each organization', async () => {
  const ada = await createTeam(await fixture.signUp({ name: 'Ada Black' }))
  const viewer = await joinAs('VIEWER', ada, fixture.signUp)
  const member = await joinAs('MEMBER', ada, fixture.signUp)
  const bob = await createTeam(await fixture.signUp())
  for (const [ledger, age] of [
    [ada.organizationId, '2 days'],
    [bob.organizationId, '2 hours'],
  ]) {
    const [document] = await fixture.owner<{ id: string }>(
      `insert into documents (organization_id, kind, file_name, content_type, size, storage_path, sha256, created_by, created_at)
       select $1, 'BUDGET_LIST', 'list.csv', 'text/csv', 1, 'x', sha256('x'), user_id, now() - $2::interval
       from memberships where organization_id = $1 and role = 'OWNER' returning id`,
      [ledger, age],
    )
    await fixture.owner(
      `insert into staged_items (organization_id, document_id, kind, position, type, description, amount_minor, currency, month)
       select $1, $2, 'BUDGET_LINE', n, 'EXPENSE', 'Line ' || n, 100, 'USD', '2026-03-01' from generate_series(1, 7) n`,
      [ledger, document?.id],
    )
  }
  const letters = (email: string) =>
    fixture.mailsTo(email).filter((mail) => fieldOf(mail, 'subject').includes('review'))
  await fixture.owner(`select graphile_worker.add_job('weekly-review')`)

  for (const { email } of [ada, member]) {
    await expect.poll(() => letters(email)).toHaveLength(1)
    const [mail] = letters(email)
    expect(fieldOf(mail ?? missing, 'subject')).toBe('7 items to review in Harbor & Pine')
    expect(bodiesOf(mail ?? missing)['text/plain']).toMatch(/http:\/\/localhost:\d+\/review/)
  }
  const attemptsQuery = `select 1 from graphile_worker.jobs where task_identifier like 'weekly-review%'`
  await expect.poll(() => fixture.owner(attemptsQuery)).toEqual([])
  expect([...letters(viewer.email), ...letters(bob.email)]).toEqual([])
})

test('an unpaid receipt is announced once, three days before it is due', async () => {
  const [ada, bob] = [await createTeam(await fixture.signUp()), await fixture.signUp()]
  const lena = await joinAs('MEMBER', ada, fixture.signUp)
  await fixture.owner(`update users set muted_mails = '{payment_due}' where email = $1`, [lena.email])
  for (const [ledger, days] of [
    [ada.organizationId, 3],
    [bob.organizationId, 4],
  ]) {
    await fixture.owner(
      `with made as (
         insert into documents (organization_id, kind, file_name, content_type, size, storage_path, sha256, created_by)
         select $1, 'RECEIPT', 'bill.xml', 'application/xml', 1, 'x', sha256('x'), user_id
         from memberships where organization_id = $1 and role = 'OWNER' returning id, created_by)
       insert into receipts (organization_id, document_id, created_by, created_at, merchant, total_minor, currency, due_date)
       select $1, id, created_by, now() - interval '9 days', 'Nordlicht', 11900, 'EUR', (now() at time zone 'UTC')::date + $2::int
       from made`,
      [ledger, days],
    )
  }
  await fixture.owner(`select graphile_worker.add_job('payment-due')`)
  const letters = (email: string) =>
    fixture.mailsTo(email).filter((mail) => fieldOf(mail, 'subject').includes('due in'))
  await expect.poll(() => letters(ada.email)).toHaveLength(1)
  const [mail] = letters(ada.email)
  expect(fieldOf(mail ?? missing, 'subject')).toBe('1 payment due in Harbor & Pine')
  expect(bodiesOf(mail ?? missing)['text/plain']).toMatch(/Nordlicht: 119\.00 EUR, [\s\S]*\/receipts\/[\w-]+\/review/)
  await expect
    .poll(() => fixture.owner(`select 1 from graphile_worker.jobs where task_identifier like 'payment-due%'`))
    .toEqual([])
  expect([...letters(lena.email), ...letters(bob.email)]).toEqual([])
})

const missing = { from: '', to: [], head: [], body: '' }
