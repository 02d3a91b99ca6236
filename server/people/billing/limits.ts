import { msg, plural } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError } from '../../base/errors.ts'
import { render, type Text } from '../../base/text.ts'
import type { OperatorSettings } from '../../platform/tenancy/tenant.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { countPackCredits } from './packs.ts'
import { bytesOf, highest, planOf, sizeText } from './plans.ts'
import { countSeats, countStored, findActivePlan, listPlansOwned, lockPlan } from './usage.ts'

/**
 * Call before a user gets a seat of this kind. Serializes requests for the last seat.
 * @throws AppError PLAN_LIMIT when the plan has no seat left
 */
export async function requireSeat(db: WriteDb, role: 'ADMIN' | 'MEMBER' | 'VIEWER' | 'OWNER'): Promise<void> {
  await checkSeats(db, role === 'VIEWER' ? { writers: 0, viewers: 1 } : { writers: 1, viewers: 0 })
}

/**
 * Call after a user has accepted an invitation. The invitation has already used the seat.
 * @throws AppError PLAN_LIMIT
 */
export function requireSeats(db: WriteDb): Promise<void> {
  return checkSeats(db, { writers: 0, viewers: 0 })
}

/**
 * Call before the caller or another member becomes the owner of one more organization. The first organization is always
 * allowed.
 * @param plan the key of the organization's plan
 * @throws AppError PLAN_LIMIT when the user owns as many organizations as their plans allow
 */
export async function requireOwnership(db: WriteDb, userId: string, plan?: string): Promise<void> {
  await lockOwnership(db, userId)
  const owned = await listPlansOwned(db, userId)
  const allowed = highest([...owned, ...(plan ? [planOf(plan)] : [])].map(({ organizations }) => organizations))
  if (owned.length === 0 || allowed === null || owned.length < allowed) return
  throw new AppError(
    'PLAN_LIMIT',
    msg`${plural({ allowed }, { one: 'With this plan, one person can own # organization.', other: 'With this plan, one person can own # organizations.' })} Choose a larger plan in Settings, or delete an organization first.`,
  )
}

/**
 * Serializes changes of ownership with the deletion of the user's account. To avoid deadlocks, acquire this lock before
 * the lock of any organization.
 */
export async function lockOwnership(db: WriteDb, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`owner ${userId}`}, 0))`.execute(db)
}

/**
 * Call before a file is stored. Serializes concurrent uploads.
 * @throws AppError PLAN_LIMIT when the file exceeds the storage of the plan
 */
export async function requireStorage(db: WriteDb, bytes: number): Promise<void> {
  const plan = await lockPlan(db)
  const maxBytes = bytesOf(plan)
  if (maxBytes === null || (await countStored(db)) + BigInt(bytes) <= maxBytes) return
  throw new AppError(
    'PLAN_LIMIT',
    msg`This file would exceed the ${{ size: sizeText(maxBytes) }} of storage in the ${{ plan: render(plan.name) }} plan. An Owner can choose a larger plan in Settings.`,
  )
}

/** Returns the AI credits per month: the higher value of the user's own plans and the active organization's plan. */
export async function creditsAllowed(db: ReadDb, userId: string, operatorSettings: OperatorSettings): Promise<number> {
  const active = await findActivePlan(db)
  const held = [...(await listPlansOwned(db, userId)), ...(active ? [active] : [])]
  const those = held.length > 0 ? held : [planOf(operatorSettings.plan)]
  return Math.max(...those.map(({ credits }) => credits ?? operatorSettings.credits))
}

/** Returns the AI credits per month together with the credits of packs that are left in the active organization. */
export async function creditsAvailable(
  db: ReadDb,
  userId: string,
  used: number,
  operatorSettings: OperatorSettings,
): Promise<number> {
  const allowed = await creditsAllowed(db, userId, operatorSettings)
  const packs = await countPackCredits(db)
  return packs > 0 ? Math.max(allowed, used) + packs : allowed
}

async function checkSeats(db: WriteDb, more: { writers: number; viewers: number }): Promise<void> {
  const plan = await lockPlan(db)
  if (plan.writers === null && plan.viewers === null) return
  const used = await countSeats(db)
  if (plan.writers !== null && used.writers + more.writers > plan.writers) {
    throw new AppError('PLAN_LIMIT', tooManyWriters(render(plan.name), plan.writers))
  }
  if (plan.viewers !== null && used.viewers + more.viewers > plan.viewers) {
    throw new AppError('PLAN_LIMIT', tooManyViewers(render(plan.name), plan.viewers))
  }
}

/** An organization with one seat cannot remove the member who has it. */
const tooManyWriters = (plan: string, seats: number): Text =>
  seats === 1
    ? msg`The ${{ plan }} plan has 1 seat. Choose a larger plan in Settings, or invite a Viewer.`
    : msg`The ${{ plan }} plan has ${{ seats }} seats. Choose a larger plan in Settings, or remove a member first.`

const tooManyViewers = (plan: string, viewers: number): Text =>
  msg`The ${{ plan }} plan has room for ${plural({ viewers }, { one: '# Viewer', other: '# Viewers' })}. Choose a larger plan in Settings, or remove a Viewer first.`
