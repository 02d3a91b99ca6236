import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import { isObject } from '../../base/json-shape.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { findRateLimitSubject, payForBody, type RateLimitSubject } from '../rate-limit-subject.ts'
import { mediaTypeOf, parseJson, readBody } from '../request-body.ts'
import { callerOf, headerOf } from '../request-claims.ts'
import { createDisconnectSignal } from '../response.ts'
import type { HttpServices } from '../services.ts'
import type { Variables } from './operation.ts'
import type { OperationRequest } from './operation-request.ts'
import type { ServerContext } from './plugin.ts'

/** An operation as clients send it. */
export interface OperationParams {
  query: string
  operationName: string | undefined
  variables: Variables
}

/**
 * Charges the sender of a POST request, then reads its body.
 * @throws AppError MALFORMED, RATE_LIMITED, TOO_LARGE, UNAUTHENTICATED, UNSUPPORTED_TYPE
 */
export async function readPost(
  services: HttpServices,
  rates: RateLimiter,
  { request, response, requestId }: NonNullable<ServerContext['http']>,
): Promise<{ operationRequest: OperationRequest; subject: RateLimitSubject; params: OperationParams; bytes: Buffer }> {
  const { limits } = services
  const caller = callerOf(request, services)
  const subject = await findRateLimitSubject(services, rates, caller, response)
  if (mediaTypeOf(request) !== 'application/json') {
    throw new AppError('UNSUPPORTED_TYPE', msg`Send operations as application/json.`)
  }
  const bytes = await readBody(request, limits.bodyBytes, limits.requestTime)
  payForBody(subject, bytes, limits)
  const operationRequest: OperationRequest = {
    caller: { ...caller, organizationId: subject.organizationId },
    subject,
    via: request.headers['x-client'] === 'web' ? 'web' : 'graphql',
    idempotencyKey: headerOf(request, 'idempotency-key'),
    requestId,
    disconnected: createDisconnectSignal(response),
    bodyOf: (data, extensions) => JSON.stringify({ data, extensions }),
  }
  return { operationRequest, subject, params: paramsIn(parseJson(bytes)), bytes }
}

/** @throws AppError MALFORMED, also for a batch of operations */
function paramsIn(body: unknown): OperationParams {
  if (!isObject(body)) throw new AppError('MALFORMED', msg`Send one operation: an object with query and variables.`)
  const { query, operationName, variables } = body
  if (typeof query !== 'string') throw new AppError('MALFORMED', msg`The query is missing.`)
  if (variables != null && !isObject(variables)) throw new AppError('MALFORMED', msg`Send the variables as an object.`)
  if (operationName != null && typeof operationName !== 'string') {
    throw new AppError('MALFORMED', msg`Send operationName as a string.`)
  }
  return { query, operationName: operationName || undefined, variables: variables ?? {} }
}
