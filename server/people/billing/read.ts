import { sql } from 'kysely'
import type { OperatorSettings, Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { creditsAllowed, creditsAvailable } from './limits.ts'
import { type Plan, planOf, plans } from './plans.ts'
import { countSeats, countStored, listPlansOwned } from './usage.ts'

export type PlanPeriod = 'month' | 'year'

export interface Billing {
  plan: Plan
  period: PlanPeriod | null
  /** The organization is read-only after this time until an Owner chooses a plan. */
  endsAt: Date | null
  isTrial: boolean
  isReadOnly: boolean
  canStartTrial: boolean
  /** The plans that an Owner can choose. Empty on a self-hosted server. */
  choices: readonly Plan[]
  /** The payment page for the chosen plan. The previous plan applies until the payment. Null if no payment is due. */
  payAt: string | null
  usage: Usage
}

export interface Usage extends Credits {
  writers: number
  viewers: number
  organizationsOwned: number
  storageBytes: bigint
}

export interface Credits {
  credits: number
  creditsLimit: number
}

export function getBilling(tenant: Tenant, operatorSettings: OperatorSettings): Promise<Billing> {
  return tenant.read((db) => readBilling(db, tenant, operatorSettings))
}

export async function readBilling(
  db: ReadDb,
  { userId }: Tenant,
  operatorSettings: OperatorSettings,
): Promise<Billing> {
  const { plan: key, period, endsAt, trialUsedAt, isReadOnly } = await requireSubscription(db)
  const plan = planOf(key)
  const choices = selectablePlans(operatorSettings)
  return {
    plan,
    period,
    endsAt,
    isReadOnly,
    isTrial: endsAt !== null && period === null,
    canStartTrial: choices.length > 0 && trialUsedAt === null && plan.price.month === 0,
    choices,
    payAt: null,
    usage: await readUsage(db, userId, operatorSettings),
  }
}

/** A trial has an end and no period. */
export async function requireSubscription(db: ReadDb) {
  const { planPeriod, planEndsAt, ...held } = await db
    .selectFrom('organizations')
    .select(['plan', 'planPeriod', 'planEndsAt', 'trialUsedAt'])
    .select(sql<boolean>`coalesce(plan_ends_at <= now(), false)`.as('isReadOnly'))
    .where('id', '=', (eb) => eb.fn('current_organization'))
    .executeTakeFirstOrThrow()
  const period: PlanPeriod | null = planPeriod === 'month' || planPeriod === 'year' ? planPeriod : null
  return { ...held, period, endsAt: planEndsAt }
}

export function selectablePlans({ plan }: OperatorSettings): readonly Plan[] {
  return plan === 'self_hosted' ? [] : plans.filter(({ key }) => key !== 'self_hosted')
}

async function readUsage(db: ReadDb, userId: string, operatorSettings: OperatorSettings): Promise<Usage> {
  return {
    ...(await countSeats(db)),
    organizationsOwned: (await listPlansOwned(db, userId)).length,
    ...(await readCredits(db, userId, operatorSettings)),
    storageBytes: await countStored(db),
  }
}

/** Returns the credits of a user, with those of packs that are left in the active organization. */
export function getCredits({ userId, read }: Tenant, operatorSettings: OperatorSettings): Promise<Credits> {
  return read(async (db) => {
    const { credits } = await readCredits(db, userId, operatorSettings)
    return { credits, creditsLimit: await creditsAvailable(db, userId, credits, operatorSettings) }
  })
}

async function readCredits(db: ReadDb, userId: string, operatorSettings: OperatorSettings): Promise<Credits> {
  const { used } = await db
    .selectFrom('users')
    .select(sql<number>`ai_credits_used(id)`.as('used'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { credits: used, creditsLimit: await creditsAllowed(db, userId, operatorSettings) }
}
