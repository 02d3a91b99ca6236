import type { IncomingMessage, ServerResponse } from 'node:http'
import { msg } from '@lingui/core/runtime-macro'
import type { HostedPayments } from '../../adapters/payments.ts'
import { AppError } from '../../base/errors.ts'
import { safeErrorFields } from '../../base/log.ts'
import { followLink, type PaymentOutcome, readLink } from '../../people/billing/payments/checkout.ts'
import { receiveEvent } from '../../people/billing/payments/events.ts'
import { createBucket } from '../../platform/security/token-bucket.ts'
import { openOrganization } from '../../platform/tenancy/organization-work.ts'
import { readBody } from '../request-body.ts'
import { addressOf, headerOf, pathOf } from '../request-claims.ts'
import { requireGet } from '../require-get.ts'
import { sendJson, setCommonHeaders } from '../response.ts'
import type { Handler, HttpServices } from '../services.ts'

const outcomes: readonly string[] = ['paid', 'closed', 'unavailable'] satisfies PaymentOutcome[]

/**
 * Serves POST /billing/webhook, the signed events of the payment service, and GET /billing/{page}/{token}, the links that
 * redirect to its pages and back. A link can be followed by anyone who has it, so those to its pages are valid for minutes.
 */
export function createBillingHandler(services: HttpServices, payments: HostedPayments): Handler {
  const { contextServices, limits, log } = services
  const { pool, address, streamWatcher } = contextServices
  const requests = createBucket(limits.billing.requests)

  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request, limits.billing.eventBytes, limits.requestTime)
    await receiveEvent(pool, payments, body, headerOf(request, 'stripe-signature') ?? '')
    sendJson(response, 200, { received: true })
  }

  const follow = async (token: string): Promise<string> => {
    const link = readLink(contextServices, token)
    if (!link) return 'closed'
    const work = await openOrganization(pool, link.organizationId, 'server', streamWatcher.notifySubscribers)
    try {
      return await followLink(work, payments, contextServices, link)
    } catch (error) {
      log('warn', 'billing.unavailable', safeErrorFields(error))
      return 'unavailable'
    }
  }

  return async (request, response) => {
    requests.take(addressOf(request, services))
    const [page, token, rest] = pathOf(request).split('/').slice(2)
    if (page === 'webhook' && token === undefined && request.method === 'POST') return receive(request, response)
    if (!page || !token || rest !== undefined) throw new AppError('NOT_FOUND', msg`This address does not exist.`)
    requireGet(request.method)
    const target = await follow(token)
    const location = outcomes.includes(target) ? `${address}/settings/plan?payment=${target}` : target
    setCommonHeaders(response, { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    response.writeHead(303).end()
  }
}
