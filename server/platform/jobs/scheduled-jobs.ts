import { type CronItem, type ParsedCronItem, parseCronItems, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { nameWork } from '../../base/current-work.ts'
import { type Log, safeErrorFields } from '../../base/log.ts'

/** A scheduled job may run twice, so it must be idempotent. */
export interface ScheduledJob<Services> {
  /** A cron expression in UTC: minute, hour, day of the month, month, day of the week. */
  cron: string
  /** @param pool the application's connections, which row-level security restricts */
  run: (pool: pg.Pool, services: Services) => Promise<void>
}

export interface ChoresOptions<Services> {
  pool: pg.Pool
  services: Services
  chores?: Record<string, ScheduledJob<Services>>
  log: Log
}

const attempts = 5
/** A server that was stopped at the scheduled time runs the job within this period, in milliseconds. */
const catchUpWithin = 24 * 60 * 60 * 1_000

/** Only one process on the same database runs each scheduled job. */
export function scheduleOf<Services>({ chores = {} }: ChoresOptions<Services>): ParsedCronItem[] {
  return parseCronItems(
    Object.entries(chores).map(
      ([task, { cron }]): CronItem => ({
        task,
        match: cron,
        options: { maxAttempts: attempts, backfillPeriod: catchUpWithin, jobKey: task, queueName: task },
      }),
    ),
  )
}

/** A failed job is tried 5 times and then again at its next scheduled time. */
export function scheduledJobList<Services>({ chores = {}, pool, services, log }: ChoresOptions<Services>): TaskList {
  const entries = Object.entries(chores).map(([name, chore]) => [
    name,
    async (_: unknown, { job }: { job: { attempts: number } }) => {
      try {
        await nameWork(`job ${name}`, () => chore.run(pool, services))
      } catch (error) {
        log('error', 'chore.failed', { job: name, attempt: job.attempts, ...safeErrorFields(error) })
        throw error
      }
    },
  ])
  return Object.fromEntries(entries)
}
