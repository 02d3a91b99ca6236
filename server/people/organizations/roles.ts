import { msg } from '@lingui/core/runtime-macro'
import { AppError, ensure, requireFound } from '../../base/errors.ts'
import type { Role } from '../../platform/database/tables.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { lockOrganization } from './write.ts'

export interface Roles {
  of(userId: string): Role | undefined
  /** Returns true if another Owner has an account that is neither disabled nor deleted. */
  hasOtherOwner(userId: string): boolean
  hasOthers(userId: string): boolean
  isActive(userId: string): boolean
}

/** Serializes changes of roles, so that two Owners cannot demote each other at the same time. */
export async function lockRoles(db: WriteDb): Promise<Roles> {
  await lockOrganization(db)
  const members = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select(['memberships.userId', 'memberships.role', 'users.deletedAt', 'users.disabledAt'])
    .where('memberships.organizationId', '=', (eb) => eb.fn('current_organization'))
    .where('memberships.removedAt', 'is', null)
    .execute()
  const active = members.filter(({ deletedAt, disabledAt }) => !deletedAt && !disabledAt)
  return {
    of: (userId) => members.find((member) => member.userId === userId)?.role,
    hasOtherOwner: (userId) => active.some((member) => member.userId !== userId && member.role === 'OWNER'),
    hasOthers: (userId) => active.some((member) => member.userId !== userId),
    isActive: (userId) => active.some((member) => member.userId === userId),
  }
}

/** @throws AppError NOT_FOUND */
export function requireRole(roles: Roles, userId: string): Role {
  return requireFound(roles.of(userId), 'member')
}

/**
 * An Admin cannot change or assign the Owner role.
 * @throws AppError FORBIDDEN, also when the caller's own role has changed in the meantime
 */
export function requireCanChangeRole(roles: Roles, callerId: string, from: Role, to?: Role): void {
  const caller = roles.of(callerId)
  if (caller === 'OWNER') return
  if (caller === 'ADMIN' && from !== 'OWNER' && to !== 'OWNER') return
  const message =
    caller === 'ADMIN'
      ? msg`Only an Owner can add, change or remove Owners.`
      : msg`Your role in this organization doesn't allow that.`
  throw new AppError('FORBIDDEN', message)
}

/** @throws AppError INVALID_INPUT for the caller themselves or for a user whose account is not active */
export function requireSuccessor(roles: Roles, callerId: string, userId: string): void {
  ensure({
    userId:
      (userId !== callerId && roles.isActive(userId)) ||
      (userId === callerId ? msg`You're already the Owner.` : msg`This account is closed. Choose another member.`),
  })
}
