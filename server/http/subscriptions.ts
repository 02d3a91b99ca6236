import { randomUUID } from 'node:crypto'
import { GraphQLError } from 'graphql'
import { makeServer, type Server } from 'graphql-ws'
import type { WebSocket } from 'ws'
import { type Context, createContext } from '../core/context.ts'
import { AppError } from '../core/errors.ts'
import type { Owner } from './admission.ts'
import { closeCodes } from './close-codes.ts'
import type { Engine } from './engine.ts'
import { failureOf, graphqlErrorOf } from './failures.ts'
import { isRecord } from './graphql.ts'
import type { HttpParts } from './parts.ts'
import type { Rates } from './rates.ts'

/** What is known of one socket, beside what graphql-ws keeps. */
export interface SocketExtra {
  socket: WebSocket
  /** Who it belongs to: there once the connection is acknowledged. */
  owner: Owner | undefined
  /** The subscriptions open on it, by the client's id. */
  following: Map<string, Context>
  /** Lets the socket in, or closes it with its code. */
  admit(params: Readonly<Record<string, unknown>>): Promise<boolean>
}

/** The protocol's server: each subscription is read, limited and run by the same engine as what comes over HTTP. */
export function createSubscriptions(parts: HttpParts, engine: Engine, rates: Rates): Server<SocketExtra> {
  const { limits, log } = parts
  const told = ({ socket }: SocketExtra, errors: readonly unknown[]) => {
    const failures = errors.map((error) => failureOf(error, log, randomUUID()))
    // What cannot be read now is not told as nothing: the client comes back with its cursor and has missed nothing.
    if (failures.some(({ code }) => code === 'UNAVAILABLE')) socket.close(closeCodes.tooSlow, 'Try again in a moment')
    return failures.map(graphqlErrorOf)
  }

  return makeServer<Record<string, unknown>, SocketExtra>({
    connectionInitWaitTimeout: limits.sockets.initTime,
    onConnect: ({ extra, connectionParams }) => extra.admit(connectionParams ?? {}),

    async onSubscribe({ extra }, id, payload) {
      try {
        const { owner, following } = extra
        if (!owner) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
        if (following.size >= limits.sockets.subscriptions) {
          throw new AppError('RATE_LIMITED', 'This connection follows too much already.')
        }
        const operation = engine.read(payload.query, payload.operationName ?? undefined)
        if (operation.kind !== 'subscription') {
          throw new AppError('MALFORMED', 'Only subscriptions go over the WebSocket.')
        }
        const variables = payload.variables ?? {}
        if (!isRecord(variables)) throw new AppError('MALFORMED', 'Send the variables as an object.')
        const { cost } = operation.prepare(variables)
        if (cost > limits.document.cost) throw new AppError('INVALID_INPUT', 'This asks for too much at once.')
        rates.cost.take(owner.uid, cost)
        const context = createContext(parts.contextParts, {
          ...owner.claims,
          operation: 'subscription',
          via: 'graphql',
        })
        following.set(id, context)
        return {
          schema: parts.schema,
          document: operation.document,
          operationName: operation.name,
          variableValues: variables,
          contextValue: context,
        }
      } catch (error) {
        // An error that left this function would close the whole socket.
        return [new GraphQLError('Refused.', { originalError: error instanceof Error ? error : undefined })]
      }
    },

    subscribe: (args) => engine.subscribe(args),
    onError: ({ extra }, _id, _payload, errors) => told(extra, errors),
    onNext: ({ extra }, _id, _payload, _args, result) =>
      result.errors ? { ...result, errors: told(extra, result.errors) } : undefined,
    onComplete({ extra }, id) {
      extra.following.get(id)?.end()
      extra.following.delete(id)
    },
  })
}
