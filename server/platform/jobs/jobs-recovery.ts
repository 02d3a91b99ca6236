import type pg from 'pg'
import type { JobDetails } from './jobs.ts'
import { lockSpace } from './server-lease.ts'

/**
 * Unlocks the jobs of dead processes, whose advisory locks are gone. A live process acquires its lock before its first
 * job, so its jobs are not affected.
 * @returns the number of unlocked jobs
 */
export async function unlockOrphanedJobs(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ locked_by: string; jobs: string }>(
    `select locked_by, count(*) as jobs from graphile_worker._private_jobs
     where locked_by is not null and not exists (
       select from pg_locks
       where locktype = 'advisory' and objsubid = 2 and granted
         and database = (select oid from pg_database where datname = current_database())
         and classid = hashtext($1)::oid and objid = hashtext(locked_by)::oid)
     group by locked_by`,
    [lockSpace],
  )
  if (rows.length === 0) return 0
  await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [rows.map((row) => row.locked_by)])
  return rows.reduce((total, row) => total + Number(row.jobs), 0)
}

/**
 * Fails the jobs whose process died during the last attempt.
 * @param notify notifies the code that depends on the job; if it fails, the job is checked again later
 */
export async function failExhaustedJobs(
  pool: pg.Pool,
  notify: (task: string, details: JobDetails) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ id: string; task: string; payload: JobDetails }>(
      `select jobs.id, tasks.identifier as task, jobs.payload
       from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
       where jobs.attempts >= jobs.max_attempts and jobs.locked_at is null
       order by jobs.id limit 20 for update of jobs skip locked`,
    )
    for (const { id, task, payload } of rows) {
      await notify(task, payload)
      await client.query('delete from graphile_worker._private_jobs where id = $1', [id])
    }
    await client.query('commit')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}
