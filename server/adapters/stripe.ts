import { msg } from '@lingui/core/runtime-macro'
import Stripe from 'stripe'
import { AppError } from '../base/errors.ts'
import {
  type ChangePreview,
  type Checkout,
  type CheckoutPage,
  type CompletedCheckout,
  type HostedPayments,
  type Invoice,
  type PaidSubscription,
  type PayingCustomer,
  PaymentRefusal,
  type PaymentSettings,
  type PlanOrder,
} from './payments.ts'
import { addressOf, dateOf, moneyOf, secondsOf } from './stripe-values.ts'

/** In milliseconds, for each of at most two attempts. */
const timeout = 8_000
/** The maximum age of a signature in seconds. */
const tolerance = 300
const [creditsKey, creditsPerPack] = ['credits_100', 100]
const liveStatuses: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid']
/** A charge shows whether a payment was returned. */
const paidCheckouts = { status: 'complete' as const, limit: 100, expand: ['data.payment_intent.latest_charge'] }
/** Drafts are not shown. */
const invoiceStatuses = ['OPEN', 'PAID', 'UNCOLLECTIBLE', 'VOID'] as const
const latePaymentStatuses: readonly string[] = ['past_due', 'unpaid']

/** The only file that uses Stripe's library. */
export function openStripe({ secretKey, webhookSecret, apiBase, calculatesTax }: PaymentSettings): HostedPayments {
  const stripe = new Stripe(secretKey, { timeout, maxNetworkRetries: 1, telemetry: false, ...addressOf(apiBase) })

  const findPrice = async (lookupKey: string): Promise<string> => {
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true })
    const [price] = data
    if (!price) throw new Error(`Stripe has no active price with the lookup key ${lookupKey}.`)
    return price.id
  }

  const openCheckout = async (
    { key, customerId, organizationId, paidUrl, closedUrl }: Checkout,
    lookupKey: string,
    params: Stripe.Checkout.SessionCreateParams,
  ): Promise<CheckoutPage> => {
    const price = await findPrice(lookupKey)
    const { id, url } = await stripe.checkout.sessions.create(
      {
        customer: customerId,
        line_items: [{ price, quantity: 1 }],
        metadata: { organization_id: organizationId, lookup_key: lookupKey },
        success_url: paidUrl,
        cancel_url: closedUrl,
        automatic_tax: { enabled: calculatesTax },
        customer_update: { name: 'auto', address: 'auto' },
        ...params,
      },
      // A key is refused with other parameters.
      { idempotencyKey: `${key}-${price}-${calculatesTax}` },
    )
    if (!url) throw new Error('Stripe returned a checkout without a page.')
    return { id, url }
  }

  const listSubscriptions = async (customer: string): Promise<Stripe.Subscription[]> => {
    const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
    return data.filter(({ status }) => !status.startsWith('incomplete')).sort((a, b) => b.created - a.created)
  }

  const findLive = async (customerId: string): Promise<Stripe.Subscription> => {
    const live = (await listSubscriptions(customerId)).find(isLive)
    if (live) return live
    throw new AppError('CONFLICT', msg`The subscription has ended. Choose a plan to start another.`)
  }

  const previewNext = async ({ id }: Stripe.Subscription): Promise<PayingCustomer['nextInvoice']> => {
    const next = await stripe.invoices.createPreview({ subscription: id })
    return { amount: moneyOf(next.amount_due, next.currency), at: dateOf(next.next_payment_attempt ?? next.period_end) }
  }

  const payments: HostedPayments = {
    kind: 'hosted',
    async createCustomer(key, organizationId) {
      const metadata = { organization_id: organizationId }
      return (await stripe.customers.create({ metadata }, { idempotencyKey: key })).id
    },
    openPlanCheckout: (checkout) =>
      openCheckout(checkout, lookupKeyOf(checkout), {
        mode: 'subscription',
        subscription_data: { metadata: { organization_id: checkout.organizationId } },
      }),
    openCreditsCheckout: (checkout) => openCheckout(checkout, creditsKey, { mode: 'payment' }),
    async closeCheckout(checkoutId) {
      try {
        await stripe.checkout.sessions.expire(checkoutId)
        return true
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return false
        throw error
      }
    },
    openPortal: async (customer, returnUrl) =>
      (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url,
    async previewChange(customerId, order, at) {
      const { id, items } = await findLive(customerId)
      const preview = await stripe.invoices.createPreview({
        subscription: id,
        subscription_details: {
          items: [{ id: items.data[0]?.id ?? '', price: await findPrice(lookupKeyOf(order)) }],
          proration_behavior: 'always_invoice',
          proration_date: secondsOf(at),
        },
      })
      return previewOf(preview)
    },
    async changePlan(key, customerId, order, at) {
      const { id, items } = await findLive(customerId)
      await stripe.subscriptions.update(
        id,
        {
          items: [{ id: items.data[0]?.id ?? '', price: await findPrice(lookupKeyOf(order)) }],
          proration_behavior: 'always_invoice',
          proration_date: secondsOf(at),
          // The former plan stays until a bank that asks for a confirmation has it.
          payment_behavior: 'pending_if_incomplete',
        },
        { idempotencyKey: key },
      )
    },
    async setCancellation(key, customerId, isCancelling) {
      const live = await findLive(customerId)
      if (isEnding(live) === isCancelling) return
      // A subscription that was cancelled on Stripe's own page has only a time.
      const isByTime = !isCancelling && !live.cancel_at_period_end
      const params = isByTime ? ({ cancel_at: '' } as const) : { cancel_at_period_end: isCancelling }
      await stripe.subscriptions.update(live.id, params, { idempotencyKey: key })
    },
    async readCustomer(customer) {
      const [subscriptions, invoices, checkouts] = await Promise.all([
        listSubscriptions(customer),
        stripe.invoices.list({ customer, limit: 100 }),
        stripe.checkout.sessions.list({ customer, ...paidCheckouts }),
      ])
      const live = subscriptions.find(isLive)
      return {
        subscriptions: subscriptions.map((each) => subscriptionOf(each, invoices.data)),
        invoices: invoices.data.flatMap(invoiceOf),
        nextInvoice: live && !isEnding(live) ? await previewNext(live) : null,
        checkouts: checkouts.data.map(checkoutOf),
      }
    },
    verifyEvent(body, signature) {
      try {
        const { id, type, data } = stripe.webhooks.constructEvent(body, signature, webhookSecret, tolerance)
        const object = data.object as { id?: unknown; object?: unknown; customer?: unknown }
        const customer = object.object === 'customer' ? object.id : object.customer
        return { id, type, customerId: typeof customer === 'string' ? customer : null }
      } catch {
        throw new AppError('MALFORMED', msg`The signature of this event is not valid.`)
      }
    },
  }
  return translateErrors(payments)
}

