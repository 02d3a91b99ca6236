import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { WriteAsDocument } from '../../support/generated.ts'
import { categoryOf } from '../../support/ledger.ts'
import { type ReceivedEvent, verify } from '../../support/servers/webhook-receiver.ts'
import { apply, importFile } from '../imports/import-steps.ts'
import { createMailFixture } from '../people/mail-fixture.ts'
import { createWebhook, deliveriesOf, openReceiver, record, webhookEnvironment } from './webhooks-fixture.ts'

const fixture = createMailFixture(webhookEnvironment)
const { signUp, owner } = fixture

const transactionsIn = (events: readonly ReceivedEvent[]) =>
  events.filter(({ type }) => type.startsWith('transaction.'))

/** The seconds before the next attempt, after so many of them. The first delay is 5 s. */
const delays = [
  [2, 300],
  [3, 1_500],
  [4, 9_000],
  [5, 18_000],
  [6, 36_000],
  [7, 36_000],
] as const

/** Makes the next attempt due, as if its time had come. */
async function passTime(id: string): Promise<void> {
  await owner(`update webhook_deliveries set due_at = now() where webhook_id = $1 and state = 'PENDING'`, [id])
  await owner('select enqueue_webhook(organization_id, id) from webhooks where id = $1', [id])
}

