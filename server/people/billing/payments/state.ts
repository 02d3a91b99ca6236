import type { PaidSubscription, PayingCustomer, PlanOrder } from '../../../adapters/payments.ts'
import type { BillingAccount } from './account.ts'

/** In milliseconds: 14 days after the due date, an unpaid organization is read-only. */
const gracePeriod = 14 * 24 * 60 * 60_000
/** The Owners are reminded this long before the end of the grace period, in milliseconds: 3 days. */
const reminderTime = 3 * 24 * 60 * 60_000

export type PaymentStatus = BillingAccount['status']

export interface PaymentState {
  status: PaymentStatus
  subscriptionId: string | null
  /** Null for a price that belongs to no plan. The plan of the organization then stays. */
  order: PlanOrder | null
  /** The end of the plan. Null if it renews. */
  endsAt: Date | null
  payChangeAt: string | null
}

/**
 * Derives the state from what the payment service has, and not from events, so it does not depend on their order. A live
 * subscription counts before ended ones. An ended subscription that an Owner has replaced with Free does not count.
 */
export function stateOf(
  { subscriptions }: Pick<PayingCustomer, 'subscriptions'>,
  organizationId: string,
  releasedId: string | null,
): PaymentState {
  const own = subscriptions.filter((each) => each.organizationId === null || each.organizationId === organizationId)
  const found = own.find(({ status }) => status !== 'ended') ?? own[0]
  if (!found || (found.status === 'ended' && found.id === releasedId)) {
    return { status: 'NONE', subscriptionId: null, order: null, endsAt: null, payChangeAt: null }
  }
  const { id, order, payChangeAt } = found
  return { status: statuses[found.status], subscriptionId: id, order, endsAt: endOf(found), payChangeAt }
}

const statuses = { active: 'ACTIVE', past_due: 'PAST_DUE', ended: 'ENDED' } as const

function endOf({ endedAt, unpaidSince, isCancelling, periodEndsAt }: PaidSubscription): Date | null {
  if (endedAt) return endedAt
  const ends = [
    ...(unpaidSince ? [unpaidSince.getTime() + gracePeriod] : []),
    ...(isCancelling ? [periodEndsAt.getTime()] : []),
  ]
  return ends.length > 0 ? new Date(Math.min(...ends)) : null
}

export type Notice = 'UNPAID' | 'LAST_DAYS' | 'ENDED'

/** Returns the mail that is due in a state, and a key that a later mail does not have. */
export function noticeOf({ status, endsAt, subscriptionId }: PaymentState, now: Date): [Notice, string] | null {
  const left = endsAt ? endsAt.getTime() - now.getTime() : Number.POSITIVE_INFINITY
  if (status === 'ENDED' || (status === 'PAST_DUE' && left <= 0)) return ['ENDED', `ENDED ${subscriptionId}`]
  if (status !== 'PAST_DUE') return null
  const notice = left <= reminderTime ? 'LAST_DAYS' : 'UNPAID'
  return [notice, `${notice} ${endsAt?.toISOString()}`]
}
