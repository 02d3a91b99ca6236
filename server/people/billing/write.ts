import { msg, plural } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import type { PaymentProvider } from '../../adapters/payments.ts'
import { AppError } from '../../base/errors.ts'
import { render, type Text } from '../../base/text.ts'
import { listText } from '../../language/list-text.ts'
import type { OperatorSettings, Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { bytesOf, highest, type Plan, type PlanKey, planOf, sizeText, trialDays } from './plans.ts'
import { type Billing, type PlanPeriod, readBilling, requireSubscription, selectablePlans, type Usage } from './read.ts'
import { listPlansOwned, lockPlan } from './usage.ts'

export interface BillingServices {
  operatorSettings: OperatorSettings
  payments: PaymentProvider
}

/**
 * Changes the plan immediately. The Free plan has no period and no end.
 * @throws AppError PLAN_LIMIT when the usage exceeds the plan, or when no plan can be chosen
 */
export function changePlan(
  tenant: Tenant,
  { operatorSettings, payments }: BillingServices,
  key: PlanKey,
  period: PlanPeriod,
): Promise<Billing> {
  return tenant.write(async (db) => {
    const plan = requireChoice(operatorSettings, key)
    await lockPlan(db)
    await requireRoom(db, tenant, operatorSettings, plan)
    const isPaid = plan.price[period] > 0
    if (isPaid) {
      const { organizationId } = tenant
      const order = await payments.order({ organizationId, plan: key, period, price: plan.price[period] })
      if (!order.isDone) return { ...(await readBilling(db, tenant, operatorSettings)), payAt: order.payAt }
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
    await requireRoom(db, tenant, operatorSettings, plan)
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
async function requireRoom(db: WriteDb, tenant: Tenant, operatorSettings: OperatorSettings, plan: Plan): Promise<void> {
  const { usage } = await readBilling(db, tenant, operatorSettings)
  const others = await listPlansOwned(db, tenant.userId, tenant.organizationId)
  const organizations = highest([...others, plan].map((each) => each.organizations))
  const tooMuch = excessOf(usage, { ...plan, organizations })
  if (tooMuch.length === 0) return
  throw new AppError(
    'PLAN_LIMIT',
    msg`The ${{ plan: render(plan.name) }} plan is too small. You use ${{ excess: listText(tooMuch.map((each) => render(each))) }}. Reduce your usage, or choose a larger plan.`,
  )
}

function excessOf(usage: Usage, plan: Plan): Text[] {
  const { writers, viewers, organizations } = plan
  const bytes = bytesOf(plan)
  const isOver = (used: number, room: number | null): room is number => room !== null && used > room
  return [
    ...(isOver(usage.writers, writers)
      ? [msg`${{ used: usage.writers }} of ${plural({ writers }, { one: '# seat', other: '# seats' })}`]
      : []),
    ...(isOver(usage.viewers, viewers)
      ? [msg`${{ used: usage.viewers }} of ${plural({ viewers }, { one: '# Viewer', other: '# Viewers' })}`]
      : []),
    ...(isOver(usage.organizationsOwned, organizations)
      ? [
          msg`${{ used: usage.organizationsOwned }} of ${plural({ organizations }, { one: '# organization', other: '# organizations' })}`,
        ]
      : []),
    ...(bytes !== null && usage.storageBytes > bytes
      ? [msg`${{ used: sizeText(usage.storageBytes) }} of ${{ size: sizeText(bytes) }} of storage`]
      : []),
  ]
}
