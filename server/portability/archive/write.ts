import { msg, plural } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError } from '../../base/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type Archive, requireArchive } from './read.ts'

/** The limit of archives per user in 24 hours. Each archive reads all data and files. */
const maxPerDay = 5

/**
 * Requests an archive. If one is already being created, that one is returned.
 * @throws AppError RATE_LIMITED
 */
export function requestArchive(tenant: Tenant): Promise<Archive> {
  return tenant.write(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`archives ${tenant.userId}`}, 0))`.execute(db)
    const underWay = await db
      .selectFrom('archives')
      .select('id')
      .where('state', 'in', ['REQUESTED', 'MAKING'])
      .executeTakeFirst()
    if (underWay) return requireArchive(db, underWay.id)
    await requireFewToday(db)
    return requireArchive(db, await begin(db, tenant))
  })
}

async function requireFewToday(db: WriteDb): Promise<void> {
  const earliest = await db
    .selectFrom('archives')
    .select('createdAt')
    .where('createdAt', '>', sql<Date>`now() - interval '24 hours'`)
    .orderBy('createdAt', 'desc')
    .offset(maxPerDay - 1)
    .executeTakeFirst()
  if (!earliest) return
  const hours = Math.ceil((earliest.createdAt.getTime() + 86_400_000 - Date.now()) / 3_600_000)
  throw new AppError(
    'RATE_LIMITED',
    msg`You can create ${{ max: maxPerDay }} archives in 24 hours. Create the next one in ${plural({ hours }, { one: '# hour', other: '# hours' })}.`,
  )
}

async function begin(db: WriteDb, { organizationId, userId, today }: Tenant): Promise<string> {
  const { id } = await db.insertInto('archives').defaultValues().returning('id').executeTakeFirstOrThrow()
  await enqueue(db, 'make-archive', { organizationId, userId, today, archiveId: id })
  return id
}
