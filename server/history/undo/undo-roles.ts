import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError } from '../../base/errors.ts'
import { render } from '../../base/text.ts'
import { changeMemberRole } from '../../people/organizations/members.ts'
import type { Role } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { UndoConflict, UndoResult } from './undo-result.ts'

/**
 * Restores the roles of members with the checks of any role change. Owners are restored first, so that the organization
 * always has an Owner. Either all roles change or none.
 * @throws AppError FORBIDDEN
 * @throws AppError CONFLICT
 * @throws AppError PLAN_LIMIT
 */
export async function undoRoles(db: WriteDb, tenant: Tenant, batchId: string): Promise<Omit<UndoResult, 'batchId'>> {
  const roles = await listRoles(db, batchId)
  const changed = roles.filter(({ after, now }) => now !== after)
  if (changed.every(({ before, now }) => now === before) && changed.length === roles.length) {
    throw new AppError('CONFLICT', msg`This has already been undone.`)
  }
  if (changed.length > 0) {
    return { done: false, count: roles.length - changed.length, conflicts: changed.map(conflictOf) }
  }
  await sql`select set_config('app.undoes', ${batchId}, true)`.execute(db)
  for (const { userId, before } of roles) await changeMemberRole(db, tenant, userId, before)
  await sql`select set_config('app.undoes', '', true)`.execute(db)
  return { done: true, count: roles.length, conflicts: [] }
}

interface ChangedRole {
  userId: string
  name: string
  before: Role
  after: Role
  now: Role | null
}

function listRoles(db: ReadDb, batchId: string): Promise<ChangedRole[]> {
  return db
    .selectFrom('changes')
    .innerJoin('memberships', 'memberships.userId', 'changes.recordId')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .where('memberships.organizationId', '=', (eb) => eb.fn('current_organization'))
    .where('changes.batchId', '=', batchId)
    .where('changes.kind', '=', 'member')
    .select(['memberships.userId', 'users.name'])
    .select(sql<Role>`(changes.before ->> 'role')::role`.as('before'))
    .select(sql<Role>`changes.after ->> 'role'`.as('after'))
    .select(sql<Role | null>`case when memberships.removed_at is null then memberships.role end`.as('now'))
    .orderBy('before')
    .execute()
}

const conflictOf = ({ userId, name, now }: ChangedRole): UndoConflict => ({
  kind: 'member',
  recordId: userId,
  title: name,
  reason: render(now === null ? msg`They're no longer a member.` : msg`Their role has since changed.`),
})
