import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { WriteAsDocument } from '../../support/generated.ts'
import { categoryOf } from '../../support/ledger.ts'
import { type ReceivedEvent, verify } from '../../support/servers/webhook-receiver.ts'
import { createUndoFixture } from '../history/undo-fixture.ts'
import { mailsTo } from '../people/invitations-steps.ts'
import { createWebhook, deliveriesOf, openReceiver, record } from './webhooks-fixture.ts'

const fixture = createUndoFixture()
const { signUp, owner } = fixture

const transactionsIn = (events: readonly ReceivedEvent[]) =>
  events.filter(({ type }) => type.startsWith('transaction.'))

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
  const mails = () => mailsTo(fixture.baseUrl, ada.email)
  await expect.poll(mails).toMatchObject([{ subject: 'Der Webhook Home wurde deaktiviert' }])
  expect((await ada.rest('GET', '/webhooks')).body).toMatchObject([{ id, state: 'gone' }])

  const bread = await record(ada, 'Bread')
  receiver.answer = 204
  await ada.rest('PUT', `/webhooks/${id}`, { enabled: true })
  await expect.poll(() => receiver.events.at(-1)?.recordId).toBe(bread)
  const states = async () => (await deliveriesOf(ada, id)).map(({ state }) => state)
  await expect.poll(states).toEqual(['delivered', 'failed'])
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