/** Translates the errors of the functions that use the network. */
function translateErrors({ kind, verifyEvent, ...network }: HostedPayments): HostedPayments {
  const wrapped = Object.entries(network).map(([name, work]) => {
    const call = (...args: unknown[]) =>
      Reflect.apply(work, network, args).catch((error: unknown) => {
        throw translated(error)
      })
    return [name, call]
  })
  return { kind, verifyEvent, ...network, ...Object.fromEntries(wrapped) }
}

function translated(error: unknown): unknown {
  const { StripeAPIError, StripeCardError, StripeConnectionError, StripeInvalidRequestError, StripeRateLimitError } =
    Stripe.errors
  const isRefusal = error instanceof StripeCardError || error instanceof StripeInvalidRequestError
  if (isRefusal) return new PaymentRefusal(error.message, { cause: error })
  const isPassing = [StripeAPIError, StripeConnectionError, StripeRateLimitError].some((type) => error instanceof type)
  if (isPassing) return new AppError('UNAVAILABLE', msg`The payment service doesn't respond. Try again in a minute.`)
  return error
}

const lookupKeyOf = ({ plan, period }: PlanOrder) => `${plan}_${period}`

/** A price that gave its lookup key to another keeps it in its metadata. */
function orderOf({ items }: Stripe.Subscription): PlanOrder | null {
  const price = items.data[0]?.price
  const key = price?.lookup_key ?? price?.metadata.lookup_key ?? ''
  const [plan, period] = key.split('_')
  return plan && (period === 'month' || period === 'year') ? { plan, period } : null
}

const isLive = ({ status }: Stripe.Subscription) => liveStatuses.includes(status)

const isEnding = ({ cancel_at_period_end, cancel_at }: Stripe.Subscription) =>
  cancel_at_period_end || cancel_at !== null

function subscriptionOf(subscription: Stripe.Subscription, invoices: readonly Stripe.Invoice[]): PaidSubscription {
  const { id, status, metadata, items, created, ended_at, canceled_at, pending_update } = subscription
  const [item] = items.data
  const isLate = latePaymentStatuses.includes(status)
  const open = invoices.filter(
    ({ status, parent }) => status === 'open' && parent?.subscription_details?.subscription === id,
  )
  const dueDates = open.map(({ status_transitions, created }) => status_transitions.finalized_at ?? created)
  const firstDue = Math.min(...(dueDates.length > 0 ? dueDates : [item?.current_period_start ?? created]))
  return {
    id,
    organizationId: metadata.organization_id ?? null,
    status: isLate ? 'past_due' : isLive(subscription) ? 'active' : 'ended',
    order: orderOf(subscription),
    periodEndsAt: dateOf(subscription.cancel_at ?? item?.current_period_end ?? created),
    isCancelling: isEnding(subscription),
    endedAt: isLive(subscription) ? null : dateOf(ended_at ?? canceled_at ?? created),
    unpaidSince: isLate ? dateOf(firstDue) : null,
    payChangeAt: pending_update ? (open[0]?.hosted_invoice_url ?? null) : null,
  }
}

function invoiceOf({ id, number, status, total, currency, ...invoice }: Stripe.Invoice): Invoice[] {
  const shown = invoiceStatuses.find((each) => each.toLowerCase() === status)
  if (!shown) return []
  const issuedAt = dateOf(invoice.status_transitions.finalized_at ?? invoice.created)
  const amount = moneyOf(total, currency)
  return [{ id, number, status: shown, amount, issuedAt, url: invoice.hosted_invoice_url ?? null }]
}

function checkoutOf({ id, mode, created, metadata, ...session }: Stripe.Checkout.Session): CompletedCheckout {
  const { payment_status, payment_intent } = session
  const isPaidPack = mode === 'payment' && payment_status !== 'unpaid' && metadata?.lookup_key === creditsKey
  const charge = typeof payment_intent === 'object' ? payment_intent?.latest_charge : null
  const { amount, amount_refunded } = typeof charge === 'object' && charge ? charge : { amount: 1, amount_refunded: 0 }
  const credits = isPaidPack ? Math.floor((creditsPerPack * (amount - amount_refunded)) / amount) : 0
  return { id, credits, createdAt: dateOf(created), isRefunded: isPaidPack && credits === 0 }
}

function previewOf({ amount_due, currency, lines }: Stripe.Invoice): ChangePreview {
  const sum = (isCounted: (amount: number) => boolean) =>
    moneyOf(
      lines.data.map(({ amount }) => amount).reduce((total, each) => (isCounted(each) ? total + each : total), 0),
      currency,
    )
  return { due: moneyOf(amount_due, currency), credit: sum((each) => each < 0), charge: sum((each) => each > 0) }
}