test('changes arrive in order, signed, with the names and values of the REST API', async () => {
  const [ada, receiver] = [await signUp(), await openReceiver()]
  await createWebhook(ada, receiver)
  const categoryId = await categoryOf(ada, 'Groceries')
  const id = await record(ada, 'Milk', { category_id: categoryId, amount: '1234.50', note: '🥛' })
  await ada.rest('PUT', `/transactions/${id}`, { description: 'Oat milk' })
  await ada.rest('DELETE', `/transactions/${id}`)

  await expect.poll(() => transactionsIn(receiver.events)).toHaveLength(3)
  const [created, updated, deleted] = transactionsIn(receiver.events)
  const { body: me } = await ada.rest('GET', '/users/me')
  expect(JSON.parse(created?.body ?? '')).toMatchObject({
    type: 'transaction.created',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    organization_id: ada.organizationId,
    cursor: expect.any(String),
    actor: { user_id: me.user.id, origin: 'rest' },
    data: {
      id,
      description: 'Milk',
      amount: '1234.50',
      currency: 'USD',
      base_amount: '1234.50',
      transaction_date: '2026-03-31',
      category_id: categoryId,
      type: 'EXPENSE',
      note: '🥛',
      reviewed: true,
    },
  })
  expect(created?.body).not.toMatch(/_minor|set_by|organization_id.*organization_id/)
  expect([updated?.type, updated?.data.description]).toEqual(['transaction.updated', 'Oat milk'])
  expect([deleted?.type, deleted?.data.description]).toEqual(['transaction.deleted', 'Oat milk'])
  const numbers = receiver.events.map(({ number }) => number)
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  expect(created?.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': created?.id })
  expect(receiver.forged).toBe(0)
})

test('kinds, actions and categories select events', async () => {
  const [ada, receiver] = [await signUp(), await openReceiver()]
  const groceries = await categoryOf(ada, 'Groceries')
  const id = await createWebhook(ada, receiver, {
    kinds: ['transaction', 'tag'],
    actions: ['created', 'deleted'],
    category_ids: [groceries],
  })
  await record(ada, 'Other')
  const milk = await record(ada, 'Milk', { category_id: groceries, tags: ['Home'] })
  await ada.rest('PUT', `/transactions/${milk}`, { description: 'Oat milk', category_id: null })
  await ada.rest('DELETE', `/transactions/${milk}`)
  const bread = await record(ada, 'Bread', { category_id: groceries })

  await expect.poll(() => receiver.events.map(({ recordId }) => recordId)).toEqual([milk, bread])
  const { body } = await ada.rest('PUT', `/webhooks/${id}`, { category_ids: [], kinds: ['tag'] })
  expect(body).toMatchObject({ kinds: ['tag'], actions: ['created', 'deleted'], category_ids: [], state: 'enabled' })
  await record(ada, 'Cheese', { tags: ['Away'] })
  await expect.poll(() => receiver.events.at(-1)?.data).toMatchObject({ name: 'Away', color: expect.any(Number) })
})

test('an event is found after thousands of changes that the categories do not select', async () => {
  const [ada, receiver] = [await signUp(), await openReceiver()]
  const webhook = await createWebhook(ada, receiver, { category_ids: [await categoryOf(ada, 'Groceries')] })
  await ada.rest('PUT', `/webhooks/${webhook}`, { enabled: false })
  const rows = Array.from({ length: 2_100 }, (_, row) => `2026-03-01,Ferry ${row},-1.00`)
  const { id } = await importFile(
    ada,
    fixture.server.baseUrl,
    'ferries.csv',
    ['Date,Description,Amount', ...rows].join('\n'),
  )
  expect(await apply(ada, id)).toMatchObject({ takenCount: 2_100 })
  const bread = await record(ada, 'Bread', { category_id: await categoryOf(ada, 'Groceries') })
  await ada.rest('PUT', `/webhooks/${webhook}`, { enabled: true })
  await expect.poll(() => receiver.events.map(({ recordId }) => recordId)).toEqual([bread])
})

test('an event has signatures of the former and the new secret while the secret is replaced', async () => {
  const [ada, receiver] = [await signUp(), await openReceiver()]
  const id = await createWebhook(ada, receiver)
  const { body: rotated } = await ada.rest('POST', `/webhooks/${id}/rotate-secret`)
  expect(rotated.secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/)
  expect(Date.parse(rotated.former_secret_ends_at)).toBeGreaterThan(Date.now() + 23 * 3_600_000)
  await record(ada, 'Milk')
  await expect.poll(() => receiver.events).toHaveLength(1)

  const [former = ''] = receiver.secrets
  const { body = '', headers = {} } = receiver.events[0] ?? {}
  for (const secret of [former, rotated.secret]) expect(verify(secret, body, headers)).toBe(true)
  const forged = new Webhook(former.replace(/.{4}$/, 'AAAA')).sign('msg_1', new Date(), body)
  expect(verify(former, body, { ...headers, 'webhook-signature': forged })).toBe(false)
  const { body: listed } = await ada.rest('GET', '/webhooks')
  expect(JSON.stringify(listed)).not.toContain('whsec_')
  const stored = await owner('select secret from webhook_secrets where webhook_id = $1', [id])
  expect(JSON.stringify(stored)).not.toContain('whsec_')

  await ada.rest('POST', `/webhooks/${id}/rotate-secret`)
  await owner(`update webhook_secrets set ends_at = now() where webhook_id = $1 and ends_at is not null`, [id])
  await record(ada, 'Bread')
  await expect.poll(() => receiver.forged).toBeGreaterThan(0)
})

test('an event that fails holds back later ones, until a test succeeds or 8 attempts have failed', async () => {
  const [ada, receiver] = [await signUp(), await openReceiver()]
  receiver.answer = 500
  const id = await createWebhook(ada, receiver)
  const [first, second] = [await record(ada, 'First'), await record(ada, 'Second')]
  await expect.poll(() => deliveriesOf(ada, id)).toMatchObject([{ record_id: first, state: 'pending', status: 500 }])
  const [pending] = await deliveriesOf(ada, id)
  expect(pending.failure).toBe('The receiver answered with status 500.')

  for (const [done, seconds] of delays) {
    await passTime(id)
    await expect.poll(async () => (await deliveriesOf(ada, id)).at(-1).attempts).toBe(done)
    const { due_at: next } = (await deliveriesOf(ada, id)).at(-1)
    expect((Date.parse(next) - Date.now()) / 1_000 / seconds).toBeGreaterThan(0.8)
    expect((Date.parse(next) - Date.now()) / 1_000 / seconds).toBeLessThan(1.1)
  }
  await passTime(id)
  await expect
    .poll(() => deliveriesOf(ada, id))
    .toMatchObject([
      { record_id: second, state: 'pending' },
      { record_id: first, state: 'failed', attempts: 8 },
    ])
  expect(new Set(receiver.events.map(({ id: messageId, recordId }) => `${recordId} ${messageId}`)).size).toBe(2)

  receiver.answer = 204
  await ada.rest('POST', `/webhooks/${id}/test`)
  await expect
    .poll(() => receiver.events.filter(({ answered }) => answered === 204))
    .toMatchObject([{ type: 'webhook.test' }, { recordId: second }])
  const { body: replay } = await ada.rest('POST', `/webhook-deliveries/${pending.id}/replay`)
  expect(replay).toMatchObject({ cause: 'replay', message_id: pending.message_id })
  await expect.poll(() => receiver.events.at(-1)).toMatchObject({ id: pending.message_id, recordId: first })
  await expect.poll(async () => (await deliveriesOf(ada, id))[0]).toMatchObject({ id: replay.id, state: 'delivered' })
})

test('a receiver can ask to wait longer than planned, but not longer than ten hours', async () => {
  const [ada, receiver] = [await signUp(), await openReceiver()]
  Object.assign(receiver, { answer: 503, retryAfter: '600' })
  const id = await createWebhook(ada, receiver)
  await record(ada, 'Milk')
  const waits = async (attempts: number) => {
    await expect.poll(async () => (await deliveriesOf(ada, id))[0]?.attempts).toBe(attempts)
    return (Date.parse((await deliveriesOf(ada, id))[0].due_at) - Date.now()) / 1_000
  }
  const hours = 3_600
  for (const [index, [retryAfter, from, to]] of [
    ['600', 590, 600],
    ['999999999', 10 * hours - 10, 10 * hours],
    [new Date(Date.now() + 2 * hours * 1_000).toUTCString(), 2 * hours - 60, 2 * hours],
    ['-5, soon', 8_000, 10_000],
  ].entries() as ArrayIterator<[number, [string, number, number]]>) {
    receiver.retryAfter = retryAfter
    if (index > 0) await passTime(id)
    const seconds = await waits(index + 1)
    expect(seconds).toBeGreaterThan(from)
    expect(seconds).toBeLessThanOrEqual(to)
  }
})

test('the change log shows what was done with a webhook, which cannot be undone there', async () => {
  const [ada, receiver] = [await signUp(), await openReceiver()]
  const id = await createWebhook(ada, receiver)
  await record(ada, 'Milk')
  await expect.poll(async () => (await deliveriesOf(ada, id))[0]?.state).toBe('delivered')
  const [{ id: deliveryId }] = await deliveriesOf(ada, id)
  await ada.rest('POST', `/webhook-deliveries/${deliveryId}/replay`)
  await ada.rest('PUT', `/webhooks/${id}`, { enabled: false })
  await ada.rest('PUT', `/webhooks/${id}`, { enabled: true })
  await ada.rest('POST', `/webhooks/${id}/rotate-secret`)
  await ada.rest('PUT', `/webhooks/${id}`, { name: 'Barn', kinds: ['tag'] })
  await ada.rest('DELETE', `/webhooks/${id}`)
  const { items } = (await ada.rest('GET', '/change-log?kind=webhook')).body
  expect(items.map(({ summary }: { summary: string }) => summary)).toEqual([
    'Deleted the webhook Barn',
    'Changed the webhook Barn',
    'Changed the secret of the webhook Home',
    'Enabled the webhook Home',
    'Disabled the webhook Home',
    'Replayed an event of the webhook Home',
    'Created the webhook Home',
  ])
  expect(JSON.stringify(items)).not.toContain('whsec_')
  const undone = await ada.rest('POST', `/changes/${items[1].id}/undo`)
  expect(undone).toMatchObject({ status: 422, body: { errorCode: 'INVALID_INPUT' } })
})

test('the answer 410 disables a webhook and tells its creator in their language', async () => {
  const [ada, receiver] = [await signUp(), await openReceiver()]
  await ada.graphql(WriteAsDocument, { locale: 'de-DE', language: 'de' })
  receiver.answer = 410
  const id = await createWebhook(ada, receiver)
  await record(ada, 'Milk')
  await expect.poll(() => fixture.mailsTo(ada.email)).toHaveLength(1)
  expect(fixture.mailsTo(ada.email)[0]?.head).toContain('Subject: Der Webhook Home wurde deaktiviert')
  expect((await ada.rest('GET', '/webhooks')).body).toMatchObject([{ id, state: 'gone' }])

  const bread = await record(ada, 'Bread')
  receiver.answer = 204
  await ada.rest('PUT', `/webhooks/${id}`, { enabled: true })
  await expect.poll(() => receiver.events.at(-1)?.recordId).toBe(bread)
  const states = async () => (await deliveriesOf(ada, id)).map(({ state }) => state)
  await expect.poll(states).toEqual(['delivered', 'failed'])
})

test('five days without a delivery disable a webhook', async () => {
  const [ada, receiver] = [await signUp(), await openReceiver()]
  receiver.answer = 302
  const id = await createWebhook(ada, receiver)
  await record(ada, 'Milk')
  await expect.poll(async () => (await deliveriesOf(ada, id))[0]?.failure).toContain('redirects')
  expect(receiver.events).toHaveLength(1)
  await owner(`update webhook_cursors set failing_since = now() - interval '5 days 1 minute' where webhook_id = $1`, [
    id,
  ])
  await passTime(id)
  await expect.poll(async () => (await ada.rest('GET', '/webhooks')).body[0].state).toBe('failing')
  await expect.poll(() => fixture.mailsTo(ada.email)).toHaveLength(1)
})

test('a webhook that was disabled for longer than changes are kept says so', async () => {
  const [ada, receiver] = [await signUp(), await openReceiver()]
  const id = await createWebhook(ada, receiver)
  await ada.rest('PUT', `/webhooks/${id}`, { enabled: false })
  await record(ada, 'Lost')
  await owner('update streams set floor_number = last_number where organization_id = $1', [ada.organizationId])
  const kept = await record(ada, 'Kept')
  expect(receiver.events).toEqual([])
  await ada.rest('PUT', `/webhooks/${id}`, { enabled: true })
  await expect.poll(() => receiver.events.map(({ recordId }) => recordId)).toEqual([kept])
  const [, gap] = await deliveriesOf(ada, id)
  expect(gap).toMatchObject({ cause: 'gap', state: 'skipped', failure: expect.stringContaining("weren't sent") })
  expect((await ada.rest('POST', `/webhook-deliveries/${gap.id}/replay`)).status).toBe(409)
})

test('addresses of the server’s own network and other invalid input are refused', async () => {
  const ada = await signUp()
  const create = (input: object) => ada.rest('POST', '/webhooks', { name: 'Home', url: 'https://a.example/', ...input })
  for (const url of [
    'https://10.0.0.1/',
    'https://[::1]/',
    'http://a.example/',
    'https://a:b@a.example/',
    'ftp://a',
    '',
  ]) {
    expect(await create({ url })).toMatchObject({ status: 422, body: { errors: [{ field: 'url' }] } })
  }
  for (const input of [
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { url: `https://a.example/${'x'.repeat(2_048)}` },
    { kinds: ['chat_message'] },
    { actions: ['moved'] },
    { category_ids: [crypto.randomUUID()] },
  ]) {
    expect((await create(input)).status).toBe(422)
  }
  for (let count = 0; count < 20; count += 1) expect((await create({})).status).toBe(201)
  expect((await create({})).status).toBe(409)
})

test('a webhook belongs to its organization, and goes with it', async () => {
  const [ada, bob, receiver] = [await signUp(), await signUp(), await openReceiver()]
  const id = await createWebhook(ada, receiver)
  expect((await bob.rest('GET', '/webhooks')).body).toEqual([])
  for (const [method, path] of [
    ['PUT', `/webhooks/${id}`],
    ['DELETE', `/webhooks/${id}`],
    ['POST', `/webhooks/${id}/test`],
    ['POST', `/webhooks/${id}/rotate-secret`],
    ['GET', `/webhooks/${id}/deliveries`],
  ] as const) {
    expect((await bob.rest(method, path, method === 'PUT' ? { name: 'Mine' } : undefined)).status).toBe(404)
  }
  await record(bob, 'Bread')
  const milk = await record(ada, 'Milk')
  await expect.poll(() => receiver.events.map(({ recordId }) => recordId)).toEqual([milk])
  await ada.rest('DELETE', `/webhooks/${id}`)
  expect((await owner('select from webhook_deliveries where webhook_id = $1', [id])).length).toBe(0)
})
