import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError, ensure } from '../../base/errors.ts'
import type { Text } from '../../base/text.ts'
import { listText } from '../../language/list-text.ts'
import { withOrganization } from '../../platform/tenancy/active-organization.ts'
import type { SignedInUser } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { lockOwnership } from '../billing/limits.ts'
import { markDeleted, unmarkDeleted } from '../organizations/deletion.ts'
import { lockRoles } from '../organizations/roles.ts'
import { type Me, requireMe } from './read.ts'

/**
 * Deletes an account and the organizations without other members. Both can be restored for 30 days.
 * @param email the address that the user typed as a confirmation
 * @throws AppError INVALID_INPUT when the address is different
 * @throws AppError CONFLICT while other members depend on this Owner
 */
export function deleteAccount(user: SignedInUser, email: string): Promise<Me> {
  const { userId } = user
  return user.write(async (db) => {
    const me = await requireMe(db, userId)
    ensure({ email: sameAddress(email, me.email) || msg`Enter ${{ email: me.email }} to confirm.` })
    if (user.deletedAt) return me
    await lockOwnership(db, userId)
    const orphaned: string[] = []
    for (const { id, name } of await listOwned(db)) {
      await withOrganization(db, id, async () => {
        const roles = await lockRoles(db)
        if (roles.of(userId) !== 'OWNER' || roles.hasOtherOwner(userId)) return
        if (roles.hasOthers(userId)) orphaned.push(name)
        else await markDeleted(db)
      })
    }
    if (orphaned.length > 0) throw new AppError('CONFLICT', inTheWay(orphaned))
    await db.updateTable('users').set({ deletedAt: sql<Date>`now()` }).where('id', '=', userId).execute()
    return requireMe(db, userId)
  })
}

/**
 * Restores the account and the organizations that were deleted with it.
 * @throws AppError CONFLICT after 30 days
 */
export function restoreAccount(user: SignedInUser): Promise<Me> {
  const { userId } = user
  return user.write(async (db) => {
    const { rows } = await sql<{ id: string }>`
      select o.id from organizations o join users u on u.id = current_app_user() and u.deleted_at = o.deleted_at
        join memberships m on m.organization_id = o.id and m.user_id = u.id and m.role = 'OWNER'
        order by o.id`.execute(db)
    const restored = await db
      .updateTable('users')
      .set({ deletedAt: null })
      .where('id', '=', userId)
      .where((eb) => eb.or([eb('deletedAt', 'is', null), sql<boolean>`deleted_at > now() - interval '30 days'`]))
      .returning('id')
      .executeTakeFirst()
    if (!restored)
      throw new AppError('CONFLICT', msg`This account was deleted more than 30 days ago, so it can't be restored.`)
    for (const { id } of rows) await unmarkDeleted(db, id)
    return requireMe(db, userId)
  })
}

/** The order by id prevents a deadlock between two accounts that are deleted at the same time. */
function listOwned(db: ReadDb): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('organizations')
    .innerJoin('memberships', 'memberships.organizationId', 'organizations.id')
    .whereRef('memberships.userId', '=', (eb) => eb.fn('current_app_user'))
    .where('memberships.role', '=', 'OWNER')
    .where('memberships.removedAt', 'is', null)
    .where('organizations.deletedAt', 'is', null)
    .select(['organizations.id', 'organizations.name'])
    .orderBy('organizations.id')
    .execute()
}

function inTheWay(orphaned: string[]): Text {
  const names = listText(orphaned)
  return orphaned.length === 1
    ? msg`You're the last Owner of ${{ names }}, which has other members. Transfer ownership or delete the organization first.`
    : msg`You're the last Owner of ${{ names }}, which have other members. Transfer ownership or delete these organizations first.`
}

const sameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
