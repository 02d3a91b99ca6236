import { AppError, ensure, requireFound } from '../../base/errors.ts'
import type { Role } from '../../platform/database/tables.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { lockOrganization } from './write.ts'

/** Who is what in an organization, as it stays until the transaction ends. */
export interface Roles {
  of(userId: string): Role | undefined
  /** Somebody besides this user can act as an Owner: one whose account is neither disabled nor to be deleted. */
  hasOtherOwner(userId: string): boolean
  /** Somebody besides this user is at work here. */
  hasOthers(userId: string): boolean
  /** The account is neither disabled nor to be deleted. */
  isActive(userId: string): boolean
}

/**
 * Joins a transaction. Roles change one after the other in an organization: of two Owners who demote each other at
 * once, the second finds out that they are no Owner any more.
 */
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
 * The caller may make the one into the other: Admins know no Owners.
 * @throws AppError FORBIDDEN, also for one whose own role was just taken
 */
export function requireCanChangeRole(roles: Roles, callerId: string, from: Role, to?: Role): void {
  const caller = roles.of(callerId)
  if (caller === 'OWNER') return
  if (caller === 'ADMIN' && from !== 'OWNER' && to !== 'OWNER') return
  const message =
    caller === 'ADMIN'
      ? 'Only an Owner can make Owners, change their role and remove them.'
      : 'Your role in this organization does not allow that.'
  throw new AppError('FORBIDDEN', message)
}

/** @throws AppError INVALID_INPUT for handing over to oneself, or to one who could not act */
export function requireSuccessor(roles: Roles, callerId: string, userId: string): void {
  ensure({
    userId:
      (userId !== callerId && roles.isActive(userId)) ||
      (userId === callerId ? 'You are the Owner already.' : 'This account is closed. Choose another member.'),
  })
}
