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
import { createLiveLink } from './live-link.ts'
import { retries } from './retries.ts'

interface ClientOptions {
  /** Null for the client that loads the profile and the list of organizations. */
  organizationId: string | null
  onUnauthenticated: () => void
  /** Called when the user state may have changed, except through the user's own actions in this tab. */
  onUserStateChange?: () => void
}

/**
 * Creates a client for one user in one organization, with its own cache and socket. The caller must call `stop` on it.
 */
export function makeClient({ organizationId, onUnauthenticated, onUserStateChange }: ClientOptions): ApolloClient {
  const refreshUserState = () => {
    if (organizationId === null || !hasLeft(organizationId)) onUserStateChange?.()
  }
  if (organizationId !== null) isBack(organizationId)
  const socket = createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    // Evaluated for each connection, so that a reconnect sends a fresh token.
    connectionParams: async () => ({ authorization: await authorization(), organizationId, today: today() }),
    keepAlive: 10_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: (retries) => wait(Math.min(500 * 2 ** retries, 30_000) * (0.75 + Math.random() / 2)),
    shouldRetry: () => true,
    on: { closed: (event) => invalidatesUserState(event) && refreshUserState() },
  })
  applyHeartbeatTimeout(socket, 10_000)
  const dropConnection = organizationId === null ? () => {} : watchConnection(socket)
  const stream = makeStream(() => {
    showToast.info('So much has changed meanwhile that everything here was loaded anew.')
    freshnessOf(client.cache).missed()
    void client.refetchQueries({ include: 'active' })
  })
  const client: FreshClient = new FreshClient(
    ApolloLink.from([
      errorLink(onUnauthenticated, refreshUserState),
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        createLiveLink(socket, stream),
        ApolloLink.from([
          streamPositionLink(stream),
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
    dropConnection()
    stream.stop()
    // A socket that is still connecting rejects after the user has signed out.
    Promise.resolve(socket.dispose()).catch(() => undefined)
    stop()
  }
  return client
}

/**
 * The server closes a socket with these codes when a membership or role has changed. Code 4403 also covers an invalid
 * token.
 */
function invalidatesUserState(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'code' in event && (event.code === 4401 || event.code === 4403)
}

const userStateCodes = ['NOT_A_MEMBER', 'FORBIDDEN', 'PLAN_ENDED', 'ACCOUNT_DELETED']

function errorLink(onUnauthenticated: () => void, onUserStateChange: () => void): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    console.error(`${operation.operationName}:`, error)
    const code = codeOf(error)
    if (code === 'UNAUTHENTICATED') onUnauthenticated()
    if (code && userStateCodes.includes(code)) onUserStateChange()
  })
}

/**
 * Reports the age of each response to the change stream: a query has a stream position, any other response has the time
 * of its request.
 */
function streamPositionLink(stream: Stream): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const snapshot = stream.takeSnapshot()
    return forward(operation).pipe(
      tap(({ extensions }) => {
        const position = positionIn(extensions)
        if (position) stream.read(position)
        else if (operation.operationType === OperationTypeNode.MUTATION) stream.answered(snapshot)
      }),
    )
  })
}

function positionIn(extensions: Record<string, unknown> | undefined): StreamPosition | null {
  const extension = extensions?.live
  if (typeof extension !== 'object' || extension === null || !('cursor' in extension) || !('number' in extension))
    return null
  const { cursor, number } = extension
  return typeof cursor === 'string' && typeof number === 'number' ? { cursor, number } : null
}

/** Sends one idempotency key with a mutation and all its retries. */
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

/** A request without a token is sent, because the server's error is more precise than a failure here. */
async function authorization(): Promise<string | null> {
  try {
    const token = await getFreshToken()
    return token && `Bearer ${token}`
  } catch (error) {
    console.error('No identity token:', error)
    return null
  }
}

/** Returns 128 random bits. `crypto.randomUUID` is missing on pages that are not served over HTTPS. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
