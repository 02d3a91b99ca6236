import { ApolloLink, CombinedGraphQLErrors, Observable } from '@apollo/client'
import { getMainDefinition, print } from '@apollo/client/utilities'
import type { Client } from 'graphql-ws'
import type { Stream, StreamPosition } from './change-stream.ts'

/** Between two tries, in milliseconds. */
const [firstPause, longestPause] = [2_000, 30_000]
/** After so many messages from one place that do not go on from there, the place is given up. */
const mostBroken = 5
/** Refusals that another try does not change: who hears of them leaves the organization, or signs in again. */
const final: readonly unknown[] = [
  'UNAUTHENTICATED',
  'EMAIL_NOT_VERIFIED',
  'ACCOUNT_DELETED',
  'NOT_A_MEMBER',
  'FORBIDDEN',
]
/** Those that it may change. */
const passing: readonly unknown[] = ['UNEXPECTED', 'UNAVAILABLE', 'RATE_LIMITED']
const placeless: readonly unknown[] = ['CURSOR_EXPIRED', 'BAD_CURSOR']

/**
 * Subscriptions over the socket. One that takes `$after` follows the stream of changes: it begins where the tab stands,
 * comes back after a lost connection where it stopped, and takes only a message that goes on from there, so that nothing
 * is missed and nothing is passed over silently. What fails is tried again, less and less often.
 */
export function makeLiveLink(socket: Pick<Client, 'subscribe'>, stream: Stream): ApolloLink {
  return new ApolloLink((operation) => {
    const name = followedField(operation)
    return new Observable<ApolloLink.Result>((observer) =>
      name === null ? listen(socket, operation, observer) : follow(socket, stream, name, operation, observer),
    )
  })
}

type Sink = Parameters<ConstructorParameters<typeof Observable<ApolloLink.Result>>[0] & object>[0]

/** What is not in the stream (the words of an answer, who is here) goes as it comes; what begins anew says all of it. */
function listen(socket: Pick<Client, 'subscribe'>, operation: ApolloLink.Operation, sink: Sink): () => void {
  let tries = 0
  let isOver = false
  let waiting: ReturnType<typeof setTimeout> | undefined
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
        waiting = setTimeout(start, pauseAfter(tries++))
      },
      complete: () => sink.complete(),
    })
  }
  start()
  return () => {
    isOver = true
    clearTimeout(waiting)
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
  /** What a reconnect sends: `after` moves with each message. */
  const variables: Record<string, unknown> = { ...operation.variables }
  const payload = payloadOf(operation, variables)
  /** Where the next message must go on from: null where it begins with now, undefined where that is not known. */
  let expected: number | null | undefined = null
  /** From where the caller wants to begin, where the stream has no place yet. */
  let given: unknown = operation.variables.after ?? null
  /** Of several subscriptions one after the other only the latest is heard. */
  let latest = 0
  let [tries, brokenOnes] = [0, 0]
  let waiting: ReturnType<typeof setTimeout> | undefined
  let unsubscribe = () => {}

  const stop = () => {
    latest += 1
    clearTimeout(waiting)
    unsubscribe()
  }
  const start = () => {
    stop()
    const own = latest
    const place = stream.startOf(name)
    variables.after = place?.cursor ?? given
    expected = place?.number ?? (given === null ? null : undefined)
    unsubscribe = socket.subscribe<Record<string, unknown>>(payload, {
      next(result) {
        if (own !== latest) return
        if (codesIn(result.errors).some((code) => placeless.includes(code))) return stream.lost()
        const message = placedIn(result.data)
        if (result.errors || !message || (expected !== undefined && message.since !== expected)) return tryLater(true)
        tries = brokenOnes = 0
        expected = message.number
        variables.after = message.cursor
        stream.told(name, message, message.since)
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
    if (isBroken && ++brokenOnes > mostBroken) {
      brokenOnes = 0
      return stream.lost()
    }
    waiting = setTimeout(start, pauseAfter(tries++))
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

/** The field of a subscription that follows the stream, else null. */
function followedField({ query }: ApolloLink.Operation): string | null {
  const definition = getMainDefinition(query)
  if (definition.kind !== 'OperationDefinition') return null
  const [field] = definition.selectionSet.selections
  const takesPart = definition.variableDefinitions?.some(({ variable }) => variable.name.value === 'after')
  return takesPart && field?.kind === 'Field' ? field.name.value : null
}

function pauseAfter(tries: number): number {
  return Math.min(longestPause, firstPause * 2 ** tries) * (0.75 + Math.random() / 2)
}

function payloadOf({ query, operationName }: ApolloLink.Operation, variables: Record<string, unknown>) {
  return { query: print(query), operationName, variables }
}

function placedIn(
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
