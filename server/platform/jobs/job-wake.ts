import type { EventEmitter } from 'node:events'
import type { WorkerPool } from 'graphile-worker'
import type pg from 'pg'
import { repeat } from '../../base/timers.ts'

/** In milliseconds. Workers poll when they are woken, and rarely besides. */
export const pollInterval = 60_000

/**
 * Wakes workers for jobs that no notification announces: retries, whose time has come, jobs whose notification was lost,
 * and those that polls at the same time have missed. Each of these polls skips the queues that another one locks and the
 * kinds that another one may bring to their limit, so the last one to end starts as many polls as were in vain.
 * @param checkEvery the interval between checks for due jobs, in milliseconds
 */
export function wakeWorkers(
  pool: pg.Pool,
  events: EventEmitter,
  checkEvery: number,
): { beginPoll(): void; stop(): void } {
  let wake = (_workers: number) => {}
  let polls = 0
  let round = { isShared: false, found: 0, inVain: 0 }

  const endPoll = (result: 'found' | 'inVain') => {
    polls -= 1
    round[result] += 1
    if (polls > 0) return
    const { isShared, found, inVain } = round
    round = { isShared: false, found: 0, inVain: 0 }
    // A worker is idle only after its event.
    if (isShared && inVain > 0) setImmediate(() => wake(found > 0 ? inVain : 1))
  }
  events.on('pool:create', ({ workerPool }: { workerPool: WorkerPool }) => {
    wake = (workers) => workerPool.nudge(workers)
  })
  events.on('pool:gracefulShutdown', () => {
    wake = () => {}
  })
  events.on('worker:getJob:empty', () => endPoll('inVain'))
  events.on('worker:getJob:error', () => endPoll('inVain'))
  events.on('job:start', () => endPoll('found'))

  const wakeForDueJobs = async () => {
    const count = await countDueJobs(pool)
    if (count > 0) wake(count)
  }
  return {
    beginPoll() {
      polls += 1
      if (polls > 1) round.isShared = true
    },
    // The recovery of orphaned jobs reports a database that does not answer.
    stop: repeat(() => wakeForDueJobs().catch(() => {}), checkEvery),
  }
}

async function countDueJobs(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from (
       select from graphile_worker._private_jobs where is_available and run_at <= now() limit 10) as due`,
  )
  return rows[0]?.count ?? 0
}
