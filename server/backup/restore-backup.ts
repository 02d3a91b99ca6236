import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { migrate } from '../../migrations/run.ts'
import type { Storage } from '../adapters/storage.ts'
import { secretKeyFile } from './data-folder.ts'
import { folders } from './manifest.ts'
import { type Backup, readAll, readBackup } from './read-backup.ts'
import { openTableLoader, prepareDatabase } from './restore-database.ts'

export interface RestoreTarget {
  ownerUrl: string
  storage: Storage
  dataDir: string
}

export interface RestoreOptions {
  passphrase: string | undefined
  /** True to delete what the target holds. */
  replaces: boolean
}

/**
 * Restores a backup that `verifyBackup` has accepted, and migrates it to this version. The rows appear last and all at
 * once, so an interrupted restore can be repeated.
 * @throws Error if the target is in use, or is not empty and must not be replaced
 */
export async function restoreBackup(
  file: string,
  { manifest }: Backup,
  { ownerUrl, storage, dataDir }: RestoreTarget,
  { passphrase, replaces }: RestoreOptions,
): Promise<void> {
  await prepareDatabase(ownerUrl, manifest, replaces)
  if (replaces) for await (const storagePath of storage.list()) await storage.remove(storagePath)
  const temporaryFolder = path.join(dataDir, 'tmp')
  await mkdir(temporaryFolder, { recursive: true })
  const loader = await openTableLoader(ownerUrl, manifest)
  try {
    for await (const { path: name, body } of readBackup(file, passphrase)) {
      if (name.startsWith(folders.files)) {
        const local = path.join(temporaryFolder, `${randomUUID()}.part`)
        try {
          await pipeline(body, createWriteStream(local, { flags: 'wx', mode: 0o600 }))
          await storage.put(name.slice(folders.files.length), local, 'application/octet-stream')
        } finally {
          await rm(local, { force: true })
        }
      } else if (name.startsWith(folders.data)) {
        await writeDataFile(dataDir, name.slice(folders.data.length), body)
      } else if (name.startsWith(folders.database)) await loader.load(name, await readAll(body))
      else await readAll(body)
    }
    await loader.commit()
  } finally {
    await loader.close()
  }
  await migrate(ownerUrl)
}

async function writeDataFile(dataDir: string, name: string, body: AsyncIterable<Buffer>) {
  const target = path.resolve(dataDir, name)
  if (!target.startsWith(`${path.resolve(dataDir)}${path.sep}`))
    throw new Error(`Not a file of the data folder: ${name}`)
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  await pipeline(body, createWriteStream(target, { mode: 0o600, flush: true }))
}

/** Returns true if the restored data needs keys that the settings do not have. */
export async function lacksRestoredKeys(dataDir: string, secretKeys: readonly string[] | undefined): Promise<boolean> {
  if (!secretKeys) return false
  const restored = await readFile(path.join(dataDir, secretKeyFile), 'utf8').catch(() => '')
  return restored
    .trim()
    .split(',')
    .some((key) => key !== '' && !secretKeys.includes(key))
}
