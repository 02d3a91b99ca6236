import { EventEmitter } from 'node:events'
import { msg } from '@lingui/core/runtime-macro'
import { type Job, type Runner, run, type TaskList, type WorkerPool } from 'graphile-worker'
import pg from 'pg'
import { nameWork } from '../../base/current-work.ts'
import { AppError } from '../../base/errors.ts'
import { type Log, safeErrorFields } from '../../base/log.ts'
import { ReadingError } from '../../base/reading-error.ts'
import { forReader } from '../../base/text.ts'
import { repeat } from '../../base/timers.ts'
import { trustedToday } from '../../language/days.ts'
import { setOrganization } from '../tenancy/active-organization.ts'
import { openOrganization } from '../tenancy/organization-work.ts'
import { createTenant, type NotifySubscribers } from '../tenancy/tenant.ts'
import { inTenantTransaction } from '../tenancy/tenant-transaction.ts'
import { limitJobConcurrency } from './job-concurrency.ts'
import { isTransient } from './job-failures.ts'
import { pollInterval, wakeWorkers } from './job-wake.ts'
import { type JobDetails, type OrganizationTask, requireDetail, type ServerTask, type Task } from './jobs.ts'
import { queueLogger } from './jobs-log.ts'
import { failExhaustedJobs, unlockOrphanedJobs } from './jobs-recovery.ts'
import { measureQueue, type QueueUsage } from './queue-usage.ts'
import { type ScheduledJob, scheduledJobList, scheduleOf } from './scheduled-jobs.ts'
import { acquireServerLease } from './server-lease.ts'

export interface Jobs {
  /**
   * Stops taking jobs and waits up to 10 s for running ones. Unfinished jobs are retried later or by another process.
   */
  stop(): Promise<void>
  /** @throws Error if the database does not answer */
  measure(): Promise<QueueUsage>
}

export interface JobsOptions<Services> {
  /** The URL of the database owner, to whom the queue's tables belong. */
  ownerUrl: string
  pool: pg.Pool
  wake: NotifySubscribers
  services: Services
  tasks: Record<string, Task<NoInfer<Services>> | OrganizationTask<NoInfer<Services>> | ServerTask<NoInfer<Services>>>
  chores?: Record<string, ScheduledJob<NoInfer<Services>>>
  log: Log
  /** The interval between checks for orphaned jobs, in milliseconds. */
  recoverEvery?: number
  /** The interval between checks for due jobs, in milliseconds. */
  checkEvery?: number
}

/**
 * The maximum attempts at reading a file that may crash the process. Two attempts allow for a restart with another
 * cause.
 */
const maxUnfinished = 2
/** Most jobs wait for external services, such as mail, a model or the reader. */
export const jobsAtOnce = 8
const millisecondsToFinish = 10_000

/** Starts the queue. Orphaned jobs are unlocked at the start and then every 5 s. */
export async function startJobs<Services>(options: JobsOptions<Services>): Promise<Jobs> {
  const { ownerUrl, log, recoverEvery = 5_000, checkEvery = 1_000 } = options
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
  const waking = wakeWorkers(pool, events, checkEvery)
  const findKindsAtLimit = limitJobConcurrency(concurrencyOf(options), events)
  events.on('pool:create', ({ workerPool }: { workerPool: WorkerPool }) => ownership.claim(workerPool.id))
  let runner: Runner
  try {
    await recover()
    runner = await run({
      pgPool: pool,
      concurrency: jobsAtOnce,
      pollInterval,
      noHandleSignals: true,
      taskList: { ...taskListOf(options), ...scheduledJobList(options) },
      parsedCronItems: scheduleOf(options),
      events,
      logger: queueLogger(log),
      // Called before each job. No job is taken while other processes could consider this process dead.
      forbiddenFlags: async () => {
        await ownership.held()
        waking.beginPoll()
        return findKindsAtLimit()
      },
    })
  } catch (error) {
    waking.stop()
    await ownership.close()
    await pool.end()
    throw error
  }
  runner.promise.catch((error) => log('error', 'jobs.ended', safeErrorFields(error)))

  // PostgreSQL needs a moment to notice that a killed process is gone.
  const firstRecovery = Math.min(recoverEvery, 500)
  const stopRecovering = repeat(
    () => recover().catch((error) => log('warn', 'jobs.recovery_failed', safeErrorFields(error))),
    recoverEvery,
    firstRecovery,
  )

  return {
    measure: () => measureQueue(pool),
    async stop() {
      stopRecovering()
      waking.stop()
      await stopRunner(runner, ownership)
      await ownership.close()
      await pool.end()
    },
  }
}

