import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Storage } from '../../adapters/storage.ts'
import { AppError } from '../../base/errors.ts'
import { render } from '../../base/text.ts'
import { requireDetail, type Task } from '../../platform/jobs/jobs.ts'
import type { ScheduledJob } from '../../platform/jobs/scheduled-jobs.ts'
import { withOrganization } from '../../platform/tenancy/active-organization.ts'
import { inServerTransaction, inUserTransaction, setUser } from '../../platform/tenancy/server-transaction.ts'
import { type ArchiveServices, failArchive, makeArchive, pathOf } from './make.ts'

const makeArchiveTask: Task<ArchiveServices> = {
  run: (tenant, details, services) => makeArchive(tenant, requireDetail(details, 'archiveId'), services),
  async onGivenUp(tenant, details, { storage }, error) {
    const archiveId = requireDetail(details, 'archiveId')
    const problem = error instanceof AppError ? error.text : msg`Couldn't create the archive. Try again.`
    // The language of the user is known in the transaction.
    await tenant.write((db) => failArchive(db, archiveId, render(problem)))
    await storage.remove(pathOf(tenant, archiveId))
  },
  // A single archive can use all disk and storage bandwidth.
  atOnce: 1,
  async onSenderGone(db, details) {
    await setUser(db, requireDetail(details, 'userId'))
    await failArchive(
      db,
      requireDetail(details, 'archiveId'),
      render(msg`You're no longer a member of this organization.`),
    )
  },
}

export const archiveTasks: Record<string, Task<ArchiveServices>> = { 'make-archive': makeArchiveTask }

interface Forgettable {
  organizationId: string
  userId: string
  id: string
  storagePath: string
}

/** Removes expired files before their rows, so that the next run completes an interrupted one. */
async function purgeExpiredArchives(pool: pg.Pool, { storage }: { storage: Storage }): Promise<void> {
  const { rows } = await inServerTransaction(pool, (db) =>
    sql<Forgettable>`
      select organization_id as "organizationId", user_id as "userId", id, storage_path as "storagePath"
        from expired_archives()`.execute(db),
  )
  for (const { organizationId, userId, id, storagePath } of rows) {
    await storage.remove(storagePath)
    await inUserTransaction(pool, userId, (db) =>
      withOrganization(db, organizationId, () =>
        db.updateTable('archives').set({ state: 'EXPIRED', storagePath: null }).where('id', '=', id).execute(),
      ),
    )
  }
}

export const archiveChores: Record<string, ScheduledJob<{ storage: Storage }>> = {
  'sweep-archives': { cron: '25 * * * *', run: purgeExpiredArchives },
}
