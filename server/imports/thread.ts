import { parentPort, workerData } from 'node:worker_threads'
import { openPool } from '../core/database.ts'
import { openTenant } from '../core/tenant.ts'
import { ReadingError } from '../reader/reading-error.ts'
import type { ThreadAnswer, ThreadOrder } from './run-thread.ts'
import { takeIn } from './take-in.ts'

/** The thread in which one import's file is read: started by `readInThread`, and gone after it. */
async function main(order: ThreadOrder): Promise<ThreadAnswer> {
  const { databaseUrl, userId, organizationId, today, file } = order
  const pool = openPool(databaseUrl, 2)
  try {
    // What is read is no change of the books, so that nobody is to be woken.
    const tenant = await openTenant(pool, { userId, organizationId, via: 'import' }, today, () => {})
    await takeIn(tenant, order, file)
    return null
  } catch (error) {
    if (error instanceof ReadingError) return { code: error.code, sentence: error.message }
    throw error
  } finally {
    await pool.end()
  }
}

parentPort?.postMessage(await main(workerData))
