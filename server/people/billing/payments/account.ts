import { sql } from 'kysely'
import type { PaymentProvider, PlanOrder } from '../../../adapters/payments.ts'
import { notifyOrganization } from '../../../platform/stream/notifier.ts'
import type { ReadDb, WriteDb } from '../../../platform/tenancy/tenant-transaction.ts'

export interface PaymentServices {
  payments: PaymentProvider
}

export type PlanRequest = { id: string } & (
  | { kind: 'CHANGE'; order: PlanOrder; at: Date }
  | { kind: 'CANCEL' | 'RESUME' }
)

/** Returns undefined for an organization that has never opened a payment page. */
export function findAccount(db: ReadDb) {
  return db.selectFrom('billingAccounts').selectAll().executeTakeFirst()
}

/** Creates the account if necessary, and serializes requests for payments of the organization. */
export async function lockAccount(db: WriteDb) {
  await db
    .insertInto('billingAccounts')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db.selectFrom('billingAccounts').selectAll().forNoKeyUpdate().executeTakeFirstOrThrow()
}

export type BillingAccount = Awaited<ReturnType<typeof lockAccount>>

export const hasLiveSubscription = (account: Pick<BillingAccount, 'status'> | undefined): boolean =>
  account?.status === 'ACTIVE' || account?.status === 'PAST_DUE'

export function requestOf(account: BillingAccount): PlanRequest | null {
  const { requestId: id, requested, requestedPlan: plan, requestedPeriod, requestedAt: at } = account
  if (!id || !requested || !at) return null
  if (requested !== 'CHANGE') return { id, kind: requested === 'CANCEL' ? 'CANCEL' : 'RESUME' }
  return { id, kind: 'CHANGE', order: { plan: plan ?? '', period: requestedPeriod === 'year' ? 'year' : 'month' }, at }
}

/** Call when an Owner chooses Free, so that the ended subscription does not make the organization read-only again. */
export async function releaseSubscription(db: WriteDb): Promise<void> {
  await db
    .updateTable('billingAccounts')
    .set((eb) => ({ releasedSubscriptionId: eb.ref('subscriptionId'), status: 'NONE', endsAt: null }))
    .where('subscriptionId', 'is not', null)
    .execute()
  await notifyPaymentsChanged(db)
}

/** Enqueues the job that reads the account from the payment service, on commit. */
export async function enqueueSync(db: WriteDb): Promise<void> {
  await sql`select sync_billing()`.execute(db)
}

const prefix = 'payments '

export const paymentsOf = (organizationId: string) => prefix + organizationId

/** Notifies the Owners who look at the payments, on commit. */
export async function notifyPaymentsChanged(db: WriteDb): Promise<void> {
  await notifyOrganization(db, prefix)
}
