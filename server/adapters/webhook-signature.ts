import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

/** Creates a secret of Standard Webhooks: 192 random bits with the prefix whsec_. */
export function createWebhookSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`
}

/**
 * Returns the headers of Standard Webhooks with one signature for each secret, so that a receiver can verify with the
 * former or the new secret while it is being replaced.
 */
export function signWebhook(secrets: readonly string[], id: string, body: string, now = new Date()) {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  }
}
