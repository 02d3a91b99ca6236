import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError, ensure, requireFound } from '../../base/errors.ts'
import { plainName } from '../../language/names.ts'
import { withOrganization } from '../../platform/tenancy/active-organization.ts'
import { permits } from '../../platform/tenancy/permissions.ts'
import { requireActiveAccount, type SignedInUser, type Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { requireOwnership } from '../billing/limits.ts'
import { enqueueSync, findAccount } from '../billing/payments/account.ts'
import { type Organization, requireOrganization } from './read.ts'
import { lockOrganization } from './write.ts'

export interface DeletedOrganization {
  id: string
  name: string
  deletedAt: Date
  /** The time at which the organization is purged. */
  purgedAt: Date
}

export function listDeletedOrganizations(user: SignedInUser): Promise<DeletedOrganization[]> {
  return user.read((db) =>
    deletedOrganizations(db)
      .where('memberships.role', '=', 'OWNER')
      .orderBy('deletedAt', 'desc')
      .orderBy('organizations.id')
      .execute(),
  )
}

/**
 * Deletes the active organization for all members.
 * @param name the name that the user typed as a confirmation
 * @throws AppError INVALID_INPUT when the name is different
 */
export function deleteOrganization(tenant: Tenant, name: string): Promise<DeletedOrganization> {
  return tenant.write(async (db) => {
    const organization = await lockOrganization(db)
    ensure({
      name: plainName(name) === organization.name || msg`Enter ${{ name: organization.name }} exactly as shown.`,
    })
    await markDeleted(db)
    return deletedOrganizations(db).where('organizations.id', '=', tenant.organizationId).executeTakeFirstOrThrow()
  })
}

/** @throws AppError NOT_FOUND; FORBIDDEN for a caller who is not an Owner; PLAN_LIMIT; ACCOUNT_DELETED */
export function restoreOrganization(user: SignedInUser, id: string): Promise<Organization> {
  requireActiveAccount(user)
  return user.write(async (db) => {
    const found = await deletedOrganizations(db)
      .select(['memberships.role', 'organizations.plan'])
      .where('organizations.id', '=', id)
      .executeTakeFirst()
    const { role, plan } = requireFound(found, 'organization')
    if (!permits(role, 'organization:own'))
      throw new AppError('FORBIDDEN', msg`Only an Owner can restore an organization.`)
    await requireOwnership(db, user.userId, plan)
    await unmarkDeleted(db, id)
    return requireOrganization(db, id)
  })
}

export async function markDeleted(db: WriteDb): Promise<void> {
  await db
    .updateTable('organizations')
    .set({ deletedAt: sql<Date>`now()` })
    .where('id', '=', (eb) => eb.fn('current_organization'))
    .execute()
  // A subscription is cancelled, so that it is not charged again.
  if ((await findAccount(db))?.customerId) await enqueueSync(db)
}

export async function unmarkDeleted(db: WriteDb, id: string): Promise<void> {
  await withOrganization(db, id, () =>
    db.updateTable('organizations').set({ deletedAt: null }).where('id', '=', id).execute(),
  )
}

/** Organizations that are due to be purged cannot be restored and are excluded. */
function deletedOrganizations(db: ReadDb) {
  return db
    .selectFrom('organizations')
    .innerJoin('memberships', 'memberships.organizationId', 'organizations.id')
    .whereRef('memberships.userId', '=', (eb) => eb.fn('current_app_user'))
    .where('memberships.removedAt', 'is', null)
    .where(sql<boolean>`organizations.deleted_at > now() - interval '30 days'`)
    .select(['organizations.id', 'organizations.name'])
    .select(sql<Date>`organizations.deleted_at`.as('deletedAt'))
    .select(sql<Date>`organizations.deleted_at + interval '30 days'`.as('purgedAt'))
}
