import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql, type Updateable } from 'kysely'
import type pg from 'pg'
import type { Storage } from '../../adapters/storage.ts'
import { requireStorage } from '../../people/billing/limits.ts'
import type { Archives } from '../../platform/database/tables.ts'
import type { Signer } from '../../platform/security/signer.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { inSnapshot } from '../exports/snapshot.ts'
import { type Contents, writeContents } from './contents.ts'
import { type ArchiveContext, packArchive } from './pack.ts'
import { notifyArchivesChanged } from './read.ts'

export interface ArchiveServices {
  pool: pg.Pool
  storage: Storage
  signer: Signer
  /** The folder for an archive that is not in the storage yet. */
  temporaryFolder: string
}

/** Milliseconds until an archive expires. */
const goodFor = 24 * 60 * 60 * 1_000

/** The progress in percent after writing the texts and after packing. */
const [writtenAt, packedAt] = [40, 95]

/**
 * Creates a requested archive. A repeated run starts from the beginning. A finished or cancelled archive is left
 * unchanged.
 */
export async function makeArchive(tenant: Tenant, archiveId: string, services: ArchiveServices): Promise<void> {
  const begun = { state: 'MAKING', progress: 0, storagePath: null, size: null } as const
  if (!(await advance(tenant, archiveId, begun))) return
  const storagePath = pathOf(tenant, archiveId)
  await inFolder(services.temporaryFolder, async (folder) => {
    const target = path.join(folder, 'archive.zip')
    const { contents, size } = await writeArchive(
      tenant,
      { ...services, folder, target },
      progressing(tenant, archiveId),
    )
    await reserveStorage(tenant, archiveId, storagePath, size)
    await services.storage.put(storagePath, target, 'application/zip')
    const obsolete = (await publish(tenant, archiveId, contents)) ?? [storagePath]
    for (const each of obsolete) await services.storage.remove(each)
  })
}

/**
 * Makes the archive available and replaces the older ones.
 * @returns the storage paths of the older archives; undefined if the archive was cancelled
 */
function publish(tenant: Tenant, id: string, { counts }: Contents): Promise<string[] | undefined> {
  return tenant.write(async (db) => {
    const [now, expiresAt] = [new Date(), new Date(Date.now() + goodFor)]
    const older = await olderArchives(db, id)
    const made = { state: 'READY', progress: 100, counts: JSON.stringify(counts), readyAt: now, expiresAt } as const
    if (!(await advanceIn(db, tenant, id, made))) return undefined
    for (const each of older) {
      await db.updateTable('archives').set({ expiresAt: now }).where('id', '=', each.id).execute()
    }
    return older.flatMap(({ storagePath }) => storagePath ?? [])
  })
}

/**
 * Counts the archive toward the plan's storage limit before it is stored. Archives that it replaces are not counted.
 * @throws AppError PLAN_LIMIT
 */
async function reserveStorage(tenant: Tenant, id: string, storagePath: string, size: number): Promise<void> {
  await tenant.write(async (db) => {
    const older = await olderArchives(db, id)
    await requireStorage(db, size - older.reduce((sum, archive) => sum + Number(archive.size ?? 0), 0))
    await db
      .updateTable('archives')
      .set({ storagePath, size: BigInt(size) })
      .where('id', '=', id)
      .execute()
  })
}

function olderArchives(db: WriteDb, id: string) {
  return db
    .selectFrom('archives')
    .select(['id', 'storagePath', 'size'])
    .where('id', '<>', id)
    .where('state', '=', 'READY')
    .where('expiresAt', '>', new Date())
    .execute()
}

/**
 * Writes all data that a member may see into a zip file, from one snapshot.
 * @param folder an empty folder
 * @param onProgress called with the percentage of the work before the file is stored
 */
export async function writeArchive(
  { userId, organizationId }: Pick<Tenant, 'userId' | 'organizationId'>,
  {
    pool,
    storage,
    signer,
    folder,
    target,
  }: Omit<ArchiveServices, 'temporaryFolder'> & { folder: string; target: string },
  onProgress: (percent: number) => Promise<void> = async () => {},
): Promise<{ contents: Contents; size: number }> {
  await mkdir(path.join(folder, 'json'))
  await mkdir(path.join(folder, 'csv'))
  const share = (from: number, to: number) => (done: number, of: number) =>
    onProgress(Math.floor(from + ((to - from) * done) / of))
  const caller = { userId, organizationId, via: 'job', requires: 'ledger:read' } as const
  const read = inSnapshot(pool, caller, async function* (snapshot) {
    const { rows } = await sql<{ at: Date; name: string }>`
      select now() as at, name from users where id = ${userId}`.execute(snapshot.db)
    const contents = await writeContents(snapshot, folder, share(0, writtenAt))
    yield { contents, exportedAt: rows[0]?.at.toISOString() ?? '', by: rows[0]?.name ?? '' }
  })
  for await (const { contents, exportedAt, by } of read) {
    // The snapshot ends after the texts are written, because packing can take long.
    await read.return(undefined)
    const occasion: ArchiveContext = { exportedAt, exportedBy: { id: userId, name: by } }
    const paths = { folder, target, storage, signer }
    return { contents, size: await packArchive(contents, occasion, paths, share(writtenAt, packedAt)) }
  }
  throw new Error('Nothing was read.')
}

export async function failArchive(db: WriteDb, archiveId: string, problem: string): Promise<void> {
  const failed = await db
    .updateTable('archives')
    .set({ state: 'FAILED', problem, storagePath: null, size: null })
    .where('id', '=', archiveId)
    .where('state', 'in', ['REQUESTED', 'MAKING'])
    .returning('userId')
    .executeTakeFirst()
  if (failed) await notifyArchivesChanged(db, failed.userId)
}

/** The path is fixed, so that a repeated run leaves no other file behind. */
export const pathOf = ({ organizationId }: Pick<Tenant, 'organizationId'>, archiveId: string) =>
  `${organizationId}/archives/${archiveId}.zip`

/** @returns false if the archive was cancelled */
function advance(tenant: Tenant, id: string, set: Updateable<Archives>): Promise<boolean> {
  return tenant.write((db) => advanceIn(db, tenant, id, set))
}

async function advanceIn(db: WriteDb, { userId }: Tenant, id: string, set: Updateable<Archives>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('archives')
    .set(set)
    .where('id', '=', id)
    .where('state', 'in', ['REQUESTED', 'MAKING'])
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await notifyArchivesChanged(db, userId)
  return numUpdatedRows > 0n
}

/** Milliseconds between progress updates. */
const progressInterval = 500

function progressing(tenant: Tenant, id: string): (percent: number) => Promise<void> {
  let [reported, reportedAt] = [0, 0]
  return async (percent) => {
    if (percent <= reported || performance.now() - reportedAt < progressInterval) return
    reported = percent
    reportedAt = performance.now()
    await advance(tenant, id, { progress: percent })
  }
}

async function inFolder(temporaryFolder: string, work: (folder: string) => Promise<void>): Promise<void> {
  await mkdir(temporaryFolder, { recursive: true })
  const folder = await mkdtemp(path.join(temporaryFolder, 'archive-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
