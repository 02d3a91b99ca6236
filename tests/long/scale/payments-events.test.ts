import { beforeAll, expect } from 'vitest'
import { AssistantCreditsDocument as CreditsAllowedDocument } from '../../../web/operations/generated.ts'
import { sendAndWait } from '../../api/intake/file-steps.ts'
import { addReceipt, pdf } from '../../api/intake/receipt-steps.ts'
import { choose, planOf, useCredits } from '../../api/people/billing-fixture.ts'
import { invite } from '../../api/people/invitations-steps.ts'
import {
  buyPack,
  chargesOf,
  connect,
  countJobs,
  createPaymentsFixture,
  customerOf,
  holdReading,
  paymentsOf,
  subscribeTo,
  subscriptionOf,
  switchTo,
  untilStatus,
} from '../../api/people/payments-fixture.ts'
import { payPage } from '../../api/people/payments-steps.ts'
import { sendForgedEvents } from '../../proofs/billing/billing-forgeries.ts'
import { receiptLines, receiptPages, termsPage } from '../../support/data/sent-files.ts'
import { CreateOrganizationDocument, OwnPaymentsDocument } from '../../support/generated.ts'
import { makeCustomer, newId } from '../../support/servers/stripe/objects.ts'
import { type SentEvent, sendEvent, signEvent } from '../../support/servers/stripe/stripe-double.ts'
import { test } from '../../support/test.ts'

const fixture = createPaymentsFixture()
beforeAll(() => connect(fixture))

const webhookUrl = () => `${fixture.baseUrl}/billing/webhook`

function eventOf(object: object): SentEvent {
  const [id, type] = [newId('evt'), 'customer.subscription.updated']
  return { id, type, body: JSON.stringify({ id, object: 'event', type, data: { object } }) }
}

test('an event is stored once, and only with a valid signature of the last 5 minutes', async () => {
  const ada = await fixture.signUp()
  await subscribeTo(ada, 'PERSONAL')
  const event = eventOf({ object: 'subscription', customer: customerOf(fixture, ada).id })
  const statuses = await sendForgedEvents(webhookUrl(), event)
  expect(statuses).toEqual(Array(20).fill(400))
  const stored = () => fixture.valueOf('select count(*)::int from billing_events where id = $1', [event.id])
  expect(await stored()).toBe(0)
  expect(await Promise.all(Array.from({ length: 40 }, () => sendEvent(webhookUrl(), event)))).toEqual(
    Array(40).fill(200),
  )
  expect(await stored()).toBe(1)
})

test('events that are too large, compressed or of no customer change nothing', async () => {
  const ada = await fixture.signUp()
  await subscribeTo(ada, 'TEAM')
  const huge = eventOf({ customer: null, text: 'x'.repeat(300_000) })
  expect(await sendEvent(webhookUrl(), huge)).toBe(413)
  const stranger = makeCustomer({ organization_id: ada.organizationId })
  // The metadata of a foreign customer names the organization, but the customer is not its own.
  for (const object of [stranger, { customer: stranger.id }, { customer: 7 }, { customer: null }, {}]) {
    expect(await sendEvent(webhookUrl(), eventOf(object))).toBe(200)
  }
  for (const body of ['', '[]', 'null', '{"id":"evt"}', '{"data":{}}']) {
    expect(await sendEvent(webhookUrl(), { id: '', type: '', body }, signEvent(body))).toBe(400)
  }
  expect((await fetch(webhookUrl())).status).toBe(404)
  expect(
    (await fetch(`${fixture.baseUrl}/billing/checkout/x.y`, { redirect: 'manual' })).headers.get('location'),
  ).toMatch(/payment=closed$/)
  const compressed = await fetch(webhookUrl(), { method: 'POST', headers: { 'content-encoding': 'gzip' }, body: '{}' })
  expect(compressed.status).toBe(415)
  expect(await planOf(ada)).toMatchObject({ plan: { key: 'TEAM' }, endsAt: null })
})

test('a subscription that belongs to another organization has no effect', async () => {
  const [ada, ben] = [await fixture.signUp(), await fixture.signUp()]
  await subscribeTo(ada, 'PERSONAL')
  await subscribeTo(ben, 'BUSINESS')
  const subscription = subscriptionOf(fixture, ben)
  subscription.customer = customerOf(fixture, ada).id
  await sendEvent(webhookUrl(), eventOf({ customer: subscription.customer }))
  await expect.poll(() => countJobs(fixture, ada)).toBe(0)
  expect((await planOf(ada)).plan.key).toBe('PERSONAL')
})

