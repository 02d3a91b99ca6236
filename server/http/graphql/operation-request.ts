import type { Deadline } from '../../base/deadline.ts'
import type { Context } from '../../platform/requests/context.ts'
import type { Origin } from '../../platform/tenancy/origin.ts'
import type { RateLimitSubject } from '../rate-limit-subject.ts'
import type { Caller } from '../request-claims.ts'
import type { Operation } from './operation.ts'

/** A request for one operation, by GraphQL or by the REST API. */
export interface OperationRequest {
  caller: Caller
  /** Undefined for a step of a request that was charged as a whole. */
  subject?: RateLimitSubject
  via: Origin
  idempotencyKey?: string | undefined
  /** The identity of a request for its idempotency key, if it is not the variables. */
  keyedBy?: unknown
  requestId: string
  /** The bytes of the whole request, if its handler can send a stored response. */
  cacheKey?: Uint8Array
  /** Aborts when the client disconnects. */
  disconnected?: AbortSignal
  /** Writes the body of the response. It runs before the commit: if it fails, nothing is saved. */
  bodyOf(data: unknown, metadata: ResponseMetadata): string
  /** Set by the plugins while the operation runs. */
  operation?: Operation
  deadline?: Deadline
  context?: Context
  /** The batch of changes of a mutation, also when an earlier request with the same key made them. */
  batchId?: string | undefined
  body?: string | undefined
  /** Whether this request, and no earlier one with the same key, was completed without an error. */
  isSaved?: boolean
}

/** The facts about a request that its response states in addition to the data. */
export interface ResponseMetadata {
  /** The changes of a mutation: they can be undone as one. */
  batch?: string
  /** The position in the change stream of the organization that a query has read. */
  live?: { cursor: string; number: number }
}
