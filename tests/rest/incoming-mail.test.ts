import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createMailboxFixture } from '../api/intake/mailbox-fixture.ts'
import { createTeam, joinAs } from '../api/people/invitations-steps.ts'
import { makePrivateCertificate } from '../support/servers/certificates.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'purser-mailbox-'))
afterAll(() => rm(folder, { recursive: true }))
// The server does not trust the authority of this certificate.
const { fixture, poll } = await createMailboxFixture({ certificate: await makePrivateCertificate(folder) })

const address = expect.stringMatching(/^receipts\+[a-z\d]{24}@purser\.example$/)
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

const shown = {
  address: null,
  senders: [],
  refused_count: 0,
  last_refused_sender: null,
  last_refused_at: null,
  too_large_count: 0,
  mailbox_read_at: null,
  mailbox_failure: 'certificate',
  mailbox_failing_since: moment,
  has_more_emails: false,
}

test('GET /incoming-mail returns the settings, and why the mailbox cannot be read', async () => {
  const ada = await createTeam(await fixture.signUp())
  await poll()
  await expect.poll(async () => (await ada.rest('GET', '/incoming-mail')).body.mailbox_failure).toBe('certificate')
  const { status, body } = await ada.rest('GET', '/incoming-mail')
  expect({ status, body }).toEqual({ status: 200, body: shown })
  expect(JSON.stringify(body)).not.toMatch(/pass.word|reader|127\.0\.0\.1/)
})

test('POST /incoming-mail/address creates and replaces the address', async () => {
  const ada = await createTeam(await fixture.signUp())
  const created = await ada.rest('POST', '/incoming-mail/address')
  expect(created).toMatchObject({ status: 200, body: { address, senders: [] } })
  expect((await ada.rest('GET', '/incoming-mail')).body.address).toBe(created.body.address)
  const replaced = await ada.rest('POST', '/incoming-mail/address')
  expect(replaced).toMatchObject({ status: 200, body: { address } })
  expect(replaced.body.address).not.toBe(created.body.address)
})

test('PUT /incoming-mail/senders replaces the senders', async () => {
  const ada = await createTeam(await fixture.signUp())
  const put = (body: unknown) => ada.rest('PUT', '/incoming-mail/senders', body)
  const senders = ['@Shop.example', 'bob@example.net', 'bob@example.net']
  expect(await put({ senders })).toMatchObject({ status: 200, body: { senders: ['shop.example', 'bob@example.net'] } })
  const others = Array.from({ length: 101 }, (_, number) => `shop-${number}.example`)
  for (const [wrong, status] of [
    [{}, 422],
    [{ senders: 'shop.example' }, 422],
    [{ senders: ['nowhere'] }, 422],
    [{ senders: ['\u{1f4a9}.example'] }, 422],
    [{ senders: others }, 422],
    [{ senders: [], password: 'x' }, 422],
    [{ senders: ['shop\u0000.example'] }, 400],
    [{ senders: ['x'.repeat(1_000_000)] }, 413],
  ] as const) {
    expect({ wrong, status: (await put(wrong)).status }).toEqual({ wrong, status })
  }
  expect((await ada.rest('GET', '/incoming-mail')).body.senders).toEqual(['shop.example', 'bob@example.net'])
  expect(await put({ senders: [] })).toMatchObject({ status: 200, body: { senders: [] } })
})

test('a body with deep nesting is refused', async () => {
  const ada = await createTeam(await fixture.signUp())
  const body = `{"senders":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
  const headers = { authorization: `Bearer ${ada.token}`, 'x-active-organization-id': ada.organizationId }
  const response = await fetch(`${fixture.server.baseUrl}/api/v1/incoming-mail/senders`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  })
  expect([400, 422]).toContain(response.status)
})

test('only Owners and Admins, and tokens with the scope "admin", reach the settings', async () => {
  const ada = await createTeam(await fixture.signUp())
  const [admin, member, viewer] = [
    await joinAs('ADMIN', ada, fixture.signUp),
    await joinAs('MEMBER', ada, fixture.signUp),
    await joinAs('VIEWER', ada, fixture.signUp),
  ]
  const eve = (await fixture.signUp()).in(ada.organizationId)
  const tokenWith = async (scope: string) => {
    const { body } = await ada.rest('POST', '/tokens', { name: scope, scopes: [scope] })
    return ada.with(body.token)
  }
  const [writer, integrator] = [await tokenWith('write'), await tokenWith('admin')]
  for (const [method, path, body] of [
    ['GET', '/incoming-mail'],
    ['POST', '/incoming-mail/address'],
    ['PUT', '/incoming-mail/senders', { senders: [] }],
  ] as const) {
    const statuses = []
    for (const person of [ada, admin, integrator, member, viewer, writer, eve, ada.with(''), ada.with('pur_wrong')]) {
      statuses.push((await person.rest(method, path, body)).status)
    }
    expect({ path, statuses }).toEqual({ path, statuses: [200, 200, 200, 403, 403, 403, 403, 401, 401] })
  }
})
