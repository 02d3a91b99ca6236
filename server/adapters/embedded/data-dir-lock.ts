import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { processStartOf } from './process.ts'

export interface DataDirLock {
  release(): Promise<void>
}

interface Holder {
  pid: number
  birth: string
  port: number | null
}

/**
 * Locks the data folder for this process and creates the folder if it is missing. A lock of a dead process, or of
 * another process with a reused id, is replaced.
 *
 * @param port the server's port, for the error message of a second server
 * @throws Error "Purser is already running on this folder (pid N, port P): …"
 */
export async function lockDataDir(dataDir: string, port?: number): Promise<DataDirLock> {
  // 0711: the account that runs PostgreSQL must be able to pass through the folder. Other accounts cannot list its
  // contents.
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  const path = join(dataDir, 'server.lock')
  const birth = await processStartOf(process.pid)
  const ours = JSON.stringify({ pid: process.pid, birth: birth ?? '', port: port ?? null } satisfies Holder)

  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, ours, { mode: 0o600 })
  try {
    while (!(await createLockFile(draft, path))) await clearStaleLock(path, dataDir)
  } finally {
    await rm(draft, { force: true })
  }
  return {
    async release() {
      if ((await readLock(path)) === ours) await rm(path, { force: true })
    },
  }
}

/** `link` creates the lock atomically, so that no process reads an incomplete lock. */
async function createLockFile(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Removes the lock of a dead process.
 * @throws Error if the process that holds the lock is alive
 */
async function clearStaleLock(path: string, dataDir: string): Promise<void> {
  const seen = await readLock(path)
  if (seen === undefined) return
  const holder = parseHolder(seen)
  if (holder && (await processStartOf(holder.pid)) === holder.birth) {
    const port = holder.port === null ? '' : `, port ${holder.port}`
    throw new Error(`Purser is already running on this folder (pid ${holder.pid}${port}): ${dataDir}`)
  }
  // Two processes may find the same stale lock. Running sequentially prevents the slower one from removing the new lock
  // of the faster one.
  await runExclusively(`${path}.clearing`, async () => {
    if ((await readLock(path)) === seen) await rm(path, { force: true })
  })
}

/** Uses the creation of a folder as a mutex. A folder that was left behind expires after five seconds. */
async function runExclusively(folder: string, work: () => Promise<void>): Promise<void> {
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  )
  if (!isFirst) {
    const made = await stat(folder).catch(() => undefined)
    if (made && Date.now() - made.mtimeMs > 5_000) await rmdir(folder).catch(() => undefined)
    await pause(10)
    return
  }
  try {
    await work()
  } finally {
    await rmdir(folder)
  }
}

function readLock(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined)
}

function parseHolder(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('birth' in value)) return undefined
    if (typeof value.pid !== 'number' || typeof value.birth !== 'string') return undefined
    return {
      pid: value.pid,
      birth: value.birth,
      port: 'port' in value && typeof value.port === 'number' ? value.port : null,
    }
  } catch {
    return undefined
  }
}
