import { EventEmitter } from 'node:events'
import { type Job, type Runner, run, type TaskList, type WorkerPool } from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import { AppError } from '../../base/errors.ts'
import { type Log, safeErrorFields } from '../../base/log.ts'
import { ReadingError } from '../../base/reading-error.ts'
import { trustedToday } from '../../language/days.ts'
import { createTenant, type NotifySubscribers, openOrganization } from '../tenancy/tenant.ts'
import { inTenantTransaction } from '../tenancy/tenant-transaction.ts'
import { limitJobConcurrency } from './job-concurrency.ts'
import { isTransient } from './job-failures.ts'
import { type JobDetails, type OrganizationTask, requireDetail, type Task } from './jobs.ts'
import { queueLogger } from './jobs-log.ts'
import { failExhaustedJobs, unlockOrphanedJobs } from './jobs-recovery.ts'
import { type ScheduledJob, scheduledJobList, scheduleOf } from './scheduled-jobs.ts'
import { acquireServerLease } from './server-lease.ts'

export interface Jobs {
  /** Takes no new jobs and lets the running ones finish, 10 s at most; the others start again elsewhere or later. */
  stop(): Promise<void>
}

export interface JobsOptions<Parts> {
  /** The queue's tables belong to the owner of the database. */
  ownerUrl: string
  /** Connections of the application, for the tasks' own reads and writes. */
  pool: pg.Pool
  wake: NotifySubscribers
  parts: Parts
  tasks: Record<string, Task<Parts> | OrganizationTask<Parts>>
  /** By their names in the queue, which no task has. */
  chores?: Record<string, ScheduledJob<Parts>>
  log: Log
  /** Milliseconds between two looks for jobs whose process died. */
  recoverEvery?: number
}

/** Attempts at reading a file that may end with the process: two, since a server also ends for other reasons. */
const mostUnfinished = 2
/** Jobs at a time: most of them wait for something else, a mail server, a model, the reader. */
export const jobsAtOnce = 8
const millisecondsToFinish = 10_000

/** Runs jobs, some at a time, and takes up those that a dead process left behind: at once, and then every 5 s. */
export async function startJobs<Parts>(options: JobsOptions<Parts>): Promise<Jobs> {
  const { ownerUrl, log, recoverEvery = 5_000 } = options
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 5 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const ownership = acquireServerLease(ownerUrl)
  const recover = async () => {
    const unlocked = await unlockOrphanedJobs(pool)
    if (unlocked > 0) log('warn', 'jobs.recovered', { jobs: unlocked })
    await failExhaustedJobs(pool, (name, payload) => giveUp(options, name, payload, new Error('Its process ended.')))
  }
  const events = new EventEmitter()
  const places = limitJobConcurrency(placesOf(options), events)
  events.on('pool:create', ({ workerPool }: { workerPool: WorkerPool }) => ownership.claim(workerPool.id))
  let runner: Runner
  try {
    await recover()
    runner = await run({
      pgPool: pool,
      concurrency: jobsAtOnce,
      noHandleSignals: true,
      taskList: { ...taskListOf(options), ...scheduledJobList(options) },
      parsedCronItems: scheduleOf(options),
      events,
      logger: queueLogger(log),
      // Asked before each job is taken: none is while others could think this process dead.
      forbiddenFlags: () => ownership.held().then(places),
    })
  } catch (error) {
    await ownership.close()
    await pool.end()
    throw error
  }
  runner.promise.catch((error) => log('error', 'jobs.ended', safeErrorFields(error)))

  let isStopped = false
  let recovering = setTimeout(
    async function again() {
      await recover().catch((error) => log('warn', 'jobs.recovery_failed', safeErrorFields(error)))
      if (!isStopped) recovering = setTimeout(again, recoverEvery)
      // Postgres needs a moment to notice that the process which was killed just now is gone.
    },
    Math.min(recoverEvery, 500),
  )

  return {
    async stop() {
      isStopped = true
      clearTimeout(recovering)
      await stopRunner(runner, ownership)
      await ownership.close()
      await pool.end()
    },
  }
}

