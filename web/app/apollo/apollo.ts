import { type ApolloClient, ApolloLink, HttpLink } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { t } from '@lingui/core/macro'
import { OperationTypeNode } from 'graphql'
import { from, switchMap, tap } from 'rxjs'
import { today } from '../../shared/format/dates.ts'
import { codeOf } from '../../shared/format/errors.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { getFreshToken } from '../identity/identity.ts'
import { makeStream, type Stream, type StreamPosition, setChangeStream } from './change-stream.ts'
import { FreshClient } from './fresh-client.ts'
import { freshnessOf } from './freshness.ts'
import { createLeaveLink, hasLeft, isBack } from './left-organizations.ts'
import type { LiveSocket } from './live-socket.ts'
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
  if (organizationId !== null) {
    isBack(organizationId)
    // Loaded while the first queries are under way, so that a connection that is lost later does not prevent it.
    void loadLiveSocket()
  }
  const stream = makeStream(() => {
    showToast.info(t`Reloaded: a lot changed while you were away.`)
    freshnessOf(client.cache).missed()
    void client.refetchQueries({ include: 'active' })
  })
  let socket: Promise<LiveSocket> | undefined
  const openSocket = async (): Promise<LiveSocket> => {
    const { openLiveSocket } = await loadLiveSocket()
    return openLiveSocket({
      stream,
      connectionParams: async () => ({ authorization: await authorization(), organizationId, today: today() }),
      isWatched: organizationId !== null,
      onClosed: (event) => invalidatesUserState(event) && refreshUserState(),
      onConnected: () => retryFailedQueries(client),
    })
  }
  const liveLink = new ApolloLink((operation, forward) => {
    socket ??= openSocket()
    return from(socket).pipe(switchMap(({ link }) => link.request(operation, forward)))
  })
  const client: FreshClient = new FreshClient(
    ApolloLink.from([
      errorLink(onUnauthenticated, refreshUserState),
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        liveLink,
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
    void socket?.then((opened) => opened.stop())
    stream.stop()
    stop()
  }
  return client
}

/** Repeats the queries on the screen that have failed. */
function retryFailedQueries(client: ApolloClient): void {
  for (const query of client.getObservableQueries('active')) {
    if (query.getCurrentResult().error) void query.refetch().catch(() => undefined)
  }
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

/**
 * A request without a token is sent, because the server's error is more precise than a failure here. If the server can't
 * be reached, the request fails as it would without a connection, because the session may be valid.
 */
async function authorization(): Promise<string | null> {
  try {
    const token = await getFreshToken()
    return token && `Bearer ${token}`
  } catch (error) {
    if (error instanceof TypeError) throw error
    console.error('No identity token:', error)
    return null
  }
}

/** Returns 128 random bits. `crypto.randomUUID` is missing on pages that are not served over HTTPS. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

type LiveSocketModule = typeof import('./live-socket.ts')

let liveSocket: Promise<LiveSocketModule> | undefined

/** Never resolves if the code does not load. Chromium does not request a module again that has failed. */
function loadLiveSocket(): Promise<LiveSocketModule> {
  liveSocket ??= import('./live-socket.ts').catch((error) => {
    console.error(error)
    showToast.error(t`Live updates didn't load. Reload the page.`, {
      action: { label: t`Reload`, onClick: () => location.reload() },
    })
    return new Promise<never>(() => undefined)
  })
  return liveSocket
}
