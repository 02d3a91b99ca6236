import { ApolloLink, CombinedGraphQLErrors, Observable } from '@apollo/client'
import { getMainDefinition, print } from '@apollo/client/utilities'
import type { Client } from 'graphql-ws'
import type { Stream, StreamPosition } from './change-stream.ts'

/** First and longest retry delay, in milliseconds. */
const [firstPause, maxRetryDelay] = [2_000, 30_000]
/** The cursor is dropped after this many messages that do not continue from it. */
const maxFailures = 5
/** Errors that a retry does not fix. The user leaves the organization or signs in again. */
const final: readonly unknown[] = [
  'UNAUTHENTICATED',
  'EMAIL_NOT_VERIFIED',
  'ACCOUNT_DELETED',
  'NOT_A_MEMBER',
  'FORBIDDEN',
]
const passing: readonly unknown[] = ['UNEXPECTED', 'UNAVAILABLE', 'RATE_LIMITED']
const placeless: readonly unknown[] = ['CURSOR_EXPIRED', 'BAD_CURSOR']

/**
 * Runs subscriptions over the socket. A subscription with `$after` starts at the tab's stream position, resumes there
 * after a lost connection and accepts only messages that continue it, so that no change is missed. Failed subscriptions
 * are retried with growing delays.
 */
export function createLiveLink(socket: Pick<Client, 'subscribe'>, stream: Stream): ApolloLink {
  return new ApolloLink((operation) => {
    const name = followedField(operation)
    return new Observable<ApolloLink.Result>((observer) =>
      name === null ? listen(socket, operation, observer) : follow(socket, stream, name, operation, observer),
    )
  })
}

type Sink = Parameters<ConstructorParameters<typeof Observable<ApolloLink.Result>>[0] & object>[0]

/**
 * Runs a subscription outside the change stream, such as an answer stream. A restarted one sends its complete state.
 */
function listen(socket: Pick<Client, 'subscribe'>, operation: ApolloLink.Operation, sink: Sink): () => void {
  let tries = 0
  let isOver = false
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let unsubscribe = () => {}
  const start = () => {
    unsubscribe = socket.subscribe(payloadOf(operation, operation.variables), {
      next(result) {
        tries = 0
        sink.next(result as ApolloLink.Result)
      },
      error(failure) {
        if (isOver) return
        const codes = codesIn(failure)
        if (codes.length > 0 && !codes.some((code) => passing.includes(code))) return sink.error(errorOf(failure))
        retryTimer = setTimeout(start, pauseAfter(tries++))
      },
      complete: () => sink.complete(),
    })
  }
  start()
  return () => {
    isOver = true
    clearTimeout(retryTimer)
    unsubscribe()
  }
}

function follow(
  socket: Pick<Client, 'subscribe'>,
  stream: Stream,
  name: string,
  operation: ApolloLink.Operation,
  sink: Sink,
): () => void {
  /** The variables of a reconnect. `after` advances with each message. */
  const variables: Record<string, unknown> = { ...operation.variables }
  const payload = payloadOf(operation, variables)
  /** The number that the next message must continue from. Null starts with new changes, and undefined means unknown. */
  let expected: number | null | undefined = null
  /** The caller's start cursor, used while the change stream has no position. */
  let given: unknown = operation.variables.after ?? null
  /** Only the latest of several consecutive subscriptions is read. */
  let latest = 0
  let [tries, brokenOnes] = [0, 0]
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let unsubscribe = () => {}

  const stop = () => {
    latest += 1
    clearTimeout(retryTimer)
    unsubscribe()
  }
  const start = () => {
    stop()
    const own = latest
    const position = stream.startOf(name)
    variables.after = position?.cursor ?? given
    expected = position?.number ?? (given === null ? null : undefined)
    unsubscribe = socket.subscribe<Record<string, unknown>>(payload, {
      next(result) {
        if (own !== latest) return
        if (codesIn(result.errors).some((code) => placeless.includes(code))) return stream.lost()
        const message = withPosition(result.data)
        if (result.errors || !message || (expected !== undefined && message.since !== expected)) return tryLater(true)
        tries = brokenOnes = 0
        expected = message.number
        variables.after = message.cursor
        stream.delivered(name, message, message.since)
        sink.next(result as ApolloLink.Result)
      },
      error(failure) {
        if (own !== latest) return
        const codes = codesIn(failure)
        if (codes.some((code) => placeless.includes(code))) return stream.lost()
        if (codes.some((code) => final.includes(code))) return sink.error(errorOf(failure))
        tryLater(codes.includes('UNEXPECTED'))
      },
      complete: () => own === latest && tryLater(false),
    })
  }
  const tryLater = (isBroken: boolean) => {
    stop()
    if (isBroken && ++brokenOnes > maxFailures) {
      brokenOnes = 0
      return stream.lost()
    }
    retryTimer = setTimeout(start, pauseAfter(tries++))
  }
  const leave = stream.join({
    name,
    restart() {
      given = null
      start()
    },
  })
  start()

  return () => {
    leave()
    stop()
  }
}

function followedField({ query }: ApolloLink.Operation): string | null {
  const definition = getMainDefinition(query)
  if (definition.kind !== 'OperationDefinition') return null
  const [field] = definition.selectionSet.selections
  const takesPart = definition.variableDefinitions?.some(({ variable }) => variable.name.value === 'after')
  return takesPart && field?.kind === 'Field' ? field.name.value : null
}

function pauseAfter(tries: number): number {
  return Math.min(maxRetryDelay, firstPause * 2 ** tries) * (0.75 + Math.random() / 2)
}

function payloadOf({ query, operationName }: ApolloLink.Operation, variables: Record<string, unknown>) {
  return { query: print(query), operationName, variables }
}

function withPosition(
  data: Record<string, unknown> | null | undefined,
): (StreamPosition & { since: number | null }) | null {
  const [message] = Object.values(data ?? {})
  if (typeof message !== 'object' || message === null) return null
  const { cursor, number, since } = message as Record<string, unknown>
  if (typeof cursor !== 'string' || typeof number !== 'number') return null
  return { cursor, number, since: typeof since === 'number' ? since : null }
}

function codesIn(failure: unknown): unknown[] {
  return Array.isArray(failure) ? failure.map((error) => error?.extensions?.code) : []
}

function errorOf(failure: unknown): unknown {
  return Array.isArray(failure) ? new CombinedGraphQLErrors({ errors: failure }) : failure
}
