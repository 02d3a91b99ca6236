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

export interface MakingParts {
  pool: pg.Pool
  storage: Storage
  signer: Signer
  /** Where an archive lies until it is in the storage. */
  temporaryFolder: string
}

/** For how long an archive can be fetched, in milliseconds. */
const goodFor = 24 * 60 * 60 * 1_000

/** Percent that writing the texts, and packing, come to. */
const [writtenAt, packedAt] = [40, 95]

/** Makes an archive that was asked for. Run twice, it is made anew; one that is made, or was given up, stays as it is. */
export async function makeArchive(tenant: Tenant, archiveId: string, parts: MakingParts): Promise<void> {
  const begun = { state: 'MAKING', progress: 0, storagePath: null, size: null } as const
  if (!(await advance(tenant, archiveId, begun))) return
  const storagePath = pathOf(tenant, archiveId)
  await inFolder(parts.temporaryFolder, async (folder) => {
    const target = path.join(folder, 'archive.zip')
    const { contents, size } = await writeArchive(tenant, { ...parts, folder, target }, progressing(tenant, archiveId))
    await reserveStorage(tenant, archiveId, storagePath, size)
    await parts.storage.put(storagePath, target, 'application/zip')
    const obsolete = (await publish(tenant, archiveId, contents)) ?? [storagePath]
    // The hourly sweep removes what is left here.
    for (const each of obsolete) await parts.storage.remove(each)
  })
}

/**
 * Offers the archive to the person, in place of the older ones.
 * @returns where the older ones are stored; undefined where the person no longer waits for this one
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
 * Counts the archive toward the plan's storage before it is stored. The ones that it replaces are not counted with it.
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

/** The person's other archives that can still be fetched. */
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
 * Writes all that somebody may see of their organization into a zip file, as of one moment.
 * @param folder an empty one
 * @param onProgress told percent, of all that comes before the file is kept
 */
export async function writeArchive(
  { userId, organizationId }: Pick<Tenant, 'userId' | 'organizationId'>,
  { pool, storage, signer, folder, target }: Omit<MakingParts, 'temporaryFolder'> & { folder: string; target: string },
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
    // The moment is over once its texts are written: what follows may take long.
    await read.return(undefined)
    const occasion: ArchiveContext = { exportedAt, exportedBy: { id: userId, name: by } }
    const places = { folder, target, storage, signer }
    return { contents, size: await packArchive(contents, occasion, places, share(writtenAt, packedAt)) }
  }
  throw new Error('Nothing was read.')
}

/** Joins a transaction: says why there will be no archive, where it is still awaited. */
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

/** Where an archive is kept: always in the same place, so that one that is made anew leaves nothing behind. */
export const pathOf = ({ organizationId }: Pick<Tenant, 'organizationId'>, archiveId: string) =>
  `${organizationId}/archives/${archiveId}.zip`

/** @returns false where nobody waits for it any more */
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

/** Milliseconds between two notes of how far it is. */
const noteEvery = 500

function progressing(tenant: Tenant, id: string): (percent: number) => Promise<void> {
  let [noted, notedAt] = [0, 0]
  return async (percent) => {
    if (percent <= noted || performance.now() - notedAt < noteEvery) return
    noted = percent
    notedAt = performance.now()
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
