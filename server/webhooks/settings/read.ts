import { sql } from 'kysely'
import { requireFound } from '../../base/errors.ts'
import type { ChangeAction, WebhookStop } from '../../platform/database/tables.ts'
import type { EventKind } from '../../platform/records/kinds-generated.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

export interface Webhook {
  id: string
  name: string
  url: string
  /** An empty list means all. */
  kinds: EventKind[]
  actions: ChangeAction[]
  categoryIds: string[]
  state: 'ENABLED' | WebhookStop
  stoppedAt: Date | null
  /** The first failed attempt since the last delivery. */
  failingSince: Date | null
  /** The time until which the former secret is valid; null if there is none. */
  formerSecretEndsAt: Date | null
  createdBy: string
  createdAt: Date
}

export function listWebhooks(tenant: Pick<Tenant, 'read'>): Promise<Webhook[]> {
  return tenant.read((db) => webhooks(db).orderBy('webhooks.createdAt').orderBy('webhooks.id').execute())
}

/** @throws AppError NOT_FOUND */
export async function requireWebhook(db: ReadDb, id: string): Promise<Webhook> {
  return requireFound(await webhooks(db).where('webhooks.id', '=', id).executeTakeFirst(), 'webhook')
}

const webhooks = (db: ReadDb) =>
  db
    .selectFrom('webhooks')
    .innerJoin('webhookCursors', 'webhookCursors.webhookId', 'webhooks.id')
    .select(['webhooks.id', 'webhooks.name', 'webhooks.url', 'webhooks.categoryIds', 'webhooks.stoppedAt'])
    .select(['webhookCursors.failingSince', 'webhooks.createdBy', 'webhooks.createdAt'])
    .select((eb) => [
      eb.ref('webhooks.kinds').$castTo<EventKind[]>().as('kinds'),
      eb.ref('webhooks.actions').$castTo<ChangeAction[]>().as('actions'),
      sql<Webhook['state']>`coalesce(webhooks.stopped::text, 'ENABLED')`.as('state'),
      eb
        .selectFrom('webhookSecrets')
        .select(({ fn }) => fn.max('webhookSecrets.endsAt').as('endsAt'))
        .whereRef('webhookSecrets.webhookId', '=', 'webhooks.id')
        .where('webhookSecrets.endsAt', '>', sql<Date>`now()`)
        .as('formerSecretEndsAt'),
    ])
