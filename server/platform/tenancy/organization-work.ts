import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import type pg from 'pg'
import { AppError } from '../../base/errors.ts'
import { setOrganization } from './active-organization.ts'
import type { NotifySubscribers, Tenant } from './tenant.ts'
import { type Caller, inTenantTransaction, type WriteDb } from './tenant-transaction.ts'

/** Access for work of the organization itself. The work runs without a member and has no permission checks. */
export type OrganizationWork = Pick<Tenant, 'organizationId' | 'currency' | 'isReadOnly' | 'read' | 'write'>

/**
 * Opens an organization for a job that does not belong to a member.
 * @param withDeleted also opens an organization that is scheduled for deletion
 * @throws AppError NOT_A_MEMBER when the organization is deleted
 */
export async function openOrganization(
  pool: pg.Pool,
  organizationId: string,
  via: Caller['via'],
  wake: NotifySubscribers,
  withDeleted = false,
): Promise<OrganizationWork> {
  const run = async <T>(mode: 'read only' | 'read write', work: (db: WriteDb) => Promise<T>) => {
    const { result, committed } = await inTenantTransaction(pool, mode, { via }, async ({ db }) => {
      await setOrganization(db, organizationId)
      return work(db)
    })
    if (committed) wake(organizationId, committed)
    return result
  }
  const found = await run('read only', (db) =>
    db
      .selectFrom('organizations')
      .select(['currency', sql<boolean>`coalesce(plan_ends_at <= now(), false)`.as('isReadOnly')])
      .where('id', '=', organizationId)
      .$if(!withDeleted, (query) => query.where('deletedAt', 'is', null))
      .executeTakeFirst(),
  )
  if (!found) throw new AppError('NOT_A_MEMBER', msg`This organization was deleted.`)
  return {
    ...found,
    organizationId,
    read: (work) => run('read only', work),
    write: (work) => run('read write', work),
  }
}
