import { sql } from 'kysely'
import { notifyOrganization } from '../../platform/stream/notifier.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

const prefix = 'webhooks '

export const webhooksOf = (organizationId: string) => prefix + organizationId

/** Notifies the subscribers of the organization's webhooks and deliveries on commit. */
export async function notifyWebhooksChanged(db: WriteDb): Promise<void> {
  await notifyOrganization(db, prefix)
}

/** Enqueues the job that sends a webhook's events, on commit or at a time. */
export async function scheduleWebhook(db: WriteDb, id: string, at: Date | null = null): Promise<void> {
  await sql`select schedule_webhook(${id}, ${at})`.execute(db)
}
