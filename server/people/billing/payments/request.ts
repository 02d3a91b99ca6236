import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import type { PlanOrder } from '../../../adapters/payments.ts'
import { AppError } from '../../../base/errors.ts'
import type { Tenant } from '../../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../../platform/tenancy/tenant-transaction.ts'
import {
  enqueueSync,
  hasLiveSubscription,
  lockAccount,
  notifyPaymentsChanged,
  type PaymentServices,
} from './account.ts'
import { type Payments, readPayments } from './read.ts'

/** The age up to which the amounts of a preview are charged, in milliseconds: 30 minutes. */
const previewLifetime = 30 * 60_000

/**
 * Requests another plan or period for a live subscription. A repeated click asks for what is already requested.
 * @param previewedAt the time of the preview that the Owner has seen
 */
export async function requestChange(db: WriteDb, order: PlanOrder, previewedAt: Date | null): Promise<void> {
  const account = await lockAccount(db)
  if (account.requestedPlan === order.plan && account.requestedPeriod === order.period) return
  requireNoRequest(account)
  const isRecent = previewedAt !== null && Math.abs(Date.now() - previewedAt.getTime()) < previewLifetime
  await saveRequest(db, {
    requested: 'CHANGE',
    requestedPlan: order.plan,
    requestedPeriod: order.period,
    requestedAt: isRecent ? previewedAt : new Date(),
  })
}

/** @throws AppError CONFLICT without a live subscription, or while another request is sent */
export function cancelSubscription(tenant: Tenant, services: PaymentServices): Promise<Payments> {
  return requestCancellation(tenant, services, 'CANCEL')
}

/** @throws AppError CONFLICT without a live subscription, or while another request is sent */
export function resumeSubscription(tenant: Tenant, services: PaymentServices): Promise<Payments> {
  return requestCancellation(tenant, services, 'RESUME')
}

function requestCancellation(tenant: Tenant, services: PaymentServices, requested: 'CANCEL' | 'RESUME') {
  requireHosted(services)
  return tenant.write(async (db) => {
    const account = await lockAccount(db)
    if (!hasLiveSubscription(account)) {
      throw new AppError('CONFLICT', msg`This organization has no subscription. Choose a plan to start one.`)
    }
    if (account.requested !== requested) {
      requireNoRequest(account)
      await saveRequest(db, { requested, requestedAt: new Date() })
    }
    return readPayments(db)
  })
}

/** @throws AppError CONFLICT on a server where plans change without a payment */
export function requireHosted({ payments }: PaymentServices): void {
  if (payments.kind === 'hosted') return
  throw new AppError('CONFLICT', msg`This server takes no payments. Its operator can change plans.`)
}

function requireNoRequest({ requested }: { requested: string | null }): void {
  if (requested === null) return
  throw new AppError('CONFLICT', msg`Another change of the subscription is in progress. Try again in a minute.`)
}

interface Requested {
  requested: 'CHANGE' | 'CANCEL' | 'RESUME'
  requestedAt: Date
  requestedPlan?: string
  requestedPeriod?: string
}

async function saveRequest(db: WriteDb, request: Requested): Promise<void> {
  await db
    .updateTable('billingAccounts')
    .set({
      ...request,
      requestId: sql<string>`uuidv7()`,
      requestedBy: sql<string>`current_app_user()`,
      refusal: null,
    })
    .execute()
  await enqueueSync(db)
  await notifyPaymentsChanged(db)
}
