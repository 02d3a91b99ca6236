/** A plan that an Owner has chosen for an organization. */
export interface Order {
  organizationId: string
  /** Its key in the table of plans. */
  plan: string
  period: 'month' | 'year'
  /** Whole US dollars for one period. */
  price: number
}

/**
 * Who is paid for plans. An order is done at once, or there is an address where the person pays first, and the plan
 * changes when that is told to have happened. Asked within a transaction, so it answers without the network: the address
 * of a hosted checkout is one of our own that leads there.
 */
export interface PaymentProvider {
  order(order: Order): Promise<{ isDone: true } | { isDone: false; payAt: string }>
}

/** The operator of the server settles what is owed by other means: each order is done at once. */
export const manualPayments: PaymentProvider = { order: async () => ({ isDone: true }) }
