import { sql } from 'kysely'
import type { DeliveryCause, WebhookStop } from '../../platform/database/tables.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { notifyWebhooksChanged } from '../settings/notify.ts'
import { makePendingDue } from '../settings/write.ts'
import type { Attempt } from './attempt.ts'
import { moveCursor } from './next-event.ts'

/** In seconds, before the second to the eighth attempt: 28 hours. */
const delays = [5, 300, 1_500, 9_000, 18_000, 36_000, 36_000]
/** The part of a delay by which it is randomly shorter or longer, so that receivers are not asked all at once. */
const jitter = 0.1
/** A webhook without a delivery for this time is disabled. In milliseconds: 5 days. */
const maxFailing = 5 * 24 * 60 * 60 * 1_000

/** In seconds: the longest wait that a receiver can ask for. */
const maxRetryAfter = 36_000

const gone = 410

interface Attempted {
  id: string
  webhookId: string
  cause: DeliveryCause
  number: bigint | null
  attempts: number
}

/** Records the result of an attempt. The event of a change that was delivered or given up moves the cursor. */
export async function recordAttempt(db: WriteDb, attempt: Attempt): Promise<void> {
  const { deliveryId, status, failure, durationMs } = attempt
  const delivery = await db
    .updateTable('webhookDeliveries')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), status, failure, durationMs }))
    .where('id', '=', deliveryId)
    .where('state', '=', 'PENDING')
    .returning(['id', 'webhookId', 'cause', 'number', 'attempts'])
    .executeTakeFirst()
  // Another process has recorded the same event, after this one was believed dead.
  if (!delivery) return
  if (status !== null && status >= 200 && status < 300) await recordSuccess(db, delivery)
  else await recordFailure(db, delivery, attempt)
  await notifyWebhooksChanged(db)
}

async function recordSuccess(db: WriteDb, delivery: Attempted): Promise<void> {
  await endDelivery(db, delivery, 'DELIVERED')
  if (delivery.cause !== 'CHANGE') return makePendingDue(db, delivery.webhookId)
  await db
    .updateTable('webhookCursors')
    .set({ failingSince: null })
    .where('webhookId', '=', delivery.webhookId)
    .execute()
}

async function recordFailure(db: WriteDb, delivery: Attempted, { status, retryAfter }: Attempt): Promise<void> {
  const { id, webhookId, cause, attempts } = delivery
  if (cause !== 'CHANGE') {
    await endDelivery(db, delivery, 'FAILED')
    if (status === gone) await stop(db, webhookId, 'GONE')
    return
  }
  const { failingSince } = await db
    .updateTable('webhookCursors')
    .set({ failingSince: sql`coalesce(failing_since, now())` })
    .where('webhookId', '=', webhookId)
    .returning(sql<Date>`failing_since`.as('failingSince'))
    .executeTakeFirstOrThrow()
  const isLong = Date.now() - failingSince.getTime() > maxFailing
  const delay = delays[attempts - 1]
  if (status === gone || isLong || delay === undefined) {
    await endDelivery(db, delivery, 'FAILED')
    if (status === gone || isLong) await stop(db, webhookId, status === gone ? 'GONE' : 'FAILING')
    return
  }
  const planned = delay * (1 - jitter + 2 * jitter * Math.random())
  const seconds = Math.max(planned, Math.min(retryAfter, maxRetryAfter))
  await db
    .updateTable('webhookDeliveries')
    .set({ dueAt: sql`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .execute()
}

async function endDelivery(db: WriteDb, { id, webhookId, cause, number }: Attempted, state: 'DELIVERED' | 'FAILED') {
  await db.updateTable('webhookDeliveries').set({ state, endedAt: sql`now()` }).where('id', '=', id).execute()
  if (cause === 'CHANGE' && number !== null) await moveCursor(db, webhookId, number)
}

/** Disables a webhook and tells its creator and the Owners. */
async function stop(db: WriteDb, webhookId: string, stopped: WebhookStop): Promise<void> {
  const webhook = await db
    .updateTable('webhooks')
    .set({ stopped, stoppedAt: sql`now()` })
    .where('id', '=', webhookId)
    .where('stopped', 'is', null)
    .returning('createdBy')
    .executeTakeFirst()
  if (!webhook) return
  const readers = await db
    .selectFrom('memberships')
    .select('userId')
    .where('removedAt', 'is', null)
    .where('organizationId', '=', (eb) => eb.fn('current_organization'))
    .where((eb) => eb.or([eb('role', '=', 'OWNER'), eb('userId', '=', webhook.createdBy)]))
    .execute()
  for (const { userId } of readers) {
    await enqueue(db, 'webhook-mail', { webhookId, memberId: userId }, `webhook-mail ${webhookId} ${userId}`)
  }
}
