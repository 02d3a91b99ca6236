import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '../../adapters/storage.ts'
import { requireStorage } from '../../people/billing/limits.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { storagePathsOf } from './ingest-targets.ts'
import type { OpenArchive } from './open.ts'
import { damaged } from './validation.ts'

export interface StoringServices {
  storage: Storage
  temporaryFolder: string
}

/**
 * Stores the files of an archive after comparing their hashes. Until they are used they are recorded as unused uploads,
 * which the hourly job removes after an interrupted import.
 * @returns storage paths by name in the archive
 * @throws AppError PLAN_LIMIT
 * @throws ReadingError DAMAGED
 */
export async function storeFiles(
  tenant: Tenant,
  archive: OpenArchive,
  { storage, temporaryFolder }: StoringServices,
  { onProgress, signal }: { onProgress?: (done: number, of: number) => void; signal?: AbortSignal } = {},
): Promise<Map<string, string>> {
  const month = new Date().toISOString().slice(0, 7).replace('-', '/')
  const storagePaths = storagePathsOf(archive, () => `${tenant.organizationId}/${month}/${randomUUID()}`)
  const stored = archive.manifest.files.filter(({ path: name }) => storagePaths.has(name))
  await tenant.write(async (db) => {
    await requireStorage(db, sizeOf(stored))
    for (let at = 0; at < stored.length; at += 500) await announce(db, stored.slice(at, at + 500), storagePaths)
  })
  let done = 0
  for (const { path: name, sha256 } of stored) {
    signal?.throwIfAborted()
    const local = path.join(temporaryFolder, `${randomUUID()}.part`)
    try {
      const hash = createHash('sha256')
      const hashed = async function* () {
        for await (const bytes of archive.read(name)) {
          hash.update(bytes)
          yield bytes
        }
      }
      await pipeline(hashed, createWriteStream(local, { mode: 0o600 }))
      if (hash.digest('hex') !== sha256) throw damaged()
      const storagePath = storagePaths.get(name)
      if (storagePath) await storage.put(storagePath, local, typeOf(name))
    } finally {
      await rm(local, { force: true })
    }
    onProgress?.(++done, stored.length)
  }
  return storagePaths
}

export async function recordFiles(db: WriteDb, storagePaths: ReadonlyMap<string, string>): Promise<void> {
  const paths = [...storagePaths.values()]
  for (let at = 0; at < paths.length; at += 500) {
    await db
      .updateTable('uploads')
      .set({ state: 'used' })
      .where('storagePath', 'in', paths.slice(at, at + 500))
      .execute()
  }
}

export async function dropFiles(
  tenant: Tenant,
  { storage }: Pick<StoringServices, 'storage'>,
  storagePaths: ReadonlyMap<string, string>,
): Promise<void> {
  for (const storagePath of storagePaths.values()) {
    await storage.remove(storagePath)
    await tenant.write((db) => db.deleteFrom('uploads').where('storagePath', '=', storagePath).execute())
  }
}

const sizeOf = (files: OpenArchive['manifest']['files']) =>
  files.filter(({ path: name }) => name.startsWith('files/')).reduce((sum, { size }) => sum + size, 0)

async function announce(
  db: WriteDb,
  files: OpenArchive['manifest']['files'],
  storagePaths: ReadonlyMap<string, string>,
): Promise<void> {
  await db
    .insertInto('uploads')
    .values(
      files.map(({ path: name, size, sha256 }) => ({
        fileName: path.basename(name),
        contentType: typeOf(name),
        storagePath: storagePaths.get(name) ?? '',
        state: 'uploaded',
        size,
        sha256: Buffer.from(sha256, 'hex'),
        expiresAt: new Date(),
      })),
    )
    .execute()
}

/** The content type is only stored with the file. The document's own content type takes precedence. */
const typeOf = (name: string) => (name.endsWith('.webp') ? 'image/webp' : 'application/octet-stream')