test('pages load and requests are sent later while the payment service is down', async () => {
  const ada = await fixture.signUp()
  await subscribeTo(ada, 'PERSONAL')
  const ben = await fixture.signUp()
  const release = fixture.stripe.hold()
  await choose(ada, 'TEAM')
  const answers = await Promise.all(Array.from({ length: 40 }, () => ada.graphql(OwnPaymentsDocument, {})))
  expect(answers[0]?.payments).toMatchObject({ status: 'ACTIVE', pending: 'CHANGE' })
  await expect(choose(ada, 'BUSINESS')).rejects.toMatchObject({ code: 'CONFLICT' })
  release()
  await expect.poll(async () => (await planOf(ada)).plan.key).toBe('TEAM')
  fixture.stripe.isDown = true
  expect(await payPage(ben, 'TEAM')).toMatch(/\/settings\/plan\?payment=unavailable$/)
  fixture.stripe.isDown = false
  await subscribeTo(ben, 'TEAM')
  expect(chargesOf(fixture, ben)).toEqual([1_500])
})

test('a change is not sent when it no longer fits, has waited for an hour, or is refused', async () => {
  const ada = await fixture.signUp()
  await subscribeTo(ada, 'TEAM')
  const answer = async () => {
    const { pending, refusal } = await paymentsOf(ada)
    return pending ?? refusal
  }
  const release = await holdReading(fixture, ada)
  await choose(ada, 'PERSONAL')
  for (const name of ['kim', 'lou']) await invite(ada, `${name}-${ada.organizationId}@example.test`)
  release()
  await expect.poll(answer).toBe('TOO_SMALL')

  const releaseLate = await holdReading(fixture, ada)
  await choose(ada, 'BUSINESS')
  await fixture.sql(
    `update billing_accounts set requested_at = now() - interval '61 minutes' where organization_id = $1`,
    [ada.organizationId],
  )
  releaseLate()
  await expect.poll(answer).toBe('NO_ANSWER')

  const { id } = customerOf(fixture, ada)
  fixture.stripe.cardless.add(id)
  await choose(ada, 'BUSINESS')
  await expect.poll(answer).toBe('DECLINED')
  expect((await planOf(ada)).plan.key).toBe('TEAM')
  expect(chargesOf(fixture, ada)).toEqual([1_500])
  fixture.stripe.cardless.delete(id)
  await switchTo(ada, 'BUSINESS')
  expect(await answer()).toBeNull()
})

test('a change is not sent when its Owner has created too many organizations meanwhile', async () => {
  const ada = await fixture.signUp()
  await subscribeTo(ada, 'BUSINESS')
  const create = (name: string) =>
    ada.graphql(CreateOrganizationDocument, { input: { name, kind: 'TEAM', currency: 'USD' } })
  for (const name of ['Second', 'Third', 'Fourth']) await create(name)
  const release = await holdReading(fixture, ada)
  await choose(ada, 'PERSONAL')
  await create('Fifth')
  release()
  await expect.poll(async () => (await paymentsOf(ada)).refusal).toBe('TOO_SMALL')
  expect((await planOf(ada)).plan.key).toBe('BUSINESS')
})

test('a payment without an event is found when the Owner returns, and by the nightly reconciliation', async () => {
  fixture.stripe.webhookUrl = undefined
  try {
    const ada = await fixture.signUp()
    await subscribeTo(ada, 'TEAM')
    const customer = customerOf(fixture, ada)
    fixture.stripe.declined.add(customer.id)
    fixture.stripe.renew(subscriptionOf(fixture, ada))
    await fixture.valueOf(`select reconcile_billing('0')`)
    await untilStatus(ada, 'PAST_DUE')
  } finally {
    connect(fixture)
  }
})

