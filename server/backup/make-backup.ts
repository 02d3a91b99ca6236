import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import type { Storage } from '../adapters/storage.ts'
import { createFilesHash } from './content-hash.ts'
import { listDataFiles, requireOutside, secretKeyFile } from './data-folder.ts'
import { encrypt } from './encryption.ts'
import { backupFormat, folders, headerPath, type Manifest, manifestPath } from './manifest.ts'
import { readMigrationNames, readSequences } from './tables.ts'
import { tarEnd, writeTarEntry } from './tar.ts'
import { listMissingFiles, writeTables } from './write-database.ts'
import { writeStoredFiles } from './write-files.ts'

export interface BackupSource {
  ownerUrl: string
  storage: Storage
  dataDir: string
  /** The configured keys. Without them, the key is in the data folder. */
  secretKeys: readonly string[] | undefined
  /** The version of the product. */
  version: string
}

export interface BackupOptions {
  passphrase: string | undefined
  signal: AbortSignal
}

/** The number of attempts to find a moment at which no named file is being deleted. */
const maxSnapshots = 5

/**
 * Writes a backup while servers run. The file appears under its name when it is complete.
 * @returns what the backup holds, and the named files that the storage does not have
 * @throws Error if the file exists or is in the data folder
 */
export async function makeBackup(
  file: string,
  source: BackupSource,
  { passphrase, signal }: BackupOptions,
): Promise<{ manifest: Manifest; missingFiles: string[] }> {
  const target = path.resolve(file)
  requireOutside(source.dataDir, target)
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  const exists = await access(target).then(
    () => true,
    () => false,
  )
  if (exists) throw new Error(`${target} exists already. Choose another name.`)
  const draft = path.join(path.dirname(target), `.${path.basename(target)}.${randomUUID()}.part`)
  const db = new pg.Client({ connectionString: source.ownerUrl })
  db.on('error', () => {})
  try {
    await db.connect()
    const result: Result = { missingFiles: [] }
    const entries = Readable.from(writeEntries(db, source, result), { objectMode: false })
    const output = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
    const zip = createGzip({ level: 1 })
    if (passphrase) {
      await pipeline(entries, zip, (bytes: AsyncIterable<Buffer>) => encrypt(bytes, passphrase), output, { signal })
    } else await pipeline(entries, zip, output, { signal })
    await rename(draft, target)
    await syncFolder(path.dirname(target))
    if (!result.manifest) throw new Error('The backup has no manifest.')
    return { manifest: result.manifest, missingFiles: result.missingFiles }
  } finally {
    await db.end()
    await rm(draft, { force: true })
  }
}

interface Result {
  manifest?: Manifest
  missingFiles: string[]
}

/**
 * Files are written before the snapshot of the database, because copying them takes long and a file may be deleted
 * meanwhile. Those that were stored since are written right after the snapshot.
 */
async function* writeEntries(db: pg.Client, source: BackupSource, result: Result): AsyncGenerator<Uint8Array> {
  const { storage, dataDir, version } = source
  yield* writeJson(headerPath, { format: backupFormat, version, createdAt: new Date().toISOString() })
  const [written, files] = [new Set<string>(), createFilesHash()]
  yield* writeStoredFiles(storage, written, files)
  for (let attempt = 1; ; attempt++) {
    await db.query('begin isolation level repeatable read read only')
    const missingBefore = result.missingFiles.join()
    yield* writeStoredFiles(storage, written, files)
    result.missingFiles = await listMissingFiles(db, written)
    if (result.missingFiles.length === 0 || attempt === maxSnapshots) break
    // A second snapshot tells files that were deleted meanwhile from files that are lost.
    if (attempt > 1 && result.missingFiles.join() === missingBefore) break
    await db.query('rollback')
  }
  const data = createFilesHash()
  yield* writeDataFiles(dataDir, source.secretKeys, data)
  const migrations = await readMigrationNames(db)
  const tables: Manifest['tables'] = []
  yield* writeTables(db, tables)
  await db.query('commit')
  const sequences = await readSequences(db)
  result.manifest = { migrations, tables, sequences, files: files.end(), data: data.end() }
  yield* writeJson(manifestPath, result.manifest)
  yield tarEnd
}

async function* writeDataFiles(
  dataDir: string,
  secretKeys: readonly string[] | undefined,
  hash: ReturnType<typeof createFilesHash>,
): AsyncGenerator<Uint8Array> {
  for (const name of await listDataFiles(dataDir)) {
    if (secretKeys && name === secretKeyFile) continue
    const file = path.join(dataDir, name)
    const { size } = await stat(file)
    yield* writeTarEntry(folders.data + name, size, hash.add(name, createReadStream(file)))
  }
  if (!secretKeys) return
  const bytes = Buffer.from(secretKeys.join(','))
  yield* writeTarEntry(folders.data + secretKeyFile, bytes.length, hash.add(secretKeyFile, Readable.from([bytes])))
}

function writeJson(name: string, content: object): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(JSON.stringify(content))
  return writeTarEntry(name, bytes.length, [bytes])
}

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
