import { expect, test } from 'vitest'
import { apply, importFile } from '../../api/imports/import-steps.ts'
import { createMailFixture } from '../../api/people/mail-fixture.ts'
import {
  createWebhook,
  deliveriesOf,
  openReceiver,
  record,
  webhookEnvironment,
} from '../../api/webhooks/webhooks-fixture.ts'
import { categoryOf } from '../../support/ledger.ts'

const fixture = createMailFixture(webhookEnvironment)
const { signUp, owner } = fixture

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