test('AI credits of a pack are used after the monthly allowance', async () => {
  const ada = await fixture.signUp()
  await buyPack(ada)
  const { packs } = await paymentsOf(ada)
  expect(packs).toMatchObject([{ credits: 100, left: 100 }])
  expect((Date.parse(packs[0]?.expiresAt ?? '') - Date.now()) / 86_400_000).toBeGreaterThan(364)
  const left = async () => (await paymentsOf(ada)).packs.map((pack) => pack.left)
  const limit = async () => (await ada.graphql(CreditsAllowedDocument, {})).me.limits.aiProcessesPerMonth
  expect(await limit()).toBe(125)

  await useCredits(fixture, ada, 24)
  await addReceipt(ada, fixture.baseUrl, pdf([['LAST SHOP'], ['TOTAL', '$1.20']]))
  expect(await left()).toEqual([100])
  await addReceipt(ada, fixture.baseUrl, pdf([['PACK SHOP'], ['TOTAL', '$1.30']]))
  expect(await left()).toEqual([99])
  expect((await planOf(ada)).usage).toMatchObject({ credits: 25, creditsLimit: 25 })
  expect(await limit()).toBe(124)

  await fixture.sql(`update credit_packs set expires_at = now() - interval '1 second' where organization_id = $1`, [
    ada.organizationId,
  ])
  expect(await left()).toEqual([])
  await expect(addReceipt(ada, fixture.baseUrl, pdf([['LATE SHOP'], ['TOTAL', '$1.40']]))).rejects.toThrow('NO_CREDITS')
  expect(chargesOf(fixture, ada)).toEqual([1_000])
})

test('credits come from the pack that expires first, return to their packs, and end with a refund', async () => {
  const ada = await fixture.signUp()
  await buyPack(ada)
  await fixture.sql(
    `insert into credit_packs (organization_id, id, credits, bought_at, expires_at)
       values ($1, 'later', 50, now(), now() + interval '2 years'), ($1, 'first', 1, now(), now() + interval '1 day')`,
    [ada.organizationId],
  )
  const left = async () => (await paymentsOf(ada)).packs.map((pack) => pack.left)
  expect(await left()).toEqual([1, 100, 50])
  await useCredits(fixture, ada, 25)
  const pages = receiptPages([
    receiptLines('PACK SHOP', 1.2, 3.5),
    ...Array.from({ length: 10 }, (_, index) => termsPage(index)),
  ])
  await sendAndWait(ada, fixture.baseUrl, pages)
  expect(await left()).toEqual([0, 98, 50])

  await fixture.sql(`delete from credit_draws where organization_id = $1`, [ada.organizationId])
  const broken = (end: number) => ({ ...pdf(), bytes: pdf().bytes.subarray(0, end) })
  await Promise.all([150, 160, 170].map((end) => sendAndWait(ada, fixture.baseUrl, broken(end))))
  expect(await left()).toEqual([1, 100, 50])

  const { id } = customerOf(fixture, ada)
  const session = [...fixture.stripe.sessions.values()].find(({ customer }) => customer === id)
  if (session) fixture.stripe.refund(session)
  await expect.poll(left).toEqual([1, 50])
  fixture.stripe.payOpenInvoices(id)
  await sendEvent(webhookUrl(), eventOf({ customer: id }))
  await expect.poll(() => countJobs(fixture, ada)).toBe(0)
  expect(await left()).toEqual([1, 50])
})

test('a pack that is refunded in part keeps the credits that stay paid for', async () => {
  const ada = await fixture.signUp()
  await buyPack(ada)
  const { id } = customerOf(fixture, ada)
  const session = [...fixture.stripe.sessions.values()].find(({ customer }) => customer === id)
  const refund = (cents: number) => session && fixture.stripe.refund(session, cents)
  const packs = async () => (await paymentsOf(ada)).packs.map(({ credits, left }) => [credits, left])
  refund(255)
  await expect.poll(packs).toEqual([[74, 74]])
  await useCredits(fixture, ada, 25)
  await addReceipt(ada, fixture.baseUrl, pdf([['PACK SHOP'], ['TOTAL', '$1.30']]))
  await addReceipt(ada, fixture.baseUrl, pdf([['PACK SHOP'], ['TOTAL', '$2.30']]))
  expect(await packs()).toEqual([[74, 72]])
  refund(735)
  await expect.poll(packs).toEqual([[1, 0]])
  expect((await ada.graphql(CreditsAllowedDocument, {})).me.limits.aiProcessesPerMonth).toBe(25)
  refund(5)
  await expect.poll(packs).toEqual([])
})