/** A job is flagged with its kind (the function `enqueue`), so that the queue can pass over the kinds that are full. */
function placesOf<Parts>({ tasks }: JobsOptions<Parts>): Map<string, number> {
  return new Map(
    Object.entries(tasks).flatMap(([name, task]) =>
      'run' in task && task.atOnce !== undefined ? [[name, task.atOnce]] : [],
    ),
  )
}

function taskListOf<Parts>(options: JobsOptions<Parts>): TaskList {
  const entries = Object.entries(options.tasks).map(([name, task]) => [
    name,
    async (payload: unknown, { job }: { job: Pick<Job, 'attempts' | 'max_attempts' | 'last_error'> }) => {
      const details = payload as JobDetails
      try {
        if ('run' in task) {
          if (task.readsFile) requireFinishedAttempts(job)
          await task.run(await openFor(options, task, details), details, options.parts)
        } else {
          const { pool, wake, parts } = options
          const work = await openOrganization(pool, requireDetail(details, 'organizationId'), 'job', wake)
          await task.runForOrganization(work, details, parts)
        }
      } catch (error) {
        const isLast = job.attempts >= job.max_attempts
        options.log('warn', 'job.failed', { job: name, attempt: job.attempts, ...safeErrorFields(error) })
        if (!isLast && isTransient(error)) throw error
        await giveUp(options, name, details, error)
      }
    },
  ])
  return Object.fromEntries(entries)
}

/**
 * The queue counts an attempt before it begins, and notes an error when it fails. An attempt without either a success or
 * an error ended with its process: a file that may have caused that is tried once more, and then no more.
 * @throws ReadingError
 */
function requireFinishedAttempts({ attempts, last_error }: Pick<Job, 'attempts' | 'last_error'>): void {
  if (last_error !== null || attempts <= mostUnfinished) return
  throw new ReadingError(
    'CRASHED',
    'Purser stopped twice while it was reading this file, so it is not read again by itself. Try again, or send another copy of it.',
  )
}

async function giveUp<Parts>(options: JobsOptions<Parts>, name: string, details: JobDetails, error: unknown) {
  options.log(error instanceof AppError ? 'warn' : 'error', 'job.given_up', { job: name, ...safeErrorFields(error) })
  // Nobody waits for a chore, and its next hour comes.
  if (options.chores && name in options.chores) return
  const task = options.tasks[name]
  if (!task || !('run' in task)) return
  try {
    const tenant = await openFor(options, task, details)
    await task.onGivenUp(tenant, details, options.parts, error)
  } catch (failure) {
    // Who asked is no member any more: nobody is left to tell, and another member may ask anew.
    if (!isRefusal(failure)) throw failure
    await tellNobody(options, task, details)
  }
}

async function tellNobody<Parts>({ pool, wake }: JobsOptions<Parts>, task: Task<Parts>, details: JobDetails) {
  const { organizationId } = details
  if (!task.onSenderGone || !organizationId) return
  const { head } = await inTenantTransaction(pool, 'read write', { via: 'server' }, async ({ db }) => {
    await sql`select set_config('app.organization_id', ${organizationId}, true)`.execute(db)
    await task.onSenderGone?.(db, details)
  })
  if (head !== null) wake(organizationId, head)
}

function openFor<Parts>({ pool, wake }: JobsOptions<Parts>, { origin: via = 'job' }: Task<Parts>, details: JobDetails) {
  const { userId, organizationId, today } = details
  return createTenant(pool, { userId, organizationId, via }, trustedToday(today, true), wake)
}

const isRefusal = (error: unknown) =>
  error instanceof AppError &&
  ['FORBIDDEN', 'NOT_A_MEMBER', 'ACCOUNT_DELETED', 'PROFILE_NOT_INITIALIZED'].includes(error.code)

async function stopRunner(runner: Runner, ownership: { release(): void }) {
  const stopping = runner.stop()
  ownership.release()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, millisecondsToFinish, 'late')
  })
  const ended = await Promise.race([stopping.catch(() => 'ended'), late])
  clearTimeout(timer)
  if (ended === 'late')
    await Promise.race([runner.kill().catch(() => {}), new Promise((next) => setTimeout(next, 2_000))])
}
