import { type CronItem, type ParsedCronItem, parseCronItems, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { type Log, safeErrorFields } from '../../base/log.ts'

/** Work that comes round by the clock and that nobody asked for. It may run twice, so it must be able to. */
export interface ScheduledJob<Parts> {
  /** When, in UTC: minute, hour, day of the month, month, day of the week. */
  cron: string
  /** @param pool the application's own connections, which are fenced: to everything, without somebody who asks */
  run(pool: pg.Pool, parts: Parts): Promise<void>
}

export interface ChoresOptions<Parts> {
  pool: pg.Pool
  parts: Parts
  chores?: Record<string, ScheduledJob<Parts>>
  log: Log
}

const attempts = 5
/** A server that was off at the hour does what it missed when it is back, if that is within a day (milliseconds). */
const catchUpWithin = 24 * 60 * 60 * 1_000

/** When the queue is to begin each chore. Of all the processes on a database, one takes it. */
export function scheduleOf<Parts>({ chores = {} }: ChoresOptions<Parts>): ParsedCronItem[] {
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

/** The chores as the queue runs them: one that fails is tried again, 5 times in all, and then at its next hour. */
export function scheduledJobList<Parts>({ chores = {}, pool, parts, log }: ChoresOptions<Parts>): TaskList {
  const entries = Object.entries(chores).map(([name, chore]) => [
    name,
    async (_: unknown, { job }: { job: { attempts: number } }) => {
      try {
        await chore.run(pool, parts)
      } catch (error) {
        log('error', 'chore.failed', { job: name, attempt: job.attempts, ...safeErrorFields(error) })
        throw error
      }
    },
  ])
  return Object.fromEntries(entries)
}
