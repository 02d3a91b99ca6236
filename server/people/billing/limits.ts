import { sql } from 'kysely'
import { AppError } from '../../base/errors.ts'
import type { OperatorSettings } from '../../platform/tenancy/tenant.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { bytesOf, highest, planOf, sizeText } from './plans.ts'
import { countSeats, countStored, findActivePlan, listPlansOwned, lockPlan } from './usage.ts'

/**
 * Joins a transaction. To be asked before somebody gets such a seat who has none of its kind: who is invited, whose
 * expired invitation is sent again, or whose role changes between Viewer and the others. Of two who ask for the last
 * seat at once, one gets it.
 * @throws AppError PLAN_LIMIT when one more would be too many for the plan
 */
export async function requireSeat(db: WriteDb, role: 'ADMIN' | 'MEMBER' | 'VIEWER' | 'OWNER'): Promise<void> {
  await checkSeats(db, role === 'VIEWER' ? { writers: 0, viewers: 1 } : { writers: 1, viewers: 0 })
}

/**
 * Joins a transaction. To be asked after somebody has joined by an invitation, which had its seat already: there are no
 * more seats taken than the plan has.
 * @throws AppError PLAN_LIMIT
 */
export function requireSeats(db: WriteDb): Promise<void> {
  return checkSeats(db, { writers: 0, viewers: 0 })
}

/**
 * Joins a transaction. To be asked before somebody, the caller or a fellow member, becomes the owner of one more
 * organization. The best plan among those that they will own counts. A first one is always allowed.
 * @param plan the key of the plan that the organization has
 * @throws AppError PLAN_LIMIT when they own as many organizations as their plans allow
 */
export async function requireOwnership(db: WriteDb, userId: string, plan?: string): Promise<void> {
  // Two that are made at once are counted one after the other.
  await lockOwnership(db, userId)
  const owned = await listPlansOwned(db, userId)
  const allowed = highest([...owned, ...(plan ? [planOf(plan)] : [])].map(({ organizations }) => organizations))
  if (owned.length === 0 || allowed === null || owned.length < allowed) return
  throw new AppError(
    'PLAN_LIMIT',
    `One person may own ${allowed} organizations with this plan. Choose a larger plan in Settings, or delete an organization first.`,
  )
}

/**
 * Joins a transaction. What somebody comes to own, and the end of their account, go one after the other: nothing is
 * handed to one who is about to be gone. Comes before the lock of any organization.
 */
export async function lockOwnership(db: WriteDb, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`owner ${userId}`}, 0))`.execute(db)
}

/**
 * Joins a transaction. To be asked before a file is kept. Of two that come at once, the second is measured with the
 * first.
 * @throws AppError PLAN_LIMIT when the file would be too much for the plan's storage
 */
export async function requireStorage(db: WriteDb, bytes: number): Promise<void> {
  const plan = await lockPlan(db)
  const most = bytesOf(plan)
  if (most === null || (await countStored(db)) + BigInt(bytes) <= most) return
  throw new AppError(
    'PLAN_LIMIT',
    `The ${plan.name} plan has room for ${sizeText(most)} of files, and this file would be more. An Owner can choose a larger plan in Settings.`,
  )
}

/** Joins a transaction: AI credits a month: the higher of the user's own plans' and the active organization's. */
export async function creditsAllowed(db: ReadDb, userId: string, terms: OperatorSettings): Promise<number> {
  const active = await findActivePlan(db)
  const held = [...(await listPlansOwned(db, userId)), ...(active ? [active] : [])]
  const those = held.length > 0 ? held : [planOf(terms.plan)]
  return Math.max(...those.map(({ credits }) => credits ?? terms.credits))
}

async function checkSeats(db: WriteDb, more: { writers: number; viewers: number }): Promise<void> {
  const plan = await lockPlan(db)
  if (plan.writers === null && plan.viewers === null) return
  const taken = await countSeats(db)
  const refuse = (room: number, who: string, orElse = 'remove someone first') => {
    throw new AppError(
      'PLAN_LIMIT',
      `The ${plan.name} plan has room for ${room} ${who}. Choose a larger plan in Settings, or ${orElse}.`,
    )
  }
  if (plan.writers !== null && taken.writers + more.writers > plan.writers) {
    // The only one cannot remove themselves.
    if (plan.writers === 1) refuse(1, 'member who may write', 'invite a Viewer')
    refuse(plan.writers, 'members who may write')
  }
  if (plan.viewers !== null && taken.viewers + more.viewers > plan.viewers) {
    refuse(plan.viewers, plan.viewers === 1 ? 'Viewer' : 'Viewers')
  }
}
