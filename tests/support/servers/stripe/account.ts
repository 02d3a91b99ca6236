import {
  type Customer,
  type Invoice,
  makeCustomer,
  makeInvoice,
  makePaymentIntent,
  makePendingUpdate,
  makeSubscription,
  now,
  type PaymentIntent,
  type Price,
  periodAfter,
  type Session,
  type Subscription,
} from './objects.ts'

export class StripeError extends Error {
  readonly status: number
  readonly type: string

  constructor(status: number, type: string, message: string) {
    super(message)
    this.status = status
    this.type = type
  }
}

/** An account at Stripe with its objects and the rules by which they change. */
export interface StripeAccount {
  customers: Map<string, Customer>
  sessions: Map<string, Session>
  subscriptions: Map<string, Subscription>
  invoices: Map<string, Invoice>
  intents: Map<string, PaymentIntent>
  /** Each payment that was collected, in cents. */
  charges: { customer: string; amount: number; reason: string }[]
  /** The customers whose cards are declined. */
  declined: Set<string>
  /** The customers who have removed their only card. */
  cardless: Set<string>
  createCustomer(metadata: Record<string, string>): Customer
  /** Opens the page of a session. Its subscription gets the metadata. */
  addSession(session: Session, price: Price, metadata: Record<string, string>): Session
  /** Pays a session as a customer on its page would. */
  paySession(id: string): Session
  changePrice(subscription: Subscription, price: Price, at: number): void
  previewLines(subscription: Subscription, price: Price, at: number): number[]
  setCancellation(subscription: Subscription, isCancelling: boolean): void
  /** Cancels on the page of the customer, which sets a time and not the end of the period, or removes that time. */
  setCancellationTime(subscription: Subscription, at: number | null): void
  /** Begins the next period, or ends a cancelled subscription. */
  renew(subscription: Subscription): void
  payOpenInvoices(customer: string): void
  end(subscription: Subscription): void
  /** Refunds an amount in cents, or all of the payment. */
  refund(session: Session, amount?: number): void
}

