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
 * Makes this process the only server on the folder, creating the folder when it is missing. A lock left by a process
 * that is gone (killed, or its id since given to another program) is taken over.
 *
 * @param port what the server listens on, for the sentence the next one is refused with
 * @throws Error "Purser is already running on this folder (pid N, port P): …"
 */
export async function lockDataDir(dataDir: string, port?: number): Promise<DataDirLock> {
  // 0711: the account that runs PostgreSQL must pass through; nobody else may list what is here.
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  const path = join(dataDir, 'server.lock')
  const birth = await processStartOf(process.pid)
  const ours = JSON.stringify({ pid: process.pid, birth: birth ?? '', port: port ?? null } satisfies Holder)

  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, ours, { mode: 0o600 })
  try {
    while (!(await placeLock(draft, path))) await clearStaleLock(path, dataDir)
  } finally {
    await rm(draft, { force: true })
  }
  return {
    async release() {
      if ((await readLock(path)) === ours) await rm(path, { force: true })
    },
  }
}

/** `link` either makes the whole lock or finds one there: no moment shows a lock half written. */
async function placeLock(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Removes the lock of a process that is gone; throws when its holder lives. */
async function clearStaleLock(path: string, dataDir: string): Promise<void> {
  const seen = await readLock(path)
  if (seen === undefined) return
  const holder = parseHolder(seen)
  if (holder && (await processStartOf(holder.pid)) === holder.birth) {
    const port = holder.port === null ? '' : `, port ${holder.port}`
    throw new Error(`Purser is already running on this folder (pid ${holder.pid}${port}): ${dataDir}`)
  }
  // Two may find the same stale lock; taking turns, the slower one cannot remove what the faster one has put there.
  await inTurn(`${path}.clearing`, async () => {
    if ((await readLock(path)) === seen) await rm(path, { force: true })
  })
}

/** One process at a time: whoever makes the folder. One left by a kill in the middle counts for five seconds. */
async function inTurn(folder: string, work: () => Promise<void>): Promise<void> {
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
