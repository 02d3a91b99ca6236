import { sql } from 'kysely'
import { type JobDetails, requireDetail } from '../../platform/jobs/jobs.ts'
import type { Signer } from '../../platform/security/signer.ts'
import { signCursor } from '../../platform/stream/changes.ts'
import type { OrganizationWork } from '../../platform/tenancy/organization-work.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { Delivery } from '../settings/deliveries.ts'
import { scheduleWebhook } from '../settings/notify.ts'
import { requireWebhook } from '../settings/read.ts'
import { listSecrets } from '../settings/secrets.ts'
import type { WebhookServices } from '../settings/write.ts'
import { type Attempt, attemptDelivery, type DueEvent } from './attempt.ts'
import { formatEvent, formatTestEvent } from './event.ts'
import { findChange, takeNextChange } from './next-event.ts'
import { recordAttempt } from './record-attempt.ts'

/** A job ends after this time and goes on as another, so that other jobs and a stop of the server need not wait for it. */
const maxRunTime = 5_000

/**
 * Sends the due events of a webhook, one after the other. The result of a request is recorded in the transaction that
 * takes the next event. A process that ends in between sends the event again.
 */
export async function sendDueEvents(work: OrganizationWork, details: JobDetails, services: WebhookServices) {
  const webhookId = requireDetail(details, 'webhookId')
  const endsAt = performance.now() + maxRunTime
  let attempt: Attempt | undefined
  for (;;) {
    const event = await work.write(async (db) => {
      const cursor = await lockCursor(db, webhookId)
      if (cursor === undefined) return undefined
      if (attempt) await recordAttempt(db, attempt)
      if (performance.now() > endsAt) {
        await scheduleWebhook(db, webhookId)
        return undefined
      }
      return takeDueEvent(db, work, webhookId, services.signer)
    })
    if (!event) return
    attempt = await attemptDelivery(services.outgoing, event)
  }
}

/** Returns undefined for a deleted webhook. */
async function lockCursor(db: WriteDb, webhookId: string): Promise<bigint | undefined> {
  const query = db.selectFrom('webhookCursors').select('number').where('webhookId', '=', webhookId).forUpdate()
  return (await query.executeTakeFirst())?.number
}

/** Takes tests and replays first, because they need not keep the order, and then the event of the next change. */
async function takeDueEvent(
  db: WriteDb,
  work: OrganizationWork,
  webhookId: string,
  signer: Signer,
): Promise<DueEvent | undefined> {
  const webhook = await requireWebhook(db, webhookId)
  const isEnabled = webhook.state === 'ENABLED'
  let [delivery] = await listPending(db, webhookId, isEnabled)
  if (!delivery && isEnabled) {
    const { number } = await db
      .selectFrom('webhookCursors')
      .select('number')
      .where('webhookId', '=', webhookId)
      .executeTakeFirstOrThrow()
    await takeNextChange(db, webhook, number)
    ;[delivery] = await listPending(db, webhookId, true)
  }
  if (!delivery) return undefined
  if (!delivery.isDue) {
    await scheduleWebhook(db, webhookId, delivery.dueAt)
    return undefined
  }
  const secrets = await listSecrets(db, signer, webhookId)
  const { id: deliveryId, messageId } = delivery
  return { deliveryId, messageId, url: webhook.url, secrets, body: await formatBody(db, work, delivery, signer) }
}

function listPending(db: WriteDb, webhookId: string, withChanges: boolean) {
  return db
    .selectFrom('webhookDeliveries')
    .select(['id', 'messageId', 'cause', 'number', 'createdAt', 'dueAt'])
    .select(sql<boolean>`due_at <= now()`.as('isDue'))
    .where('webhookId', '=', webhookId)
    .where('state', '=', 'PENDING')
    .$if(!withChanges, (query) => query.where('cause', '<>', 'CHANGE'))
    .orderBy(sql`cause = 'CHANGE'`)
    .orderBy('id')
    .limit(1)
    .execute()
}

async function formatBody(
  db: WriteDb,
  { organizationId, currency }: OrganizationWork,
  { number, createdAt }: Pick<Delivery, 'number' | 'createdAt'>,
  signer: Signer,
): Promise<string | null> {
  if (number === null) return formatTestEvent(organizationId, createdAt)
  const change = await findChange(db, number)
  if (!change) return null
  const { epoch } = await db.selectFrom('streams').select('epoch').executeTakeFirstOrThrow()
  return formatEvent(change, {
    organizationId,
    currency,
    cursor: signCursor(signer, organizationId, { epoch, number }),
  })
}
