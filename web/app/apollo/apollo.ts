import { type ApolloClient, ApolloLink, HttpLink } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { OperationTypeNode } from 'graphql'
import { createClient } from 'graphql-ws'
import { tap } from 'rxjs'
import { today } from '../../shared/format/dates.ts'
import { codeOf } from '../../shared/format/errors.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { getFreshToken } from '../identity/identity.ts'
import { makeStream, type Stream, type StreamPosition, setChangeStream } from './change-stream.ts'
import { watchConnection } from './connection.ts'
import { FreshClient } from './fresh-client.ts'
import { freshnessOf } from './freshness.ts'
import { applyHeartbeatTimeout } from './heartbeat-timeout.ts'
import { createLeaveLink, hasLeft, isBack } from './left-organizations.ts'
import { makeLiveLink } from './live-link.ts'
import { retries } from './retries.ts'

interface ClientOptions {
  /** Null for the client that asks about the person: the profile, the list of organizations. */
  organizationId: string | null
  /** The server no longer knows who is asking. */
  onUnauthenticated: () => void
  /** What the person is or may do may have changed. Not said of what they did themselves here. */
  onStanding?: () => void
}

/** A client for one person in one organization, with a cache and a socket of its own. `stop` it when it is done. */
export function makeClient({ organizationId, onUnauthenticated, onStanding }: ClientOptions): ApolloClient {
  const standing = () => {
    if (organizationId === null || !hasLeft(organizationId)) onStanding?.()
  }
  if (organizationId !== null) isBack(organizationId)
  const socket = createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    // Asked again at each connection, so that a reconnect comes with a fresh token.
    connectionParams: async () => ({ authorization: await authorization(), organizationId, today: today() }),
    keepAlive: 10_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: (retries) => wait(Math.min(500 * 2 ** retries, 30_000) * (0.75 + Math.random() / 2)),
    shouldRetry: () => true,
    on: { closed: (event) => endsStanding(event) && standing() },
  })
  applyHeartbeatTimeout(socket, 10_000)
  const forgetConnection = organizationId === null ? () => {} : watchConnection(socket)
  const stream = makeStream(() => {
    showToast.info('So much has changed meanwhile that everything here was loaded anew.')
    freshnessOf(client.cache).missed()
    void client.refetchQueries({ include: 'active' })
  })
  const client: FreshClient = new FreshClient(
    ApolloLink.from([
      refusals(onUnauthenticated, standing),
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        makeLiveLink(socket, stream),
        ApolloLink.from([
          places(stream),
          ...(organizationId === null ? [] : [createLeaveLink(organizationId)]),
          keys,
          retries,
          headers(organizationId),
          new HttpLink({ uri: '/graphql' }),
        ]),
      ),
    ]),
  )
  setChangeStream(client.cache, stream)
  const stop = client.stop.bind(client)
  client.stop = () => {
    forgetConnection()
    stream.stop()
    // A connection that was still to be opened is refused then, to somebody who has gone.
    Promise.resolve(socket.dispose()).catch(() => undefined)
    stop()
  }
  return client
}

/** The server ends a socket with these when a membership or a role is no longer what it was (4403: also a token). */
function endsStanding(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'code' in event && (event.code === 4401 || event.code === 4403)
}

/** The answers that tell of a standing other than the one that is shown. */
const standingCodes = ['NOT_A_MEMBER', 'FORBIDDEN', 'PLAN_ENDED', 'ACCOUNT_DELETED']

function refusals(onUnauthenticated: () => void, onStanding: () => void): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    console.error(`${operation.operationName}:`, error)
    const code = codeOf(error)
    if (code === 'UNAUTHENTICATED') onUnauthenticated()
    if (code && standingCodes.includes(code)) onStanding()
  })
}

/** Tells the stream of each answer how old it may be: a read's has a place, any other is of when it was asked for. */
function places(stream: Stream): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const mark = stream.mark()
    return forward(operation).pipe(
      tap(({ extensions }) => {
        const place = placeIn(extensions)
        if (place) stream.read(place)
        else if (operation.operationType === OperationTypeNode.MUTATION) stream.answered(mark)
      }),
    )
  })
}

function placeIn(extensions: Record<string, unknown> | undefined): StreamPosition | null {
  const live = extensions?.live
  if (typeof live !== 'object' || live === null || !('cursor' in live) || !('number' in live)) return null
  const { cursor, number } = live
  return typeof cursor === 'string' && typeof number === 'number' ? { cursor, number } : null
}

/** One key for a mutation and all its repetitions: sent twice, it is done once. */
const keys = new SetContextLink((context, { operationType }) =>
  operationType === OperationTypeNode.MUTATION
    ? { headers: { ...context.headers, 'Idempotency-Key': context.idempotencyKey ?? randomKey() } }
    : {},
)

function headers(organizationId: string | null): ApolloLink {
  return new SetContextLink(async (context) => {
    const token = await authorization()
    return {
      headers: {
        ...context.headers,
        'X-Client': 'web',
        'X-Today': today(),
        ...(token ? { authorization: token } : {}),
        ...(organizationId ? { 'X-Active-Organization-Id': organizationId } : {}),
      },
    }
  })
}

/** A request without a token is refused by the server, which says more than a failure here would. */
async function authorization(): Promise<string | null> {
  try {
    const token = await getFreshToken()
    return token && `Bearer ${token}`
  } catch (error) {
    console.error('No identity token:', error)
    return null
  }
}

/** 128 random bits. `crypto.randomUUID` is missing where the page is not served over HTTPS. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
