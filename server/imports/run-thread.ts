import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Worker } from 'node:worker_threads'
import { inTurn } from '../adapters/in-turn.ts'
import type { Storage } from '../adapters/storage.ts'
import type { Hints } from '../core/hints.ts'
import type { Tenant } from '../core/tenant.ts'
import { ReadingError } from '../reader/reading-error.ts'
import { isCurrent, type Turn } from './turn.ts'

export interface ThreadParts {
  storage: Storage
  hints: Hints
  /** As the server's role, for the connections of the thread that reads. */
  databaseUrl: string
  /** Files lie here while they are read. */
  temporaryFolder: string
}

/** What the thread that reads is given. */
export interface ThreadOrder extends Turn {
  file: string
  databaseUrl: string
  userId: string
  organizationId: string
  today: string
}

/** What it answers: nothing where all is well, else why the file can not be read. */
export type ThreadAnswer = { code: ReadingError['code']; sentence: string } | null

/** The largest heaps of the thread, in megabytes. */
const resourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32 }
/** Milliseconds: of all of a file, and between looks whether anybody still wants it. */
const [longest, lookEvery] = [600_000, 1_000]

const tooLarge = 'This file takes too much memory to be read. Export a shorter time, or split it.'
const tooSlow = 'This file takes too long to be read. Export a shorter time, or split it.'

/** Of all threads of a process, so that its memory stays within what one may take. */
const oneAfterAnother = inTurn()

/**
 * Reads an import's file in a thread of its own, so that nobody else waits for it; ends early where the turn is over.
 * @throws ReadingError
 */
export async function readInThread(tenant: Tenant, turn: Turn, storagePath: string, parts: ThreadParts): Promise<void> {
  await mkdir(parts.temporaryFolder, { recursive: true })
  const folder = await mkdtemp(path.join(parts.temporaryFolder, 'import-'))
  try {
    const file = path.join(folder, 'file')
    const stored = await parts.storage.stream(storagePath)
    if (!stored) throw new ReadingError('DAMAGED', 'The file is gone from the storage. Upload it again.')
    await pipeline(stored.body, createWriteStream(file))
    const { userId, organizationId, today } = tenant
    const { databaseUrl } = parts
    const order = { ...turn, file, databaseUrl, userId, organizationId, today }
    await oneAfterAnother(() => runThread(tenant, turn, order, parts))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function runThread(tenant: Tenant, turn: Turn, order: ThreadOrder, { hints }: ThreadParts): Promise<void> {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: order, resourceLimits })
  const over = new AbortController()
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>()
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', () => resolve(null))
  const timer = setTimeout(() => reject(new ReadingError('TOO_SLOW', tooSlow)), longest)
  const look = async () => {
    while (!over.signal.aborted) {
      await hints.next(turn.importId, over.signal, lookEvery)
      if (!over.signal.aborted && !(await isCurrent(tenant, turn, 'READING'))) resolve(null)
    }
  }
  look().catch(reject)
  try {
    const answer = await promise
    if (answer) throw new ReadingError(answer.code, answer.sentence)
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    throw isFull ? new ReadingError('TOO_MUCH_MEMORY', tooLarge) : error
  } finally {
    over.abort()
    clearTimeout(timer)
    await worker.terminate()
  }
}
