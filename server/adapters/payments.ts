import type { Money } from '../language/money.ts'

export interface PlanOrder {
  plan: string
  period: 'month' | 'year'
}

/** Plans change immediately and for free. For servers whose operator takes no payments, or takes them elsewhere. */
export interface ManualPayments {
  kind: 'manual'
}

/**
 * A service that takes payments on its own pages. All functions use the network, so they are never called in a
 * transaction. A key makes a repeated request have the effect of one.
 * @throws AppError UNAVAILABLE when the service does not answer in time; PaymentRefusal
 */
export interface HostedPayments {
  kind: 'hosted'
  createCustomer(key: string, organizationId: string): Promise<string>
  openPlanCheckout(checkout: Checkout & PlanOrder): Promise<CheckoutPage>
  openCreditsCheckout(checkout: Checkout): Promise<CheckoutPage>
  /** Makes a page useless. Returns false if it was already paid or has expired. */
  closeCheckout(checkoutId: string): Promise<boolean>
  openPortal(customerId: string, returnUrl: string): Promise<string>
  previewChange(customerId: string, order: PlanOrder, at: Date): Promise<ChangePreview>
  /** Charges or credits the difference for the rest of the period. */
  changePlan(key: string, customerId: string, order: PlanOrder, at: Date): Promise<void>
  setCancellation(key: string, customerId: string, isCancelling: boolean): Promise<void>
  readCustomer(customerId: string): Promise<PayingCustomer>
  /** Does not use the network. @throws AppError MALFORMED unless the service signed the event in the last 5 minutes */
  verifyEvent(body: Buffer, signature: string): PaymentEvent
}

export type PaymentProvider = ManualPayments | HostedPayments

export const manualPayments: ManualPayments = { kind: 'manual' }

export interface PaymentSettings {
  secretKey: string
  webhookSecret: string
  /** Another address of the API, such as that of a test double. */
  apiBase: string | undefined
  /** Lets the service calculate taxes. */
  calculatesTax: boolean
}

export interface Checkout {
  key: string
  customerId: string
  organizationId: string
  paidUrl: string
  closedUrl: string
}

export interface CheckoutPage {
  id: string
  url: string
}

export interface ChangePreview {
  /** Charged now. Zero if the credit covers it: the rest of the credit reduces later invoices. */
  due: Money
  /** The part of earlier payments that is left and reduces the price. */
  credit: Money
  /** The price of the new plan for the rest of the period. */
  charge: Money
}

export interface PayingCustomer {
  /** Newest first. Subscriptions whose first payment is missing are omitted. */
  subscriptions: PaidSubscription[]
  /** Newest first. */
  invoices: Invoice[]
  /** Null if nothing will be charged. */
  nextInvoice: { amount: Money; at: Date } | null
  /** The payment pages that were completed. */
  checkouts: CompletedCheckout[]
}

export interface PaidSubscription {
  id: string
  /** The organization for which it was started, or null if the operator created it. */
  organizationId: string | null
  status: 'active' | 'past_due' | 'ended'
  /** Null for a price of the operator that belongs to no plan. */
  order: PlanOrder | null
  periodEndsAt: Date
  isCancelling: boolean
  endedAt: Date | null
  /** The due date of the oldest unpaid invoice of a subscription that is past due. */
  unpaidSince: Date | null
  /** The page on which a change that waits for its payment can be paid. */
  payChangeAt: string | null
}

export interface Invoice {
  id: string
  number: string | null
  status: 'OPEN' | 'PAID' | 'UNCOLLECTIBLE' | 'VOID'
  amount: Money
  issuedAt: Date
  /** The page of the invoice, where it can be paid and downloaded. */
  url: string | null
}

export interface CompletedCheckout {
  id: string
  /**
   * 0 for a plan, and until a payment by bank transfer has arrived. A refund takes its share of the payment, and the rest
   * is rounded down.
   */
  credits: number
  createdAt: Date
  /** True if no credits of a payment are left. */
  isRefunded: boolean
}

export interface PaymentEvent {
  id: string
  type: string
  customerId: string | null
}

/** The service refuses a change, for example without a usable card, and another attempt would fail too. */
export class PaymentRefusal extends Error {
  override name = 'PaymentRefusal'
}
