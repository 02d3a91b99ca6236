import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

export interface ReceivedEvent {
  id: string
  headers: IncomingHttpHeaders
  body: string
  type: string
  /** The record. */
  recordId: string
  number: number
  data: Record<string, unknown>
  answered: number
}

/** A receiver that verifies events as the README says, with the library of Standard Webhooks. */
export interface WebhookReceiver {
  url: string
  events: ReceivedEvent[]
  /** The number of requests whose signature or time was not valid. They are answered with 401. */
  forged: number
  /** Any of these secrets is accepted. */
  secrets: string[]
  /** The status of the next answers: a number, or a function that is asked for each event. */
  answer: number | ((event: ReceivedEvent) => number)
  /** The Retry-After header of the answers, if any. */
  retryAfter: string | undefined
  close(): Promise<void>
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const isGenuine = receiver.secrets.some((secret) => verify(secret, body, request.headers))
    if (!isGenuine) {
      receiver.forged += 1
      response.writeHead(401).end()
      return
    }
    const { type, number = 0, data } = JSON.parse(body)
    const id = String(request.headers['webhook-id'])
    const event = { id, headers: request.headers, body, type, number, data, recordId: data.id ?? '', answered: 0 }
    event.answered = typeof receiver.answer === 'number' ? receiver.answer : receiver.answer(event)
    receiver.events.push(event)
    const { retryAfter } = receiver
    response
      .writeHead(event.answered, { location: '/elsewhere', ...(retryAfter && { 'retry-after': retryAfter }) })
      .end('ok')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    events: [],
    forged: 0,
    secrets: [],
    answer: 204,
    retryAfter: undefined,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return receiver
}

export function verify(secret: string, body: string, headers: IncomingHttpHeaders): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}
