import { sql } from 'kysely'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type Plan, planOf, plans } from './plans.ts'

export interface Seats {
  writers: number
  viewers: number
}

export async function countSeats(db: ReadDb): Promise<Seats> {
  const seats = db
    .selectFrom('memberships')
    .select('role')
    .where('organizationId', '=', (eb) => eb.fn('current_organization'))
    .where('removedAt', 'is', null)
    .unionAll(
      db
        .selectFrom('invitations')
        .select('role')
        .where(sql<boolean>`num_nonnulls(accepted_at, declined_at, revoked_at) = 0`)
        .where('expiresAt', '>', sql<Date>`now()`),
    )
  const { writers, viewers } = await db
    .selectFrom(seats.as('seats'))
    .select((eb) => [
      eb.fn.countAll<bigint>().filterWhere('role', '<>', 'VIEWER').as('writers'),
      eb.fn.countAll<bigint>().filterWhere('role', '=', 'VIEWER').as('viewers'),
    ])
    .executeTakeFirstOrThrow()
  return { writers: Number(writers), viewers: Number(viewers) }
}

export async function countStored(db: ReadDb): Promise<bigint> {
  const stored = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.sum<bigint | null>('size').as('bytes'))
    .where('storagePath', 'is not', null)
    // Several receipts can share one file.
    .where('partOf', 'is', null)
    .executeTakeFirstOrThrow()
  const imported = await db
    .selectFrom('imports')
    .select((eb) => eb.fn.sum<bigint | null>('size').as('bytes'))
    .where('storagePath', 'is not', null)
    .executeTakeFirstOrThrow()
  const coming = await db
    .selectFrom('uploads')
    .select((eb) => eb.fn.sum<bigint | null>('size').as('bytes'))
    .where((eb) => eb.or([eb('state', '=', 'uploaded'), eb('expiresAt', '>', sql<Date>`now()`)]))
    .where('state', '<>', 'used')
    .executeTakeFirstOrThrow()
  // Row-level security hides other members' archives, but their bytes count toward the limit.
  const { archived } = await db
    .selectFrom(sql<{ archived: bigint }>`(select archive_bytes() as archived)`.as('archives'))
    .select('archived')
    .executeTakeFirstOrThrow()
  return BigInt(stored.bytes ?? 0) + BigInt(imported.bytes ?? 0) + BigInt(coming.bytes ?? 0) + BigInt(archived)
}

/**
 * Returns the plans of the organizations that a user owns. A plan that has ended counts as the smallest plan.
 * @param except an organization to exclude
 */
export async function listPlansOwned(db: ReadDb, userId: string, except?: string): Promise<Plan[]> {
  const owned = await db
    .selectFrom(sql<PlanHeld>`plans_owned(${userId})`.as('owned'))
    .select(['plan', 'hasEnded'])
    .$if(except !== undefined, (query) => query.where('organizationId', '!=', except ?? ''))
    .execute()
  return owned.map(planInForce)
}

export async function findActivePlan(db: ReadDb): Promise<Plan | undefined> {
  const held = await db
    .selectFrom('organizations')
    .select(['plan', sql<boolean>`coalesce(plan_ends_at <= now(), false)`.as('hasEnded')])
    .where('id', '=', (eb) => eb.fn('current_organization'))
    .executeTakeFirst()
  return held && planInForce(held)
}

/** Locks the active organization's plan, which serializes requests for its last seat or byte. */
export async function lockPlan(db: WriteDb): Promise<Plan> {
  const { plan } = await db
    .selectFrom('organizations')
    .select('plan')
    .where('id', '=', (eb) => eb.fn('current_organization'))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return planOf(plan)
}

interface PlanHeld {
  organizationId: string
  plan: string
  hasEnded: boolean
}

const planInForce = ({ plan, hasEnded }: Omit<PlanHeld, 'organizationId'>): Plan => (hasEnded ? plans[0] : planOf(plan))
