import { found, type StripeAccount, StripeError } from './account.ts'
import { type FormValues, formAt, textsAt, valueAt } from './form.ts'
import { type Invoice, makeInvoice, makeSession, newId, now, type Price, prices } from './objects.ts'

type Endpoint = (account: StripeAccount, form: FormValues, id: string, base: string) => object

/** The ten endpoints that the server uses. */
export const endpoints: Record<string, Endpoint> = {
  'POST /v1/customers': (account, form) => account.createCustomer(textsAt(form, 'metadata')),
  'GET /v1/prices': (_, form) => {
    const keys = Object.values(textsAt(form, 'lookup_keys'))
    const isActive = valueAt(form, 'active') === 'true'
    return list(
      form,
      prices.filter(({ lookup_key, active }) => keys.includes(lookup_key) && active === isActive),
    )
  },
  'POST /v1/checkout/sessions': ({ customers, addSession }, form, _, base) => {
    const session = makeSession({
      customer: found(customers, required(form, 'customer')).id,
      mode: required(form, 'mode') === 'payment' ? 'payment' : 'subscription',
      metadata: textsAt(form, 'metadata'),
      success_url: required(form, 'success_url'),
      cancel_url: required(form, 'cancel_url'),
      url: null,
    })
    session.url = `${base}/pay/${session.id}`
    const metadata = textsAt(formAt(form, 'subscription_data'), 'metadata')
    return addSession(session, priceOf(required(form, 'line_items.0.price')), metadata)
  },
  'GET /v1/checkout/sessions': ({ sessions, intents }, form) => {
    const isExpanded = valueAt(form, 'expand.0') === 'data.payment_intent.latest_charge'
    const asked = [...sessions.values()].filter(
      ({ customer, status }) => customer === valueAt(form, 'customer') && status === valueAt(form, 'status'),
    )
    const expanded = asked.map((each) => ({ ...each, payment_intent: intents.get(each.payment_intent ?? '') ?? null }))
    return list(form, isExpanded ? expanded : asked)
  },
  'POST /v1/checkout/sessions/:id/expire': ({ sessions }, _, id) => {
    const session = found(sessions, id)
    if (session.status !== 'open') throw new StripeError(400, 'invalid_request_error', 'Only open pages can expire.')
    session.status = 'expired'
    session.url = null
    return session
  },
  'POST /v1/billing_portal/sessions': ({ customers }, form, _, base) => {
    const { id: customer } = found(customers, required(form, 'customer'))
    const returnUrl = encodeURIComponent(required(form, 'return_url'))
    return {
      id: newId('bps'),
      object: 'billing_portal.session',
      customer,
      url: `${base}/portal/${customer}?return=${returnUrl}`,
    }
  },
  'GET /v1/subscriptions': ({ subscriptions, customers }, form) => {
    const customer = found(customers, required(form, 'customer')).id
    const isAll = valueAt(form, 'status') === 'all'
    return list(
      form,
      [...subscriptions.values()].filter((each) => each.customer === customer && (isAll || each.status !== 'canceled')),
    )
  },
  'POST /v1/subscriptions/:id': (account, form, id) => {
    const subscription = found(account.subscriptions, id)
    if (subscription.status === 'canceled') {
      const message = 'A canceled subscription can only update its cancellation_details and metadata.'
      throw new StripeError(400, 'invalid_request_error', message)
    }
    const cancelAt = valueAt(form, 'cancel_at')
    if (cancelAt !== undefined) account.setCancellationTime(subscription, cancelAt === '' ? null : Number(cancelAt))
    const isCancelling = valueAt(form, 'cancel_at_period_end')
    if (isCancelling !== undefined) account.setCancellation(subscription, isCancelling === 'true')
    const price = valueAt(form, 'items.0.price')
    if (price) account.changePrice(subscription, priceOf(price), Number(valueAt(form, 'proration_date') ?? now()))
    return subscription
  },
  'GET /v1/invoices': ({ invoices }, form) =>
    list(
      form,
      [...invoices.values()].filter(({ customer }) => customer === valueAt(form, 'customer')),
    ),
  'POST /v1/invoices/create_preview': (account, form, _, base) => {
    const subscription = found(account.subscriptions, required(form, 'subscription'))
    const price = valueAt(form, 'subscription_details.items.0.price')
    const at = Number(valueAt(form, 'subscription_details.proration_date') ?? now())
    const [item] = subscription.items.data
    const lines = price ? account.previewLines(subscription, priceOf(price), at) : [item?.price.unit_amount ?? 0]
    const preview = makeInvoice(subscription.customer, subscription.id, base, lines)
    const next = price ? now() : (item?.current_period_end ?? now())
    return {
      ...preview,
      id: `upcoming_${preview.id}`,
      status: 'draft',
      number: null,
      hosted_invoice_url: null,
      status_transitions: { ...preview.status_transitions, finalized_at: null },
      period_end: next,
      next_payment_attempt: next,
    } satisfies Invoice
  },
}

/** Returns the first page. Stripe lists the newest first, ten unless a request asks for more. */
function list(form: FormValues, oldestFirst: readonly object[]) {
  const limit = Number(valueAt(form, 'limit') ?? 10)
  const data = oldestFirst.toReversed()
  return { object: 'list', data: data.slice(0, limit), has_more: data.length > limit, url: '' }
}

function required(form: FormValues, path: string): string {
  const value = valueAt(form, path)
  if (value === undefined) throw new StripeError(400, 'invalid_request_error', `Missing required param: ${path}.`)
  return value
}

function priceOf(id: string): Price {
  const price = prices.find((each) => each.id === id)
  if (!price) throw new StripeError(400, 'invalid_request_error', `No such price: ${id}`)
  return price
}
