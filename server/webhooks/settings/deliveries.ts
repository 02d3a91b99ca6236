import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError, requireFound } from '../../base/errors.ts'
import { isId } from '../../base/json-shape.ts'
import type { DeliveryCause, DeliveryState } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { notifyWebhooksChanged, scheduleWebhook } from './notify.ts'
import { requireWebhook } from './read.ts'

/** An event in the delivery log of a webhook. */
export interface Delivery {
  id: string
  webhookId: string
  cause: DeliveryCause
  messageId: string
  /** Such as transaction.created. */
  type: string
  /** The number of the change, or null for a test. */
  number: bigint | null
  recordId: string | null
  state: DeliveryState
  attempts: number
  status: number | null
  failure: string | null
  durationMs: number | null
  dueAt: Date
  createdAt: Date
  endedAt: Date | null
}

interface DeliveryPage {
  items: Delivery[]
  hasNext: boolean
  hasPrevious: boolean
}

/**
 * Returns the delivery log of a webhook, newest first.
 * @throws AppError NOT_FOUND; BAD_CURSOR
 */
export function listDeliveries(
  tenant: Tenant,
  webhookId: string,
  { first, after }: { first: number; after?: string | null },
): Promise<DeliveryPage> {
  if (after != null && !isId(after)) {
    throw new AppError('BAD_CURSOR', msg`This cursor isn't valid for the delivery log.`)
  }
  return tenant.read(async (db) => {
    await requireWebhook(db, webhookId)
    const rows = await deliveries(db)
      .where('webhookId', '=', webhookId)
      .$if(after != null, (query) => query.where('id', '<', after ?? ''))
      .orderBy('id', 'desc')
      .limit(first + 1)
      .execute()
    return { items: rows.slice(0, first), hasNext: rows.length > first, hasPrevious: after != null }
  })
}

/** Sends a test event, also to a webhook that is disabled. */
export function testWebhook(tenant: Tenant, webhookId: string): Promise<Delivery> {
  return tenant.write(async (db) => {
    await requireWebhook(db, webhookId)
    const { id } = await db
      .insertInto('webhookDeliveries')
      .values({ webhookId, cause: 'TEST', type: 'webhook.test', messageId: `msg_test_${crypto.randomUUID()}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await scheduleWebhook(db, webhookId)
    await notifyWebhooksChanged(db)
    return deliveries(db).where('id', '=', id).executeTakeFirstOrThrow()
  })
}

/**
 * Sends an event once more, with the same message id, so that a receiver that has it can drop it.
 * @throws AppError NOT_FOUND; CONFLICT for an event that is still to be sent, a test or a gap
 */
export function replayDelivery(tenant: Tenant, id: string): Promise<Delivery> {
  return tenant.write(async (db) => {
    const known = requireFound(await deliveries(db).where('id', '=', id).executeTakeFirst(), 'delivery')
    if (known.state === 'PENDING') throw new AppError('CONFLICT', msg`This event is still being delivered.`)
    if (known.cause === 'TEST' || known.cause === 'GAP') {
      throw new AppError('CONFLICT', msg`Only events of a change can be replayed.`)
    }
    const { webhookId, messageId, type, number, recordId } = known
    const replay = await db
      .insertInto('webhookDeliveries')
      .values({ webhookId, cause: 'REPLAY', messageId, type, number, recordId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('webhooks').set({ replayedAt: sql`clock_timestamp()` }).where('id', '=', webhookId).execute()
    await scheduleWebhook(db, webhookId)
    await notifyWebhooksChanged(db)
    return deliveries(db).where('id', '=', replay.id).executeTakeFirstOrThrow()
  })
}

const deliveries = (db: ReadDb) =>
  db
    .selectFrom('webhookDeliveries')
    .select(['id', 'webhookId', 'cause', 'messageId', 'type', 'number', 'recordId', 'state', 'attempts', 'status'])
    .select(['failure', 'durationMs', 'dueAt', 'createdAt', 'endedAt'])
