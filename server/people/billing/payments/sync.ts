import { type Selectable, sql } from 'kysely'
import { type HostedPayments, type PayingCustomer, PaymentRefusal } from '../../../adapters/payments.ts'
import { AppError } from '../../../base/errors.ts'
import type { Organizations } from '../../../platform/database/tables.ts'
import { enqueue, type JobDetails } from '../../../platform/jobs/jobs.ts'
import type { OrganizationWork } from '../../../platform/tenancy/organization-work.ts'
import type { WriteDb } from '../../../platform/tenancy/tenant-transaction.ts'
import { findExcess } from '../excess.ts'
import { planOf } from '../plans.ts'
import {
  type BillingAccount,
  hasLiveSubscription,
  lockAccount,
  notifyPaymentsChanged,
  type PaymentServices,
  type PlanRequest,
  requestOf,
} from './account.ts'
import { noticeOf, type PaymentState, stateOf } from './state.ts'

/** A request that could not be sent for this time is dropped, because no Owner expects it any more. In milliseconds. */
const requestLifetime = 60 * 60_000
const packLifetime = '1 year'

/**
 * Sends the request of an Owner, reads the account from the payment service and stores it. A job that reads later has
 * the newer answer, so an older one is dropped.
 */
export async function syncBilling(work: OrganizationWork, _: JobDetails, { payments }: PaymentServices): Promise<void> {
  if (payments.kind !== 'hosted') return
  const begun = await work.write(beginReading)
  if (!begun) return
  const { account, customerId, isDeleted } = begun
  const refusal = begun.refusal ?? (await sendRequest(payments, customerId, account))
  let customer = await payments.readCustomer(customerId)
  if (isDeleted && (await cancelDeleted(payments, customerId, customer))) {
    customer = await payments.readCustomer(customerId)
  }
  await work.write((db) => storeReading(db, work.organizationId, account, refusal, customer))
}

async function beginReading(db: WriteDb) {
  const { deletedAt } = await lockOrganization(db)
  const { customerId, reading, ...account } = await lockAccount(db)
  if (!customerId) return undefined
  await db
    .updateTable('billingAccounts')
    .set((eb) => ({ reading: eb('reading', '+', 1n) }))
    .execute()
  const begun = { ...account, customerId, reading: reading + 1n }
  return { account: begun, customerId, isDeleted: deletedAt !== null, refusal: await findRefusal(db, begun) }
}

/** Checks a request again, because the usage may have grown since the Owner asked, or the service was down for long. */
async function findRefusal(db: WriteDb, account: BillingAccount): Promise<BillingAccount['refusal']> {
  const request = requestOf(account)
  if (!request || !account.requestedAt) return null
  if (Date.now() - account.requestedAt.getTime() > requestLifetime) return 'NO_ANSWER'
  if (request.kind !== 'CHANGE') return null
  const excess = await findExcess(db, account.requestedBy, account.organizationId, planOf(request.order.plan))
  return excess.length > 0 ? 'TOO_SMALL' : null
}

/** Returns the reason if the request was refused. A request is sent with its id as key, so it can be repeated. */
async function sendRequest(payments: HostedPayments, customerId: string, account: BillingAccount) {
  const request = requestOf(account)
  if (!request) return null
  try {
    await send(payments, customerId, request)
    return null
  } catch (error) {
    if (error instanceof PaymentRefusal) return 'DECLINED'
    if (error instanceof AppError && error.code === 'CONFLICT') return null
    throw error
  }
}

function send(payments: HostedPayments, customerId: string, request: PlanRequest): Promise<void> {
  const key = `request-${request.id}`
  if (request.kind === 'CHANGE') return payments.changePlan(key, customerId, request.order, request.at)
  return payments.setCancellation(key, customerId, request.kind === 'CANCEL')
}

/** A deleted organization is not charged again. Its Owners can restore it for 30 days. */
async function cancelDeleted(payments: HostedPayments, customerId: string, { subscriptions }: PayingCustomer) {
  const live = subscriptions.find(({ status, isCancelling }) => status !== 'ended' && !isCancelling)
  if (live) await payments.setCancellation(`deleted-${live.id}-${live.periodEndsAt.getTime()}`, customerId, true)
  return live !== undefined
}

