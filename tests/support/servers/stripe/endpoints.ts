import { found, type StripeAccount, StripeError } from './account.ts'
import { type FormValues, textsAt, valueAt } from './form.ts'
import { makeInvoice, makeSession, newId, now, type Price, prices } from './objects.ts'

type Endpoint = (account: StripeAccount, form: FormValues, id: string, base: string) => object

/** The ten endpoints that the server uses. */
export const endpoints: Record<string, Endpoint> = {
  'POST /v1/customers': (account, form) => account.createCustomer(textsAt(form, 'metadata')),
  'GET /v1/prices': (_, form) => {
    const keys = Object.values(textsAt(form, 'lookup_keys'))
    return list(prices.filter(({ lookup_key }) => keys.includes(lookup_key)))
  },
  'POST /v1/checkout/sessions': ({ customers, sessions }, form, _, base) => {
    const session = makeSession({
      customer: found(customers, required(form, 'customer')).id,
      mode: required(form, 'mode') === 'payment' ? 'payment' : 'subscription',
      metadata: { ...textsAt(form, 'metadata'), lookup_key: priceOf(required(form, 'line_items.0.price')).lookup_key },
      success_url: required(form, 'success_url'),
      cancel_url: required(form, 'cancel_url'),
      url: null,
    })
    session.url = `${base}/pay/${session.id}`
    sessions.set(session.id, session)
    return session
  },
  'GET /v1/checkout/sessions': ({ sessions }, form) =>
    list(
      [...sessions.values()].filter(
        ({ customer, status }) => customer === valueAt(form, 'customer') && status === valueAt(form, 'status'),
      ),
    ),
  'POST /v1/checkout/sessions/:id/expire': ({ sessions }, _, id) => {
    const session = found(sessions, id)
    if (session.status !== 'open') throw new StripeError(400, 'invalid_request_error', 'Only open pages can expire.')
    session.status = 'expired'
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
    return list([...subscriptions.values()].filter((each) => each.customer === customer))
  },
  'POST /v1/subscriptions/:id': (account, form, id) => {
    const subscription = found(account.subscriptions, id)
    if (subscription.status === 'canceled') throw new StripeError(404, 'invalid_request_error', 'It has ended.')
    const isCancelling = valueAt(form, 'cancel_at_period_end')
    if (isCancelling !== undefined) account.setCancellation(subscription, isCancelling === 'true')
    const price = valueAt(form, 'items.0.price')
    if (price) account.changePrice(subscription, priceOf(price), Number(valueAt(form, 'proration_date') ?? now()))
    return subscription
  },
  'GET /v1/invoices': ({ invoices }, form) =>
    list([...invoices.values()].filter(({ customer }) => customer === valueAt(form, 'customer')).reverse()),
  'POST /v1/invoices/create_preview': (account, form, _, base) => {
    const subscription = found(account.subscriptions, required(form, 'subscription'))
    const price = valueAt(form, 'subscription_details.items.0.price')
    const at = Number(valueAt(form, 'subscription_details.proration_date') ?? now())
    const [item] = subscription.items.data
    const lines = price ? account.previewLines(subscription, priceOf(price), at) : [item?.price.unit_amount ?? 0]
    const preview = makeInvoice(subscription.customer, subscription.id, base, lines)
    const next = price ? now() : (item?.current_period_end ?? now())
    return { ...preview, id: `upcoming_${preview.id}`, status: 'draft', period_end: next, next_payment_attempt: next }
  },
}

const list = (data: readonly object[]) => ({ object: 'list', data, has_more: false, url: '' })

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