/** `enqueue` flags each job with its kind, so that the queue can skip kinds that are at their limit. */
function concurrencyOf<Services>({ tasks }: JobsOptions<Services>): Map<string, number> {
  return new Map(
    Object.entries(tasks).flatMap(([name, task]) =>
      'atOnce' in task && task.atOnce !== undefined ? [[name, task.atOnce]] : [],
    ),
  )
}

type AttemptedJob = Pick<Job, 'attempts' | 'max_attempts' | 'last_error'>

function taskListOf<Services>(options: JobsOptions<Services>): TaskList {
  const entries = Object.keys(options.tasks).map((name) => [
    name,
    // The tenant of the task sets the language of its member.
    (payload: unknown, { job }: { job: AttemptedJob }) =>
      nameWork(`job ${name}`, () => forReader('en', () => runTask(options, name, payload as JobDetails, job))),
  ])
  return Object.fromEntries(entries)
}

async function runTask<Services>(options: JobsOptions<Services>, name: string, details: JobDetails, job: AttemptedJob) {
  const { pool, wake, services, tasks, log } = options
  const task = tasks[name]
  if (!task) return
  try {
    if ('run' in task) {
      if (task.readsFile) requireFinishedAttempts(job)
      await task.run(await openFor(options, task, details), details, services)
    } else if ('runForServer' in task) await task.runForServer(pool, details, services)
    else {
      const organizationId = requireDetail(details, 'organizationId')
      const work = await openOrganization(pool, organizationId, 'job', wake, task.isForDeleted)
      await task.runForOrganization(work, details, services)
    }
  } catch (error) {
    const isLast = job.attempts >= job.max_attempts
    log('warn', 'job.failed', { job: name, attempt: job.attempts, ...safeErrorFields(error) })
    if (!isLast && isTransient(error)) throw error
    await giveUp(options, name, details, error)
  }
}

/**
 * The queue counts an attempt before it starts and records an error when it fails. An attempt with neither result ended
 * with its process, so the file is tried only once more.
 * @throws ReadingError
 */
function requireFinishedAttempts({ attempts, last_error }: Pick<Job, 'attempts' | 'last_error'>): void {
  if (last_error !== null || attempts <= maxUnfinished) return
  throw new ReadingError(
    'CRASHED',
    msg`Purser stopped twice while reading this file, so it won't retry automatically. Try again, or send another copy.`,
  )
}

async function giveUp<Services>(options: JobsOptions<Services>, name: string, details: JobDetails, error: unknown) {
  options.log(error instanceof AppError ? 'warn' : 'error', 'job.given_up', { job: name, ...safeErrorFields(error) })
  if (options.chores && name in options.chores) return
  const task = options.tasks[name]
  if (!task || !('run' in task)) return
  try {
    const tenant = await openFor(options, task, details)
    await task.onGivenUp(tenant, details, options.services, error)
  } catch (failure) {
    if (!isRefusal(failure)) throw failure
    await reportSenderGone(options, task, details)
  }
}

async function reportSenderGone<Services>(
  { pool, wake }: JobsOptions<Services>,
  task: Task<Services>,
  details: JobDetails,
) {
  const { organizationId } = details
  if (!task.onSenderGone || !organizationId) return
  const { committed } = await inTenantTransaction(pool, 'read write', { via: 'server' }, async ({ db }) => {
    await setOrganization(db, organizationId)
    await task.onSenderGone?.(db, details)
  })
  if (committed) wake(organizationId, committed)
}

function openFor<Services>(
  { pool, wake }: JobsOptions<Services>,
  { origin: via = 'job' }: Task<Services>,
  details: JobDetails,
) {
  const { userId, grantId, organizationId, today } = details
  return createTenant(pool, { userId, grantId, organizationId, via }, trustedToday(today, true), wake)
}

const isRefusal = (error: unknown) =>
  error instanceof AppError &&
  ['FORBIDDEN', 'NOT_A_MEMBER', 'ACCOUNT_DELETED', 'PROFILE_NOT_INITIALIZED', 'UNAUTHENTICATED'].includes(error.code)

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