async function storeReading(
  db: WriteDb,
  organizationId: string,
  { requestId, reading }: BillingAccount,
  refusal: BillingAccount['refusal'],
  customer: PayingCustomer,
): Promise<void> {
  const held = await lockOrganization(db)
  const current = await lockAccount(db)
  if (current.reading !== reading) return
  const found = stateOf(customer, organizationId, current.releasedSubscriptionId)
  // The payment service has no subscription any more if its customer was deleted there.
  const isLost = found.status === 'NONE' && hasLiveSubscription(current)
  const state: PaymentState = isLost ? { ...found, status: 'ENDED', endsAt: new Date() } : found
  await storePlan(db, held, state)
  await storeInvoices(db, customer)
  await storeCheckouts(db, customer)
  const notice = noticeOf(state, new Date())
  if (notice && notice[1] !== current.notice) await enqueueMails(db, notice[0])
  const { nextInvoice: next } = customer
  await db
    .updateTable('billingAccounts')
    .set({
      status: state.status,
      subscriptionId: state.subscriptionId,
      endsAt: state.endsAt,
      payChangeAt: state.payChangeAt,
      nextAmount: next?.amount.minor ?? null,
      nextCurrency: next?.amount.currency ?? null,
      nextAt: next?.at ?? null,
      notice: notice?.[1] ?? current.notice,
      syncedAt: sql`now()`,
    })
    .execute()
  if (requestId && current.requestId === requestId) {
    const done = {
      requested: null,
      requestId: null,
      requestedPlan: null,
      requestedPeriod: null,
      requestedAt: null,
      requestedBy: null,
    }
    await db
      .updateTable('billingAccounts')
      .set({ ...done, refusal })
      .execute()
  }
  await notifyPaymentsChanged(db)
}

/** The plan, its period and its end decide about limits and about read-only access. */
async function storePlan(db: WriteDb, held: Held, { status, order, endsAt }: PaymentState): Promise<void> {
  if (status === 'NONE') return
  const plan = order?.plan ?? held.plan
  const planPeriod = order?.period ?? held.planPeriod
  const isSame =
    plan === held.plan && planPeriod === held.planPeriod && endsAt?.getTime() === held.planEndsAt?.getTime()
  if (isSame) return
  await db
    .updateTable('organizations')
    .set({ plan, planPeriod, planEndsAt: endsAt })
    .where('id', '=', (eb) => eb.fn('current_organization'))
    .execute()
}

async function storeInvoices(db: WriteDb, { invoices }: PayingCustomer): Promise<void> {
  for (const { amount, ...invoice } of invoices) {
    const values = { ...invoice, amount: amount.minor, currency: amount.currency }
    await db
      .insertInto('billingInvoices')
      .values(values)
      .onConflict((conflict) => conflict.columns(['organizationId', 'id']).doUpdateSet(values))
      .execute()
  }
}

async function storeCheckouts(db: WriteDb, { checkouts }: PayingCustomer): Promise<void> {
  if (checkouts.length === 0) return
  await db
    .updateTable('billingCheckouts')
    .set({ closedAt: sql`coalesce(closed_at, now())`, sessionId: null })
    .where(
      'sessionId',
      'in',
      checkouts.map(({ id }) => id),
    )
    .execute()
  const packs = checkouts.filter(({ credits, isRefunded }) => credits > 0 || isRefunded)
  for (const { id, credits, createdAt, isRefunded } of packs) {
    if (isRefunded) {
      await endPack(db, id)
      continue
    }
    await db
      .insertInto('creditPacks')
      .values({
        id,
        credits,
        boughtAt: createdAt,
        expiresAt: sql`${createdAt}::timestamptz + ${packLifetime}::interval`,
      })
      .onConflict((conflict) =>
        conflict.columns(['organizationId', 'id']).doUpdateSet({ credits }).where('creditPacks.credits', '<>', credits),
      )
      .execute()
  }
}

/** The credits of a refunded pack that were not used expire. */
async function endPack(db: WriteDb, id: string): Promise<void> {
  await db
    .updateTable('creditPacks')
    .set({ expiresAt: sql`now()` })
    .where('id', '=', id)
    .where('expiresAt', '>', sql<Date>`now()`)
    .execute()
}

async function enqueueMails(db: WriteDb, notice: string): Promise<void> {
  const owners = await db
    .selectFrom('memberships')
    .select('userId')
    .where('organizationId', '=', (eb) => eb.fn('current_organization'))
    .where('role', '=', 'OWNER')
    .where('removedAt', 'is', null)
    .execute()
  for (const { userId } of owners) await enqueue(db, 'billing-mail', { memberId: userId, notice })
}

type Held = Pick<Selectable<Organizations>, 'plan' | 'planPeriod' | 'planEndsAt' | 'deletedAt'>

/** A change of plan locks the organization before the account too, so the two cannot wait for each other. */
const lockOrganization = (db: WriteDb): Promise<Held> =>
  db
    .selectFrom('organizations')
    .select(['plan', 'planPeriod', 'planEndsAt', 'deletedAt'])
    .where('id', '=', (eb) => eb.fn('current_organization'))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
