import { sql } from 'kysely'
import type { Row } from '../../platform/records/change-values.ts'
import type { EventKind } from '../../platform/records/kinds-generated.ts'
import { eventKinds } from '../../platform/records/kinds-generated.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { notifyWebhooksChanged, scheduleWebhook } from '../settings/notify.ts'
import type { Webhook } from '../settings/read.ts'
import { type EventChange, eventTypeOf } from './event.ts'

/** Changes that are read at once to find the next that the categories of a webhook select. */
const pageSize = 100
/** Pages that one transaction reads. The job then continues in another, so that writers and other jobs need not wait. */
const maxPages = 20

/**
 * Moves the cursor of a webhook to the change before the next one that it selects, and records its delivery as pending.
 * At the end of the stream, the cursor is the head. A long search continues in another job. Changes below the retention
 * floor are skipped with an entry in the log.
 */
export async function takeNextChange(db: WriteDb, webhook: Webhook, cursor: bigint): Promise<void> {
  const stream = await db.selectFrom('streams').selectAll().executeTakeFirstOrThrow()
  let position = cursor
  if (position < stream.floorNumber) {
    position = stream.floorNumber
    await recordGap(db, webhook.id, position)
  }
  for (let pages = 0; position < stream.lastNumber; pages++) {
    if (pages === maxPages) {
      await scheduleWebhook(db, webhook.id)
      break
    }
    const page = await changes(db)
      .where('number', '>', position)
      .where('number', '<=', stream.lastNumber)
      .where('kind', 'in', webhook.kinds.length > 0 ? webhook.kinds : eventKinds)
      .$if(webhook.actions.length > 0, (query) => query.where('action', 'in', webhook.actions))
      .orderBy('number')
      .limit(pageSize)
      .execute()
    const next = page.find((change) => isSelected(change, webhook.categoryIds))
    if (next) {
      await recordDelivery(db, webhook.id, next, messageIdOf(stream.epoch, next.number))
      return moveCursor(db, webhook.id, next.number - 1n)
    }
    position = page.length === pageSize ? (page.at(-1)?.number ?? stream.lastNumber) : stream.lastNumber
  }
  if (position !== cursor) await moveCursor(db, webhook.id, position)
}

/** Returns the change of a number, or undefined if it was purged. */
export function findChange(db: ReadDb, number: bigint): Promise<EventChange | undefined> {
  return changes(db).where('number', '=', number).executeTakeFirst()
}

export async function moveCursor(db: WriteDb, webhookId: string, number: bigint): Promise<void> {
  await db.updateTable('webhookCursors').set({ number }).where('webhookId', '=', webhookId).execute()
}

/** The epoch makes the id differ from that of another change with the same number, after a restored backup. */
const messageIdOf = (epoch: string, number: bigint) => `msg_${epoch.replaceAll('-', '')}_${number}`

async function recordDelivery(db: WriteDb, webhookId: string, change: EventChange, messageId: string) {
  const { number, recordId } = change
  await db
    .insertInto('webhookDeliveries')
    .values({ webhookId, cause: 'CHANGE', messageId, type: eventTypeOf(change), number, recordId })
    .execute()
  await notifyWebhooksChanged(db)
}

async function recordGap(db: WriteDb, webhookId: string, number: bigint): Promise<void> {
  const gap = { cause: 'GAP', messageId: '', type: 'webhook.gap', number, state: 'SKIPPED' } as const
  await db
    .insertInto('webhookDeliveries')
    .values({ webhookId, ...gap, endedAt: sql`now()` })
    .execute()
  await notifyWebhooksChanged(db)
}

const changes = (db: ReadDb) =>
  db
    .selectFrom('changes')
    .select(['action', 'recordId', 'at', 'userId', 'via', 'batchId'])
    .select((eb) => [
      eb.ref('kind').$castTo<EventKind>().as('kind'),
      eb.ref('number').$notNull().as('number'),
      eb.ref('before').$castTo<Row | null>().as('before'),
      eb.ref('after').$castTo<Row | null>().as('after'),
    ])
    .where('privateTo', 'is', null)

/** A record that had or has one of the categories. */
function isSelected({ kind, recordId, before, after }: EventChange, categoryIds: readonly string[]): boolean {
  if (categoryIds.length === 0) return true
  if (kind === 'category') return categoryIds.includes(recordId)
  return [before, after].some((row) => row !== null && categoriesIn(row).some((id) => categoryIds.includes(id)))
}

function categoriesIn(row: Row): string[] {
  const splits: unknown = row.splits
  const rows: Row[] = Array.isArray(splits) ? [row, ...splits] : [row]
  return rows.flatMap(({ category_id: id }) => (typeof id === 'string' ? id : []))
}
