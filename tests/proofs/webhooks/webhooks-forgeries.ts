import { createWebhookSecret, signWebhook } from '../../../server/adapters/webhook-signature.ts'
import type { WebhookReceiver } from '../../support/servers/webhook-receiver.ts'

/**
 * Sends requests that the server did not sign: another secret, an altered body, another id, an old event with its own
 * signature, and no signature.
 * @returns the number of requests
 */
export async function sendForgedEvents({ url, events, secrets }: WebhookReceiver): Promise<number> {
  const body = events.at(-1)?.body ?? '{}'
  const genuine = signWebhook(secrets, 'msg_1', body)
  const forgeries: [Record<string, string>, string][] = [
    [signWebhook([createWebhookSecret()], 'msg_1', body), body],
    [genuine, body.replace('{', '{"forged":true,')],
    [{ ...genuine, 'webhook-id': 'msg_2' }, body],
    [{ ...genuine, 'webhook-timestamp': String(Math.floor(Date.now() / 1_000) + 1) }, body],
    [signWebhook(secrets, 'msg_1', body, new Date(Date.now() - 6 * 60_000)), body],
    [{ ...genuine, 'webhook-signature': 'v1,' }, body],
    [{}, body],
  ]
  for (const [headers, content] of forgeries) await fetch(url, { method: 'POST', headers, body: content })
  return forgeries.length
}
