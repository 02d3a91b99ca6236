import { sql } from 'kysely'
import type pg from 'pg'
import { type Log, safeErrorFields } from '../../base/log.ts'
import { inServerTransaction } from './server-transaction.ts'

export interface Activity {
  note(organizationId: string, userId: string): void
  close(): Promise<void>
}

/** In milliseconds. Activity after an idle period is saved soon, and later activity is batched. */
const [soonest, minInterval] = [1_000, 10_000]

export function openActivity(pool: pg.Pool, log: Log): Activity {
  let seen = new Map<string, { organizationId: string; userId: string }>()
  let timer: NodeJS.Timeout | undefined
  let written = 0

  const write = async () => {
    timer = undefined
    if (seen.size === 0) return
    const recorded = [...seen.values()]
    seen = new Map()
    written = Date.now()
    await recordActivity(pool, recorded).catch((error) => log('warn', 'activity.not_noted', safeErrorFields(error)))
  }

  return {
    note(organizationId, userId) {
      seen.set(organizationId + userId, { organizationId, userId })
      timer ??= setTimeout(write, Math.max(soonest, written + minInterval - Date.now()))
    },
    async close() {
      clearTimeout(timer)
      await write()
    },
  }
}

async function recordActivity(pool: pg.Pool, recorded: { organizationId: string; userId: string }[]): Promise<void> {
  const organizations = recorded.map(({ organizationId }) => organizationId)
  const userIds = recorded.map(({ userId }) => userId)
  await inServerTransaction(pool, (db) =>
    sql`select update_member_activity(${organizations}::uuid[], ${userIds}::uuid[])`.execute(db),
  )
}
