import { randomUUID } from 'node:crypto'
import { msg } from '@lingui/core/runtime-macro'
import type { ExecutionResult } from 'graphql'
import { notSignedInError } from '../../adapters/identity.ts'
import { startDeadline } from '../../base/deadline.ts'
import { AppError } from '../../base/errors.ts'
import { isObject } from '../../base/json-shape.ts'
import { type Context, createContext } from '../../platform/requests/context.ts'
import { RoleChanged } from '../../platform/requests/read-stream-page.ts'
import { ChangeSubscription } from '../../platform/stream/change-subscription.ts'
import { failureOf, graphqlErrorOf } from '../error-responses.ts'
import type { Operation, Variables } from '../graphql/operation.ts'
import { requireResponseSize } from '../graphql/plugins/response-size.ts'
import { executeEvent, openSource } from '../graphql/subscription-events.ts'
import { type GraphqlServer, readOperation } from '../graphql/yoga.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { signedInSubject } from '../rate-limit-subject.ts'
import type { HttpServices } from '../services.ts'
import { closeCodes } from './close-codes.ts'
import type { FanOut } from './fan-out.ts'
import { isOutage } from './read-messages.ts'
import type { SocketUser } from './socket-authentication.ts'
import { type Client, Subscription } from './subscription.ts'

export interface SubscribePayload {
  query: string
  operationName?: string | null | undefined
  variables?: unknown
}

export interface Subscriptions {
  open(client: Client, id: string, payload: SubscribePayload): void
}

export function createSubscriptions(
  services: HttpServices,
  graphql: GraphqlServer,
  rates: RateLimiter,
  fanOut: FanOut,
): Subscriptions {
  const { limits, log, contextServices } = services
  const formatError = (error: unknown) => graphqlErrorOf(failureOf(error, log, randomUUID()))

  const operationOf = ({ query, operationName, variables = {} }: SubscribePayload, owner: SocketUser) => {
    const subject = signedInSubject(services, rates, owner.signedIn, owner.claims.organizationId)
    const operation = readOperation(graphql, { subject }, query, operationName ?? undefined)
    if (operation.kind !== 'subscription') {
      throw new AppError('MALFORMED', msg`Send only subscriptions over the WebSocket.`)
    }
    const given = variables ?? {}
    if (!isObject(given)) throw new AppError('MALFORMED', msg`Send the variables as an object.`)
    const cost = operation.costWith(given)
    subject.pay(cost)
    if (owner.claims.organizationId) rates.organizationCost.take(owner.claims.organizationId, cost)
    return { operation, variables: given }
  }

  const open = async (client: Client, subscription: Subscription, payload: SubscribePayload) => {
    const { owner } = client
    if (!owner) throw notSignedInError()
    if (client.following.size > limits.sockets.subscriptions) {
      throw new AppError('RATE_LIMITED', msg`This connection has too many subscriptions. End one first.`)
    }
    const { operation, variables } = operationOf(payload, owner)
    const { signedIn, claims } = owner
    const request = { ...claims, signedIn, token: undefined, operation: 'subscription', via: 'graphql' } as const
    const context = createContext(contextServices, request)
    subscription.onEnd = context.end
    const asOperation = async <T>(work: () => Promise<T>) => {
      const endOperation = await rates.operations.begin(signedIn.grant?.id ?? signedIn.uid, context.signal)
      return work().finally(endOperation)
    }
    const source = await asOperation(() => openSource(graphql, operation, variables, context))
    if (subscription.isOver) return
    if (!(Symbol.asyncIterator in source)) return subscription.complete(payloadOf(source))
    if (!(source instanceof ChangeSubscription)) return pass(subscription, source, { operation, variables, context })
    const { organizationId, role, today } = context.tenant
    subscription.userId = owner.userId
    subscription.reader = { uid: signedIn.uid, grant: signedIn.grant, organizationId, role, today }
    const deadline = startDeadline(limits.operationTime, context.signal)
    const asked = { operation, variables, deadline, asOperation }
    const leave = await fanOut.follow(source, asked, subscription).finally(deadline.stop)
    if (subscription.isOver) leave()
    else subscription.onEnd = leave
  }

  const pass = async (
    subscription: Subscription,
    source: AsyncIterable<unknown>,
    { operation, variables, context }: { operation: Operation; variables: Variables; context: Context },
  ) => {
    for await (const event of source) {
      if (subscription.isOver) return
      const payload = payloadOf(await executeEvent(graphql, operation, variables, context, event))
      await new Promise<void>((resolve) => {
        subscription.onDelivered = resolve
        subscription.next(payload)
      })
    }
    subscription.complete()
  }

  const payloadOf = ({ data, errors }: ExecutionResult) => {
    requireResponseSize(data, limits.responseBytes)
    return JSON.stringify(errors ? { data, errors: errors.map(formatError) } : { data })
  }

  return {
    open(client, id, payload) {
      const subscription = new Subscription(client, id, formatError)
      open(client, subscription, payload).catch((error: unknown) => {
        if (error instanceof RoleChanged) subscription.revoke(error)
        // The client reconnects with its cursor and misses no changes.
        else if (isOutage(error)) client.end(closeCodes.tooSlow, 'Try again in a moment')
        else subscription.fail(error)
      })
    },
  }
}
