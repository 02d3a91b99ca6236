import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError } from '../../base/errors.ts'
import type { Role } from '../../platform/database/tables.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { lockOwnership, requireOwnership, requireSeat } from '../billing/limits.ts'
import { lockRoles, requireCanChangeRole, requireRole, requireSuccessor } from './roles.ts'
import { lockOrganization } from './write.ts'

export interface Member {
  id: string
  name: string
  email: string
  role: Role
  joinedAt: Date
  /** Accurate to about 10 s. Null if the member was never active in the organization. */
  lastActiveAt: Date | null
}

export function listMembers(tenant: Tenant): Promise<Member[]> {
  return tenant.read((db) =>
    members(db).orderBy('memberships.role').orderBy(sql`lower(users.name)`).orderBy('users.id').execute(),
  )
}

export function findMembers(tenant: Tenant, ids: readonly string[]): Promise<Member[]> {
  return tenant.read((db) => members(db).where('users.id', 'in', ids).execute())
}

export function listMemberNames(db: ReadDb): Promise<Pick<Member, 'id' | 'name'>[]> {
  return db
    .selectFrom(members(db).as('members'))
    .select(['members.id', 'members.name'])
    .orderBy('members.joinedAt')
    .orderBy('members.id')
    .execute()
}

/** @throws AppError NOT_FOUND; FORBIDDEN; CONFLICT for the last Owner; PLAN_LIMIT */
export function updateMemberRole(tenant: Tenant, userId: string, role: Role): Promise<Member> {
  return tenant.write(async (db) => {
    await changeMemberRole(db, tenant, userId, role)
    return requireMember(db, userId)
  })
}

export async function changeMemberRole(db: WriteDb, tenant: Tenant, userId: string, role: Role): Promise<void> {
  if (role === 'OWNER') await lockOwnership(db, userId)
  const roles = await lockRoles(db)
  const before = requireRole(roles, userId)
  requireCanChangeRole(roles, tenant.userId, before, role)
  if (before === 'OWNER' && role !== 'OWNER' && !roles.hasOtherOwner(userId)) {
    throw new AppError('CONFLICT', msg`The last Owner can't be demoted. Make someone else an Owner first.`)
  }
  await changeRole(db, userId, before, role)
  if (before !== role && userId !== tenant.userId) await mailMember(db, userId, 'role')
}

/**
 * Removes a member. The member's records and name are retained.
 * @returns the user's id
 * @throws AppError NOT_FOUND; FORBIDDEN; CONFLICT when members try to remove themselves
 */
export function removeMember(tenant: Tenant, userId: string): Promise<string> {
  return tenant.write(async (db) => {
    const roles = await lockRoles(db)
    requireCanChangeRole(roles, tenant.userId, requireRole(roles, userId))
    if (userId === tenant.userId)
      throw new AppError('CONFLICT', msg`You can't remove yourself. Leave the organization instead.`)
    await endMembership(db, userId)
    await mailMember(db, userId, 'removed')
    return userId
  })
}

/**
 * @returns the organization's id
 * @throws AppError CONFLICT for the last Owner
 */
export function leaveOrganization(tenant: Tenant): Promise<string> {
  const { userId, organizationId } = tenant
  return tenant.write(async (db) => {
    const roles = await lockRoles(db)
    if (requireRole(roles, userId) === 'OWNER' && !roles.hasOtherOwner(userId)) {
      const advice = roles.hasOthers(userId)
        ? msg`You're the last Owner. Make someone else an Owner first, or delete the organization.`
        : msg`You're the only member. Delete the organization instead.`
      throw new AppError('CONFLICT', advice)
    }
    await endMembership(db, userId)
    return organizationId
  })
}

/**
 * Makes the other member an Owner and the caller an Admin.
 * @throws AppError NOT_FOUND; FORBIDDEN; INVALID_INPUT; PLAN_LIMIT
 */
export function transferOwnership(tenant: Tenant, userId: string): Promise<Member> {
  return tenant.write(async (db) => {
    await lockOwnership(db, userId)
    const roles = await lockRoles(db)
    const before = requireRole(roles, userId)
    requireCanChangeRole(roles, tenant.userId, 'OWNER')
    requireSuccessor(roles, tenant.userId, userId)
    await changeRole(db, userId, before, 'OWNER')
    await changeRole(db, tenant.userId, 'OWNER', 'ADMIN')
    await mailMember(db, userId, 'role')
    return requireMember(db, userId)
  })
}

/** Ends the membership. The user's records stay in the organization. */
export async function endMembership(db: WriteDb, userId: string): Promise<void> {
  await db
    .updateTable('memberships')
    .set({ removedAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .execute()
}

async function changeRole(db: WriteDb, userId: string, before: Role, role: Role): Promise<void> {
  if (before === role) return
  if ((before === 'VIEWER') !== (role === 'VIEWER')) await requireSeat(db, role)
  if (role === 'OWNER') await requireOwnership(db, userId, (await lockOrganization(db)).plan)
  await db.updateTable('memberships').set({ role }).where('userId', '=', userId).execute()
}

function mailMember(db: WriteDb, memberId: string, what: 'role' | 'removed'): Promise<void> {
  return enqueue(db, 'membership-mail', { memberId, what })
}

function requireMember(db: ReadDb, userId: string): Promise<Member> {
  return members(db).where('users.id', '=', userId).executeTakeFirstOrThrow()
}

function members(db: ReadDb) {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .leftJoin('memberActivity', (join) =>
      join
        .onRef('memberActivity.userId', '=', 'memberships.userId')
        .onRef('memberActivity.organizationId', '=', 'memberships.organizationId'),
    )
    .where('memberships.organizationId', '=', (eb) => eb.fn('current_organization'))
    .where('memberships.removedAt', 'is', null)
    .select(['users.id', 'users.name', 'users.email', 'memberships.role', 'memberships.joinedAt'])
    .select('memberActivity.lastActiveAt')
}