/** @param emit called with the type and the object of each event */
export function createStripeAccount(emit: (type: string, object: object) => void, base: () => string): StripeAccount {
  const charge = (customer: string, amount: number, reason: string): boolean => {
    if (account.declined.has(customer)) return false
    if (amount > 0) account.charges.push({ customer, amount, reason })
    return true
  }

  const invoice = ({ customer, id }: Subscription, lines: readonly number[]): Invoice => {
    const made = makeInvoice(customer, id, base(), lines)
    account.invoices.set(made.id, made)
    emit('invoice.created', made)
    pay(made)
    return made
  }

  const pay = (due: Invoice): boolean => {
    const isPaid = charge(due.customer, due.amount_due, due.id)
    if (isPaid) {
      due.status = 'paid'
      due.status_transitions.paid_at = now()
    }
    emit(isPaid ? 'invoice.paid' : 'invoice.payment_failed', due)
    return isPaid
  }

  /** The prices of sessions, and the metadata of their subscriptions. */
  const orders = new Map<string, { price: Price; metadata: Record<string, string> }>()
  /** Changes that wait for their payment, by their invoice. */
  const waiting = new Map<string, () => void>()
  const update = (subscription: Subscription) => emit('customer.subscription.updated', subscription)

  const account: StripeAccount = {
    customers: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    intents: new Map(),
    charges: [],
    declined: new Set(),
    cardless: new Set(),
    createCustomer(metadata) {
      const customer = makeCustomer(metadata)
      account.customers.set(customer.id, customer)
      emit('customer.created', customer)
      return customer
    },
    addSession(session, price, metadata) {
      account.sessions.set(session.id, session)
      orders.set(session.id, { price, metadata })
      return session
    },
    paySession(id) {
      const session = found(account.sessions, id)
      if (session.status !== 'open') throw new StripeError(400, 'invalid_request_error', 'This page is closed.')
      const { price, metadata } = found(orders, id)
      const { customer } = session
      if (account.declined.has(customer)) throw new StripeError(402, 'card_error', 'Your card was declined.')
      session.status = 'complete'
      session.payment_status = 'paid'
      session.url = null
      if (session.mode === 'payment') {
        const amount = price.unit_amount
        charge(customer, amount, session.id)
        const intent = makePaymentIntent(customer, amount)
        account.intents.set(intent.id, intent)
        session.payment_intent = intent.id
      } else {
        const subscription = makeSubscription(customer, price, metadata)
        account.subscriptions.set(subscription.id, subscription)
        emit('customer.subscription.created', subscription)
        invoice(subscription, [price.unit_amount])
      }
      emit('checkout.session.completed', session)
      return session
    },
    previewLines(subscription, price, at) {
      const { item } = first(subscription)
      const left = (item.current_period_end - at) / (item.current_period_end - item.current_period_start)
      const credit = -Math.round(item.price.unit_amount * left)
      if (item.price.id === price.id) return []
      const isSameInterval = price.recurring?.interval === item.price.recurring?.interval
      return [credit, isSameInterval ? Math.round(price.unit_amount * left) : price.unit_amount]
    },
    changePrice(subscription, price, at) {
      const { item } = first(subscription)
      const lines = account.previewLines(subscription, price, at)
      if (lines.length === 0) return
      if (account.cardless.has(subscription.customer)) {
        const message = 'This customer has no attached payment source or default payment method.'
        throw new StripeError(400, 'invalid_request_error', message)
      }
      const apply = () => {
        const isNewInterval = price.recurring?.interval !== item.price.recurring?.interval
        item.price = price
        subscription.pending_update = null
        if (!isNewInterval) return
        item.current_period_start = at
        item.current_period_end = periodAfter(at, price)
      }
      const due = invoice(subscription, lines)
      if (due.status === 'paid') apply()
      else {
        subscription.pending_update = makePendingUpdate(item, price)
        waiting.set(due.id, apply)
      }
      update(subscription)
    },
    setCancellation(subscription, isCancelling) {
      if (isCancelling || subscription.cancel_at_period_end) {
        subscription.cancel_at = isCancelling ? first(subscription).item.current_period_end : null
      }
      subscription.cancel_at_period_end = isCancelling
      update(subscription)
    },
    setCancellationTime(subscription, at) {
      subscription.cancel_at = at
      update(subscription)
    },
    renew(subscription) {
      const { item } = first(subscription)
      if (subscription.cancel_at !== null) return account.end(subscription)
      item.current_period_start = now()
      item.current_period_end = periodAfter(now(), item.price)
      const { status } = invoice(subscription, [item.price.unit_amount])
      if (status !== 'paid') subscription.status = 'past_due'
      update(subscription)
    },
    payOpenInvoices(customer) {
      for (const due of account.invoices.values()) {
        if (due.customer !== customer || due.status !== 'open' || !pay(due)) continue
        waiting.get(due.id)?.()
        waiting.delete(due.id)
      }
      for (const subscription of account.subscriptions.values()) {
        if (subscription.customer !== customer || subscription.status === 'canceled') continue
        const isOpen = [...account.invoices.values()].some(
          (each) => each.customer === customer && each.status === 'open',
        )
        if (!isOpen) subscription.status = 'active'
        update(subscription)
      }
    },
    end(subscription) {
      subscription.status = 'canceled'
      subscription.canceled_at = now()
      subscription.ended_at = now()
      emit('customer.subscription.deleted', subscription)
    },
    refund({ payment_intent }, amount) {
      const { latest_charge } = found(account.intents, payment_intent ?? '')
      latest_charge.amount_refunded += amount ?? latest_charge.amount - latest_charge.amount_refunded
      latest_charge.refunded = latest_charge.amount_refunded === latest_charge.amount
      emit('charge.refunded', latest_charge)
    },
  }
  return account
}

export function first({ items }: Subscription) {
  const [item] = items.data
  if (!item) throw new Error('A subscription has one item.')
  return { item }
}

export function found<T>(objects: ReadonlyMap<string, T>, id: string): T {
  const object = objects.get(id)
  if (object === undefined) throw new StripeError(404, 'invalid_request_error', `No such object: ${id}`)
  return object
}
