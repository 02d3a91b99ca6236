import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import type { PlanOrder } from '../../adapters/payments.ts'
import { AppError } from '../../base/errors.ts'
import { render } from '../../base/text.ts'
import { listText } from '../../language/list-text.ts'
import type { OperatorSettings, Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { findExcess } from './excess.ts'
import { hasLiveSubscription, lockAccount, releaseSubscription } from './payments/account.ts'
import { type CheckoutServices, startCheckout } from './payments/checkout.ts'
import { requestChange } from './payments/request.ts'
import { type Plan, type PlanKey, planOf, trialDays } from './plans.ts'
import { type Billing, type PlanPeriod, readBilling, requireSubscription, selectablePlans } from './read.ts'
import { lockPlan } from './usage.ts'

export interface BillingServices extends CheckoutServices {
  operatorSettings: OperatorSettings
}

/**
 * Changes the plan immediately, or with hosted payments, when the payment service has charged for it. The Free plan has
 * no period and no end.
 * @param previewedAt the time of the preview whose amounts the Owner has seen
 * @throws AppError PLAN_LIMIT when the usage exceeds the plan, or when no plan can be chosen; CONFLICT for Free while a
 * subscription is live
 */
export function changePlan(
  tenant: Tenant,
  services: BillingServices,
  key: PlanKey,
  period: PlanPeriod,
  previewedAt: Date | null,
): Promise<Billing> {
  const { operatorSettings, payments } = services
  return tenant.write(async (db) => {
    const plan = requireChoice(operatorSettings, key)
    await lockPlan(db)
    await requireRoom(db, tenant, plan)
    const isPaid = plan.price[period] > 0
    if (payments.kind === 'hosted') {
      const payAt = await orderPlan(db, tenant, services, isPaid ? { plan: key, period } : null, previewedAt)
      if (isPaid) return { ...(await readBilling(db, tenant, operatorSettings)), payAt }
    }
    await db
      .updateTable('organizations')
      .set({ plan: key, planPeriod: isPaid ? period : null, planEndsAt: null })
      .where('id', '=', tenant.organizationId)
      .execute()
    return readBilling(db, tenant, operatorSettings)
  })
}

/**
 * Requests the change of a live subscription, or opens a payment page for another.
 * @param order null for the Free plan
 * @returns the address of the payment page, or null if no page is needed
 */
async function orderPlan(
  db: WriteDb,
  tenant: Tenant,
  services: BillingServices,
  order: PlanOrder | null,
  previewedAt: Date | null,
): Promise<string | null> {
  const isLive = hasLiveSubscription(await lockAccount(db))
  if (order && !isLive) return startCheckout(db, tenant, services, order)
  if (order) await requestChange(db, order, previewedAt)
  else if (isLive) {
    throw new AppError('CONFLICT', msg`Cancel the subscription first. When it has ended, you can choose the Free plan.`)
  } else await releaseSubscription(db)
  return null
}

/**
 * Starts a 30-day trial. The organization is read-only after the trial until an Owner chooses a plan.
 * @throws AppError CONFLICT when the organization had a trial or has a paid plan
 * @throws AppError PLAN_LIMIT when the usage exceeds the plan
 */
export function startTrial(tenant: Tenant, operatorSettings: OperatorSettings, key: PlanKey): Promise<Billing> {
  return tenant.write(async (db) => {
    const plan = requireChoice(operatorSettings, key)
    await lockPlan(db)
    const { trialUsedAt, plan: held } = await requireSubscription(db)
    if (trialUsedAt) {
      throw new AppError('CONFLICT', msg`This organization has already had its trial. Choose a plan instead.`)
    }
    if (planOf(held).price.month > 0) {
      throw new AppError(
        'CONFLICT',
        msg`Only organizations on the Free plan can start a trial. Change the plan instead.`,
      )
    }
    if (plan.price.month === 0) throw new AppError('INVALID_INPUT', msg`Choose a paid plan to try.`)
    await requireRoom(db, tenant, plan)
    await db
      .updateTable('organizations')
      .set({
        plan: key,
        planPeriod: null,
        planEndsAt: sql<Date>`now() + make_interval(days => ${trialDays})`,
        trialUsedAt: sql<Date>`now()`,
      })
      .where('id', '=', tenant.organizationId)
      .execute()
    return readBilling(db, tenant, operatorSettings)
  })
}

function requireChoice(operatorSettings: OperatorSettings, key: PlanKey): Plan {
  const choices = selectablePlans(operatorSettings)
  if (choices.length === 0) {
    throw new AppError(
      'PLAN_LIMIT',
      msg`This server is self-hosted, so there are no limits and no plans to choose from.`,
    )
  }
  const plan = choices.find((choice) => choice.key === key)
  if (!plan) throw new AppError('INVALID_INPUT', msg`Choose a plan from the list.`)
  return plan
}

/** @throws AppError PLAN_LIMIT with every limit that the usage exceeds */
async function requireRoom(db: WriteDb, { userId, organizationId }: Tenant, plan: Plan): Promise<void> {
  const tooMuch = await findExcess(db, userId, organizationId, plan)
  if (tooMuch.length === 0) return
  throw new AppError(
    'PLAN_LIMIT',
    msg`The ${{ plan: render(plan.name) }} plan is too small. You use ${{ excess: listText(tooMuch.map((each) => render(each))) }}. Reduce your usage, or choose a larger plan.`,
  )
}
