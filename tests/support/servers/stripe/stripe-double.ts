import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { createStripeAccount, type StripeAccount, StripeError } from './account.ts'
import { endpoints } from './endpoints.ts'
import { parseForm } from './form.ts'
import { newId, now } from './objects.ts'
import { servePage } from './pages.ts'

export interface SentEvent {
  id: string
  type: string
  body: string
}

/** A local server with the ten endpoints of Stripe that Purser uses, its payment pages and its signed events. */
export interface StripeDouble extends StripeAccount {
  url: string
  /** The settings with which a server uses the double. */
  environment: Record<string, string>
  /** The events that happened, oldest first. */
  events: SentEvent[]
  /** The API requests, such as 'POST /v1/customers'. */
  requests: string[]
  /** Receives each event at once. Without it, events are only kept in `events`. */
  webhookUrl: string | undefined
  /** Answers API requests with 503 while it is true. */
  isDown: boolean
  /** Holds API requests until they are released, as a service that does not respond. */
  hold(): () => void
  /** Resolves when all events were received. */
  settle(): Promise<void>
  close(): Promise<void>
}

const secrets = { STRIPE_SECRET_KEY: 'sk_test_double', STRIPE_WEBHOOK_SECRET: 'whsec_double' }

export async function startStripeDouble(): Promise<StripeDouble> {
  const answers = new Map<string, { request: string; status: number; body: string }>()
  let sending = Promise.resolve()
  let held: Promise<void> | undefined

  const emit = (type: string, object: object) => {
    const event = {
      id: newId('evt'),
      object: 'event',
      type,
      api_version: Stripe.API_VERSION,
      created: now(),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: null,
    }
    const sent = { id: event.id, type, body: JSON.stringify(event) }
    double.events.push(sent)
    const { webhookUrl } = double
    if (webhookUrl) sending = sending.then(() => sendEvent(webhookUrl, sent)).then(() => undefined)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? '/', double.url)
    const body = await text(request)
    if (!pathname.startsWith('/v1/')) return servePage(double, request, response)
    await held
    const name = `${request.method} ${pathname}`
    double.requests.push(name)
    const key = request.headers['idempotency-key']
    const isKeyed = request.method === 'POST' && typeof key === 'string'
    const known = isKeyed ? answers.get(key) : undefined
    const { status, body: sent } =
      known && known.request === name + body
        ? known
        : respond(name, request.method === 'GET' ? search.slice(1) : body, request.headers, known)
    // Answers of a service that is down are not kept.
    if (isKeyed && !known && status < 500) answers.set(key, { request: name + body, status, body: sent })
    response.writeHead(status, { 'content-type': 'application/json' }).end(sent)
  }

  const respond = (name: string, form: string, headers: IncomingHttpHeaders, known: object | undefined) => {
    try {
      if (double.isDown) throw new StripeError(503, 'api_error', 'Stripe is down.')
      // The objects of the double are those of this version.
      if (headers['stripe-version'] !== Stripe.API_VERSION)
        throw new StripeError(400, 'invalid_request_error', 'Invalid Stripe API version.')
      if (headers.authorization !== `Bearer ${secrets.STRIPE_SECRET_KEY}`)
        throw new StripeError(401, 'invalid_request_error', 'Invalid API Key provided.')
      if (known) throw new StripeError(400, 'idempotency_error', 'The key was used with other parameters.')
      const [path, id] = endpointOf(name)
      const endpoint = endpoints[path]
      if (!endpoint) throw new StripeError(404, 'invalid_request_error', `Unrecognized request URL (${name}).`)
      return { status: 200, body: JSON.stringify(endpoint(double, parseForm(form), id, double.url)) }
    } catch (error) {
      if (!(error instanceof StripeError)) throw error
      const { status, type, message } = error
      return { status, body: JSON.stringify({ error: { type, message } }) }
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const double: StripeDouble = {
    ...createStripeAccount(emit, () => url),
    url,
    environment: { ...secrets, STRIPE_API_BASE: url, DEFAULT_PLAN: 'free' },
    events: [],
    requests: [],
    webhookUrl: undefined,
    isDown: false,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return () => {
        held = undefined
        resolve()
      }
    },
    settle: () => sending,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return double
}

/** Splits 'POST /v1/subscriptions/sub_1' into the name of the endpoint and the id. */
function endpointOf(name: string): [string, string] {
  const id = /\/((?:sub|cs)_[^/]+)/.exec(name)?.[1]
  return id ? [name.replace(id, ':id'), id] : [name, '']
}

const { webhooks } = new Stripe(secrets.STRIPE_SECRET_KEY)

/** @param age of the signature in seconds */
export function signEvent(body: string, { age = 0, secret = secrets.STRIPE_WEBHOOK_SECRET } = {}): string {
  return webhooks.generateTestHeaderString({ payload: body, secret, timestamp: now() - age })
}

/** Sends an event once and returns the status, or 0 if the server did not answer. */
export async function sendEvent(webhookUrl: string, { body }: SentEvent, signature = signEvent(body)): Promise<number> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const response = await fetch(webhookUrl, { method: 'POST', headers, body }).catch(() => undefined)
  await response?.body?.cancel()
  return response?.status ?? 0
}
