import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql, type Updateable } from 'kysely'
import type pg from 'pg'
import type { Storage } from '../adapters/storage.ts'
import type { WriteDb } from '../core/fence.ts'
import type { Archives } from '../core/tables.ts'
import type { Tenant } from '../core/tenant.ts'
import { atOneMoment } from '../exports/snapshot.ts'
import { type Contents, writeContents } from './contents.ts'
import { type Occasion, packArchive } from './pack.ts'
import { tellOfArchives } from './read.ts'

export interface MakingParts {
  pool: pg.Pool
  storage: Storage
  /** Where an archive lies until it is in the storage. */
  temporaryFolder: string
}

/** For how long an archive can be fetched, in milliseconds. */
const goodFor = 24 * 60 * 60 * 1_000

/** Percent that writing the texts, and packing, come to. */
const [writtenAt, packedAt] = [40, 95]

/** Makes an archive that was asked for. Run twice, it is made anew; one that is made, or was given up, stays as it is. */
export async function makeArchive(tenant: Tenant, archiveId: string, parts: MakingParts): Promise<void> {
  if (!(await advance(tenant, archiveId, { state: 'MAKING', progress: 0 }))) return
  const storagePath = pathOf(tenant, archiveId)
  await inFolder(parts.temporaryFolder, async (folder) => {
    const target = path.join(folder, 'archive.zip')
    const { contents, size } = await writeArchive(tenant, { ...parts, folder, target }, progressing(tenant, archiveId))
    await parts.storage.put(storagePath, target, 'application/zip')
    const isKept = await advance(tenant, archiveId, {
      state: 'READY',
      progress: 100,
      storagePath,
      size: BigInt(size),
      counts: JSON.stringify(contents.counts),
      readyAt: new Date(),
      expiresAt: new Date(Date.now() + goodFor),
    })
    if (!isKept) await parts.storage.remove(storagePath)
  })
}

/**
 * Writes all that somebody may see of their organization into a zip file, as of one moment.
 * @param folder an empty one
 * @param onProgress told percent, of all that comes before the file is kept
 */
export async function writeArchive(
  { userId, organizationId }: Pick<Tenant, 'userId' | 'organizationId'>,
  { pool, storage, folder, target }: Omit<MakingParts, 'temporaryFolder'> & { folder: string; target: string },
  onProgress: (percent: number) => Promise<void> = async () => {},
): Promise<{ contents: Contents; size: number }> {
  await mkdir(path.join(folder, 'json'))
  await mkdir(path.join(folder, 'csv'))
  const share = (from: number, to: number) => (done: number, of: number) =>
    onProgress(Math.floor(from + ((to - from) * done) / of))
  const read = atOneMoment(pool, { userId, organizationId, via: 'job' }, async function* (snapshot) {
    snapshot.tenant.require('ledger:read')
    const { rows } = await sql<{ at: Date; name: string }>`
      select now() as at, name from users where id = ${userId}`.execute(snapshot.db)
    const contents = await writeContents(snapshot, folder, share(0, writtenAt))
    yield { contents, exportedAt: rows[0]?.at.toISOString() ?? '', by: rows[0]?.name ?? '' }
  })
  for await (const { contents, exportedAt, by } of read) {
    // The moment is over once its texts are written: what follows may take long.
    await read.return(undefined)
    const occasion: Occasion = { exportedAt, exportedBy: { id: userId, name: by } }
    const places = { folder, target, storage }
    return { contents, size: await packArchive(contents, occasion, places, share(writtenAt, packedAt)) }
  }
  throw new Error('Nothing was read.')
}

/** Joins a transaction: says why there will be no archive, where it is still awaited. */
export async function failArchive(db: WriteDb, archiveId: string, problem: string): Promise<void> {
  const failed = await db
    .updateTable('archives')
    .set({ state: 'FAILED', problem })
    .where('id', '=', archiveId)
    .where('state', 'in', ['REQUESTED', 'MAKING'])
    .returning('userId')
    .executeTakeFirst()
  if (failed) await tellOfArchives(db, failed.userId)
}

/** Where an archive is kept: always in the same place, so that one that is made anew leaves nothing behind. */
export const pathOf = ({ organizationId }: Pick<Tenant, 'organizationId'>, archiveId: string) =>
  `${organizationId}/archives/${archiveId}.zip`

/** @returns false where nobody waits for it any more */
function advance(tenant: Tenant, id: string, set: Updateable<Archives>): Promise<boolean> {
  return tenant.write(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('archives')
      .set(set)
      .where('id', '=', id)
      .where('state', 'in', ['REQUESTED', 'MAKING'])
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await tellOfArchives(db, tenant.userId)
    return numUpdatedRows > 0n
  })
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
