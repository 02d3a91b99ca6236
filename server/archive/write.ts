import { sql } from 'kysely'
import type { WriteDb } from '../core/fence.ts'
import { enqueue } from '../core/jobs.ts'
import type { Tenant } from '../core/tenant.ts'
import { type Archive, requireArchive } from './read.ts'

/** Has all that this person may see of the organization put into one file. While one is being made, it is that one. */
export function requestArchive(tenant: Tenant): Promise<Archive> {
  return tenant.write(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`archives ${tenant.userId}`}, 0))`.execute(db)
    const underWay = await db
      .selectFrom('archives')
      .select('id')
      .where('state', 'in', ['REQUESTED', 'MAKING'])
      .executeTakeFirst()
    return requireArchive(db, underWay?.id ?? (await begin(db, tenant)))
  })
}

async function begin(db: WriteDb, { organizationId, userId, today }: Tenant): Promise<string> {
  const { id } = await db.insertInto('archives').defaultValues().returning('id').executeTakeFirstOrThrow()
  await enqueue(db, 'make-archive', { organizationId, userId, today, archiveId: id })
  return id
}
