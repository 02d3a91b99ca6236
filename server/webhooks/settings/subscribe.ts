import type { Notifier } from '../../platform/stream/notifier.ts'
import { yieldChanged } from '../../platform/stream/yield-changed.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { type Delivery, listDeliveries } from './deliveries.ts'
import { webhooksOf } from './notify.ts'
import { listWebhooks, type Webhook } from './read.ts'

const newest = 20

/** Yields the webhooks immediately and after each change. */
export function subscribeToWebhooks(
  tenant: Tenant,
  services: { notifier: Notifier },
  signal: AbortSignal,
): AsyncGenerator<Webhook[]> {
  return yieldChanged(waitFor(tenant, services, signal), () => listWebhooks(tenant))
}

/** Yields the newest deliveries of a webhook immediately and after each change. */
export function subscribeToDeliveries(
  tenant: Tenant,
  services: { notifier: Notifier },
  webhookId: string,
  signal: AbortSignal,
): AsyncGenerator<Delivery[]> {
  return yieldChanged(waitFor(tenant, services, signal), async () => {
    const { items } = await listDeliveries(tenant, webhookId, { first: newest })
    return items
  })
}

const waitFor = ({ organizationId }: Tenant, { notifier }: { notifier: Notifier }, signal: AbortSignal) => ({
  notifier,
  subject: webhooksOf(organizationId),
  signal,
})
