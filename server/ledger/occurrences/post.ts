import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import type pg from 'pg'
import { runForAll } from '../../base/semaphore.ts'
import { render } from '../../base/text.ts'
import { setOrganization } from '../../platform/tenancy/active-organization.ts'
import { inServerTransaction } from '../../platform/tenancy/server-transaction.ts'
import { inTenantTransaction, type WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { occurrencesIn } from '../recurrences/days.ts'
import { advanceSchedule, lockRecurrence } from '../recurrences/write.ts'
import { applyRules } from '../rules/apply.ts'
import { recordTransaction } from '../transactions/record.ts'
import { entryOf } from './occurrences.ts'

interface DueRecurrence {
  organizationId: string
  recurrenceId: string
  today: string
}

const maxMissed = 100

/**
 * Records all due occurrences of recurrences with automatic posting. The organization is the author, because the user
 * who created the recurrence may have left. A failure does not stop the others.
 * @throws the first error, after all recurrences have been tried
 */
export async function postDue(pool: pg.Pool): Promise<void> {
  const due = await inServerTransaction(pool, listDue)
  await runForAll(due, (each) =>
    inTenantTransaction(pool, 'read write', { via: 'job' }, async ({ db }) => {
      await setOrganization(db, each.organizationId)
      await postOne(db, each)
    }),
  )
}

async function listDue(db: WriteDb): Promise<DueRecurrence[]> {
  const { rows } = await sql<DueRecurrence>`
    select organization_id as "organizationId", recurrence_id as "recurrenceId", today
    from recurrences_to_post()`.execute(db)
  return rows
}

/** The lock lets only one server record an occurrence. An occurrence that a user has undone is not recorded again. */
async function postOne(db: WriteDb, { recurrenceId, today }: DueRecurrence): Promise<void> {
  const recurrence = await lockRecurrence(db, recurrenceId)
  const { nextDate, posts, isPaused, amount } = recurrence
  if (nextDate === null || !posts || isPaused) return
  const entry = {
    ...(await entryOf(db, recurrence)),
    reviewed: false,
    authorName: render(msg`Recurring: ${{ description: recurrence.description }}`),
  }
  const days = occurrencesIn(recurrence, nextDate, today).slice(0, maxMissed)
  const recorded: string[] = []
  for (const date of days) {
    const first = await db
      .insertInto('recurrenceDays')
      .values({ recurrenceId, date })
      .onConflict((conflict) => conflict.doNothing())
      .returning('date')
      .executeTakeFirst()
    if (!first) continue
    const { id } = await recordTransaction(db, amount.currency, { ...entry, date })
    recorded.push(id)
  }
  const last = days.at(-1)
  if (last !== undefined) await advanceSchedule(db, recurrence, last)
  await applyRules(db, recorded)
}
