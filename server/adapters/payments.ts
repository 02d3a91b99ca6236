export interface Order {
  organizationId: string
  plan: string
  period: 'month' | 'year'
  /** In whole US dollars per period. */
  price: number
}

/**
 * Processes payments for plans. An order is either done immediately or has a payment URL, and the plan changes after
 * the payment. Called inside a transaction, so it must not use the network. For a hosted checkout, the URL is an
 * address of this server that redirects to it.
 */
export interface PaymentProvider {
  order(order: Order): Promise<{ isDone: true } | { isDone: false; payAt: string }>
}

export const manualPayments: PaymentProvider = { order: async () => ({ isDone: true }) }
