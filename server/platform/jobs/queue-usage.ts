import type pg from 'pg'
import { withTimeout } from '../../base/semaphore.ts'

/** The due jobs of all servers. Jobs that start later are not counted. */
export interface QueueUsage {
  waiting: number
  running: number
  /** The time for which the oldest waiting job has been due, or 0. */
  oldestSeconds: number
}

/** @throws Error if the database does not answer within 3 s */
export async function measureQueue(pool: pg.Pool): Promise<QueueUsage> {
  const { rows } = await withTimeout(
    pool.query<QueueUsage>(
      `select (count(*) filter (where waits))::int as waiting,
         (count(*) filter (where locked_at is not null))::int as running,
         coalesce(extract(epoch from now() - min(run_at) filter (where waits)), 0)::float as "oldestSeconds"
       from graphile_worker._private_jobs,
         lateral (select locked_at is null and run_at <= now() and attempts < max_attempts as waits) as state`,
    ),
    3_000,
  )
  const [usage] = rows
  if (!usage) throw new Error('The queue has no counts.')
  return usage
}
