import manifest from '../../../package.json' with { type: 'json' }
import type { OutgoingRequests } from '../../adapters/outgoing-requests.ts'
import { OutgoingRequestError } from '../../adapters/outgoing-targets.ts'
import { signWebhook } from '../../adapters/webhook-signature.ts'

/** An event with everything that its request needs. */
export interface DueEvent {
  deliveryId: string
  messageId: string
  url: string
  /** Null when the values of the change were purged with the change. */
  body: string | null
  secrets: readonly string[]
}

export interface Attempt {
  deliveryId: string
  status: number | null
  /** The reason why there was no response. */
  failure: string | null
  durationMs: number
  /** The seconds that the receiver asks to wait before the next attempt. */
  retryAfter: number
}

/** Sends an event once. Only a status of 200 to 299 counts as delivered, and a redirect is not followed. */
export async function attemptDelivery(outgoing: OutgoingRequests, event: DueEvent): Promise<Attempt> {
  const { deliveryId, messageId, url, body, secrets } = event
  if (body === null) return { deliveryId, status: null, failure: 'event_purged', durationMs: 0, retryAfter: 0 }
  if (secrets.length === 0)
    return { deliveryId, status: null, failure: 'secret_unreadable', durationMs: 0, retryAfter: 0 }
  const begun = performance.now()
  const headers = {
    'content-type': 'application/json',
    'user-agent': `Purser/${manifest.version} (webhooks)`,
    ...signWebhook(secrets, messageId, body),
  }
  const end = (status: number | null, failure: string | null, retryAfter = 0): Attempt => {
    return { deliveryId, status, failure, durationMs: Math.round(performance.now() - begun), retryAfter }
  }
  try {
    const response = await outgoing.send(url, { method: 'POST', headers, body })
    return end(response.status, null, secondsOf(response.headers['retry-after']))
  } catch (error) {
    if (!(error instanceof OutgoingRequestError)) throw error
    return end(null, error.failure)
  }
}

/** Reads the seconds or the date of Retry-After (RFC 9110, section 10.2.3). Any other text is no wait. */
function secondsOf(retryAfter: string | undefined): number {
  if (retryAfter === undefined) return 0
  const seconds = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1_000
  return Math.max(0, seconds) || 0
}
