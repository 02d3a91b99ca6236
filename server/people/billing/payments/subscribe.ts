import { msg } from '@lingui/core/runtime-macro'
import type { ChangePreview, PlanOrder } from '../../../adapters/payments.ts'
import { AppError } from '../../../base/errors.ts'
import type { Notifier } from '../../../platform/stream/notifier.ts'
import { yieldChanged } from '../../../platform/stream/yield-changed.ts'
import type { Tenant } from '../../../platform/tenancy/tenant.ts'
import { findAccount, hasLiveSubscription, type PaymentServices, paymentsOf } from './account.ts'
import { getPayments, type Payments } from './read.ts'
import { requireHosted } from './request.ts'

export interface PlanChangePreview extends ChangePreview {
  /** The time to which the amounts apply. */
  at: Date
}

/** Yields the payments immediately and after each change. */
export function subscribeToPayments(
  tenant: Tenant,
  services: PaymentServices & { notifier: Notifier },
  signal: AbortSignal,
): AsyncGenerator<Payments | null> {
  const wait = { notifier: services.notifier, subject: paymentsOf(tenant.organizationId), signal }
  return yieldChanged(wait, () => getPayments(tenant, services))
}

/**
 * Yields the amounts of a change of plan or period once. A subscription has no transaction while it waits for the
 * payment service.
 * @throws AppError CONFLICT without a live subscription; UNAVAILABLE when the payment service does not answer
 */
export async function* previewPlanChange(
  tenant: Tenant,
  services: PaymentServices,
  order: PlanOrder,
): AsyncGenerator<PlanChangePreview> {
  const { payments } = services
  if (payments.kind !== 'hosted') return requireHosted(services)
  const account = await tenant.read(findAccount)
  if (!account?.customerId || !hasLiveSubscription(account)) {
    throw new AppError('CONFLICT', msg`This organization has no subscription. Choose a plan to start one.`)
  }
  const at = new Date()
  yield { ...(await payments.previewChange(account.customerId, order, at)), at }
}
