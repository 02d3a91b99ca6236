import { randomUUID } from 'node:crypto'
import { startDeadline } from '../base/deadline.ts'
import { type Context, createContext } from '../platform/requests/context.ts'
import type { Origin } from '../platform/tenancy/origin.ts'
import { type Failure, failureOf } from './error-responses.ts'
import type { Operation, Variables } from './graphql/engine.ts'
import { hashOf } from './graphql/variables.ts'
import type { RateLimitSubject } from './limits/rate-limit-subject.ts'
import type { RateLimiter } from './limits/rate-limiter.ts'
import { requireResponseSize } from './limits/response-size.ts'
import type { Caller } from './request-claims.ts'
import type { HttpServices } from './services.ts'

/** How one operation is run, for whom, and through which door. */
export interface Run {
  operation: Operation
  variables: Variables
  caller: Caller
  /** None for the parts of a request that was charged as a whole. */
  payer?: RateLimitSubject
  via: Origin
  idempotencyKey: string | undefined
  /** What two requests with one key have in common, where it is not their variables. */
  keyedBy?: unknown
  requestId: string
  /** Aborts when the client is gone. A write is done all the same. */
  gone?: AbortSignal
  /** Makes the body from the data. Runs before anything is saved: if it fails, nothing is. */
  bodyOf(data: unknown, told: ResponseMetadata): string
}

/** What is told of a request beside its data. */
export interface ResponseMetadata {
  /** What a write has changed: it can be undone as one. */
  batch?: string
  /** Of a read in an organization: the place in the stream of changes that it has seen everything up to. */
  live?: { cursor: string; number: number }
}

/** The body of the answer, or what went wrong; a query may have both. */
export interface Outcome {
  /** What a write has changed, also when it was done before under the same key. */
  batchId?: string | undefined
  body: string | undefined
  failures: Failure[]
}

/**
 * Runs one operation as one request: within its rates, in one transaction, remembered under its key.
 */
export async function runOperation(parts: HttpServices, rates: RateLimiter, request: Run): Promise<Outcome> {
  const { operation, variables, caller, payer, idempotencyKey } = request
  const failed = (error: unknown) => failureOf(error, parts.log, request.requestId)
  let context: Context | undefined
  let [giveBack, giveBackToOrganization] = [nothingToGiveBack, nothingToGiveBack]
  let isDone = false
  const { operationTime, writeTime } = parts.limits
  const deadline = operation.kind === 'query' ? startDeadline(operationTime, request.gone) : startDeadline(writeTime)
  let endOperation = () => {}
  try {
    const { cost } = operation.prepare(variables)
    const signedIn = payer?.signedIn
    payer?.pay(cost)
    if (signedIn) {
      operation.remember()
      giveBack = takeRates(rates, operation, signedIn.uid)
      giveBackToOrganization = takeOfOrganization(rates, caller, cost)
    }
    if (payer) endOperation = await rates.operations.begin(signedIn?.uid ?? caller.address, deadline.signal)
    const batchId = operation.kind === 'mutation' && caller.organizationId ? randomUUID() : undefined
    const isKeyed = idempotencyKey !== undefined && operation.kind === 'mutation'
    context = createContext(parts.contextParts, {
      operation: operation.kind,
      token: caller.token,
      signedIn,
      organizationId: caller.organizationId,
      today: caller.today,
      via: request.via,
      batchId,
      deadline,
      ...(isKeyed && {
        keyed: {
          key: idempotencyKey,
          hash: hashOf(operation.text, request.keyedBy ?? variables),
          organizationId: caller.organizationId,
        },
      }),
    })
    const { data, errors = [] } = await operation.execute(variables, context)
    if (context.replayed !== undefined) {
      await context.finish(false, undefined)
      return { ...answerBefore(String(context.replayed)), failures: [] }
    }
    const failures = errors.map(failed)
    requireResponseSize(data, parts.limits.responseBytes)
    const body = data == null ? undefined : request.bodyOf(data, toldOf(operation, context, batchId))
    await context.finish(failures.length === 0, batchId ? `${batchId} ${body}` : body)
    isDone = failures.length === 0
    return { batchId, body, failures }
  } catch (error) {
    await context?.finish(false, undefined).catch(() => {})
    return { body: undefined, failures: [failed(error)] }
  } finally {
    deadline.stop()
    endOperation()
    if (!isDone) giveBack()
    if (!context?.streamPosition) giveBackToOrganization()
  }
}

const nothingToGiveBack = () => {}

function toldOf(
  { kind }: Operation,
  { streamPosition: place }: Context,
  batchId: string | undefined,
): ResponseMetadata {
  if (batchId) return { batch: batchId }
  return kind === 'query' && place ? { live: { cursor: place.cursor, number: Number(place.number) } } : {}
}

/** An answer as it was kept: the batch of what was changed in an organization, then the body. */
function answerBefore(kept: string): Pick<Outcome, 'batchId' | 'body'> {
  const [, batchId, body] = /^([\da-f-]{36}) (.*)$/s.exec(kept) ?? []
  return batchId ? { batchId, body } : { body: kept }
}

/**
 * Uses up the allowance of a user.
 * @returns gives back what is counted by what was done, not by what was asked
 */
function takeRates(rates: RateLimiter, operation: Operation, key: string): () => void {
  if (operation.kind !== 'mutation') return nothingToGiveBack
  rates.writes.take(key)
  if (operation.rootFields.some((name) => /^create(?:Import)?UploadUrl$/.test(name))) rates.uploads.take(key)
  if (operation.rootFields.includes('sendMessage')) rates.commands.take(key)
  if (!operation.rootFields.some((name) => name === 'createInvitation' || name === 'resendInvitation')) {
    return nothingToGiveBack
  }
  rates.invitations.take(key)
  return () => rates.invitations.giveBack(key)
}

/**
 * Uses up the allowance that all in an organization have together.
 * @returns gives it back: whoever names an organization and turns out to be nobody there takes nothing from it
 */
function takeOfOrganization(rates: RateLimiter, { organizationId }: Caller, cost: number): () => void {
  if (!organizationId) return nothingToGiveBack
  rates.organizationCost.take(organizationId, cost)
  return () => rates.organizationCost.giveBack(organizationId, cost)
}
