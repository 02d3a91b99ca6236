import { afterAll, expect } from 'vitest'
import { BuyCreditsDocument as BuyPackDocument } from '../../../web/operations/generated.ts'
import { OwnPaymentsDocument, type PlanKey, type PlanPeriod } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import type { Customer, Subscription } from '../../support/servers/stripe/objects.ts'
import { type StripeDouble, startStripeDouble } from '../../support/servers/stripe/stripe-double.ts'
import { type BillingFixture, choose, createOwnBillingFixture, planOf } from './billing-fixture.ts'
import { follow, payPage } from './payments-steps.ts'

export interface PaymentsFixture extends BillingFixture {
  stripe: StripeDouble
}

/** Call this once at the top of a test file. The server takes payments by a double of Stripe. */
export function createPaymentsFixture(): PaymentsFixture {
  const fixture = createOwnBillingFixture(async () => {
    const stripe = await startStripeDouble()
    Object.assign(fixture, { stripe })
    return stripe.environment
  }) as PaymentsFixture
  afterAll(() => fixture.stripe?.close())
  return fixture
}

/** Sends events to the server. */
export function connect({ stripe, baseUrl }: PaymentsFixture): void {
  stripe.webhookUrl = `${baseUrl}/billing/webhook`
}

export async function paymentsOf(person: TestUser) {
  const { payments } = await person.graphql(OwnPaymentsDocument, {})
  if (!payments) throw new Error('The server takes no payments.')
  return payments
}

export const untilStatus = (person: TestUser, status: 'NONE' | 'ACTIVE' | 'PAST_DUE' | 'ENDED') =>
  expect.poll(async () => (await paymentsOf(person)).status).toBe(status)

/** Pays on the page of the double and returns to the server, as a browser would. */
export async function payOn(page: string): Promise<void> {
  const paid = await fetch(page, { method: 'POST', redirect: 'manual' })
  expect(paid.status).toBe(303)
  expect(await follow(paid.headers.get('location'))).toContain('/settings/plan?payment=paid')
}

export async function subscribeTo(person: TestUser, plan: PlanKey, period: PlanPeriod = 'MONTH'): Promise<void> {
  await payOn(await payPage(person, plan, period))
  await untilStatus(person, 'ACTIVE')
}

/** Requests a change of a live subscription and waits for it. */
export async function switchTo(person: TestUser, plan: PlanKey, period: PlanPeriod = 'MONTH'): Promise<void> {
  expect((await choose(person, plan, period)).payAt).toBeNull()
  await expect.poll(async () => (await planOf(person)).plan.key).toBe(plan)
}

export function customerOf({ stripe }: PaymentsFixture, { organizationId }: TestUser): Customer {
  const found = [...stripe.customers.values()].filter(({ metadata }) => metadata.organization_id === organizationId)
  expect(found).toHaveLength(1)
  const [customer] = found
  if (!customer) throw new Error('There is no customer.')
  return customer
}

export function subscriptionOf(fixture: PaymentsFixture, person: TestUser): Subscription {
  const { id } = customerOf(fixture, person)
  const subscription = [...fixture.stripe.subscriptions.values()].findLast(({ customer }) => customer === id)
  if (!subscription) throw new Error('There is no subscription.')
  return subscription
}

export const chargesOf = (fixture: PaymentsFixture, person: TestUser): number[] => {
  const { id } = customerOf(fixture, person)
  return fixture.stripe.charges.filter(({ customer }) => customer === id).map(({ amount }) => amount)
}

/** Buys 100 credits. A double click opens one page. */
export async function buyPack(person: TestUser): Promise<void> {
  const links = await Promise.all([person.graphql(BuyPackDocument, {}), person.graphql(BuyPackDocument, {})])
  const pages = new Set(await Promise.all(links.map(({ buyCredits }) => follow(buyCredits))))
  expect(pages.size).toBe(1)
  await payOn([...pages][0] ?? '')
  await expect.poll(async () => (await paymentsOf(person)).packs.length).toBe(1)
}

/** Counts the jobs that read the account from the payment service. */
export const countJobs = (fixture: PaymentsFixture, { organizationId }: TestUser) =>
  fixture.valueOf(`select count(*)::int from graphile_worker.jobs where key = 'billing ' || $1`, [organizationId])

/** Begins a reading and holds it. It does not see a request that an Owner makes after it. */
export async function holdReading(fixture: PaymentsFixture, person: TestUser): Promise<() => void> {
  const id = [person.organizationId]
  const readings = () => fixture.valueOf('select reading::int from billing_accounts where organization_id = $1', id)
  await expect.poll(() => countJobs(fixture, person)).toBe(0)
  const before = Number(await readings())
  const release = fixture.stripe.hold()
  await fixture.valueOf(`select enqueue_billing_sync($1)`, id)
  await expect.poll(readings).toBeGreaterThan(before)
  return release
}
