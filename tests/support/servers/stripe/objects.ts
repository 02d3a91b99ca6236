import type Stripe from 'stripe'
import { plans } from '../../../../server/people/billing/plans.ts'

// The compiler checks the objects of the double against the types of Stripe's library, which are those of the API version
// that the server requests. Fields that the server does not read are omitted.

type DeepPartial<T> = T extends object ? { [Field in keyof T]?: DeepPartial<T[Field]> } : T

export type Customer = ReturnType<typeof makeCustomer>
export type Price = ReturnType<typeof makePrice>
export type Session = ReturnType<typeof makeSession>
export type PaymentIntent = ReturnType<typeof makePaymentIntent>
export type Subscription = ReturnType<typeof makeSubscription>
export type Invoice = ReturnType<typeof makeInvoice>

const currency = 'usd'
let last = 0

export function newId(prefix: string): string {
  last += 1
  return `${prefix}_double_${process.pid}_${last}`
}

export const now = () => Math.floor(Date.now() / 1_000)

export function makeCustomer(metadata: Record<string, string>) {
  return {
    id: newId('cus'),
    object: 'customer' as const,
    created: now(),
    metadata,
  } satisfies DeepPartial<Stripe.Customer>
}

/** @param amount in cents */
export function makePrice(lookupKey: string, amount: number, interval: 'month' | 'year' | null) {
  return {
    id: `price_${lookupKey}`,
    object: 'price' as const,
    active: true as boolean,
    currency,
    lookup_key: lookupKey,
    metadata: {},
    type: interval ? ('recurring' as const) : ('one_time' as const),
    unit_amount: amount,
    recurring: interval && {
      interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
  } satisfies DeepPartial<Stripe.Price>
}

/** The prices of all paid plans and of a pack of AI credits, which costs 10 dollars. */
export const prices: readonly Price[] = [
  ...plans
    .filter(({ price }) => price.month > 0)
    .flatMap(({ key, price }) => [
      makePrice(`${key}_month`, price.month * 100, 'month'),
      makePrice(`${key}_year`, price.year * 100, 'year'),
    ]),
  makePrice('credits_100', 1_000, null),
]

export function makeSession(values: {
  customer: string
  mode: 'payment' | 'subscription'
  metadata: Record<string, string>
  success_url: string
  cancel_url: string
  url: string | null
}) {
  return {
    id: newId('cs'),
    object: 'checkout.session' as const,
    created: now(),
    status: 'open' as 'open' | 'complete' | 'expired',
    payment_status: 'unpaid' as 'unpaid' | 'paid',
    payment_intent: null as string | null,
    ...values,
  } satisfies DeepPartial<Stripe.Checkout.Session>
}

/** @param amount in cents */
export function makePaymentIntent(customer: string, amount: number) {
  const id = newId('pi')
  const charge = { id: newId('ch'), object: 'charge' as const, customer, currency, payment_intent: id }
  return {
    id,
    object: 'payment_intent' as const,
    customer,
    currency,
    amount,
    status: 'succeeded' as const,
    latest_charge: { ...charge, amount, amount_refunded: 0, refunded: false as boolean, paid: true },
  } satisfies DeepPartial<Stripe.PaymentIntent>
}

export function periodAfter(start: number, { recurring }: Price): number {
  const end = new Date(start * 1_000)
  if (recurring?.interval === 'year') end.setUTCFullYear(end.getUTCFullYear() + 1)
  else end.setUTCMonth(end.getUTCMonth() + 1)
  return end.getTime() / 1_000
}

export function makeSubscription(customer: string, price: Price, metadata: Record<string, string>) {
  const start = now()
  const item = {
    id: newId('si'),
    object: 'subscription_item' as const,
    price,
    current_period_start: start,
    current_period_end: periodAfter(start, price),
  }
  return {
    id: newId('sub'),
    object: 'subscription' as const,
    customer,
    created: start,
    status: 'active' as 'active' | 'past_due' | 'canceled' | 'unpaid' | 'incomplete',
    metadata,
    cancel_at: null as number | null,
    cancel_at_period_end: false as boolean,
    canceled_at: null as number | null,
    ended_at: null as number | null,
    pending_update: null as PendingUpdate | null,
    items: { object: 'list' as const, data: [item], has_more: false, url: '/v1/subscription_items' },
  } satisfies DeepPartial<Stripe.Subscription>
}

type PendingUpdate = ReturnType<typeof makePendingUpdate>

/** A change that waits for its payment is discarded after 23 hours. */
export function makePendingUpdate({ id }: { id: string }, price: Price) {
  return {
    expires_at: now() + 82_800,
    subscription_items: [{ id, object: 'subscription_item' as const, price }],
  } satisfies DeepPartial<Stripe.Subscription.PendingUpdate>
}

export function makeInvoice(customer: string, subscription: string, base: string, lines: readonly number[]) {
  const id = newId('in')
  const total = lines.reduce((sum, each) => sum + each, 0)
  const created = now()
  return {
    id,
    object: 'invoice' as const,
    customer,
    currency,
    created,
    number: id.toUpperCase() as string | null,
    status: 'open' as 'draft' | 'open' | 'paid' | 'void',
    total,
    amount_due: Math.max(0, total),
    period_end: created,
    next_payment_attempt: created as number | null,
    hosted_invoice_url: `${base}/invoice/${id}` as string | null,
    status_transitions: {
      finalized_at: created as number | null,
      marked_uncollectible_at: null,
      paid_at: null as number | null,
      voided_at: null,
    },
    parent: { type: 'subscription_details' as const, quote_details: null, subscription_details: { subscription } },
    lines: {
      object: 'list' as const,
      data: lines.map((amount) => ({ object: 'line_item' as const, amount, currency })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
  } satisfies DeepPartial<Stripe.Invoice>
}
