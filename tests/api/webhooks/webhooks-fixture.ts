import { expect, onTestFinished } from 'vitest'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../support/servers/webhook-receiver.ts'

/** Only loopback addresses of the receivers are allowed. */
export const webhookEnvironment = { WEBHOOK_ALLOW: '127.0.0.0/8' }

export async function openReceiver(): Promise<WebhookReceiver> {
  const receiver = await startWebhookReceiver()
  onTestFinished(() => receiver.close())
  return receiver
}

/** Creates a webhook for a receiver and tells the receiver its secret. */
export async function createWebhook(person: TestUser, receiver: WebhookReceiver, input: object = {}): Promise<string> {
  const { status, body } = await person.rest('POST', '/webhooks', { name: 'Home', url: receiver.url, ...input })
  expect(status).toBe(201)
  receiver.secrets.push(body.secret)
  return body.id
}

export async function record(person: TestUser, description: string, more: object = {}): Promise<string> {
  const { type, amount, date } = expense({})
  const body = { description, type, amount, transaction_date: date, category_id: null, ...more }
  const answer = await person.rest('POST', '/transactions', body)
  expect(answer.status).toBe(201)
  return answer.body.id
}

// biome-ignore lint/suspicious/noExplicitAny: the REST contract is untyped JSON; tests say what they expect of it.
export async function deliveriesOf(person: TestUser, id: string): Promise<any[]> {
  return (await person.rest('GET', `/webhooks/${id}/deliveries`)).body.items
}
