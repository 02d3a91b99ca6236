import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, ServerError } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { RetryLink } from '@apollo/client/link/retry'
import { OperationTypeNode } from 'graphql'
import { createClient } from 'graphql-ws'
import { map } from 'rxjs'
import { today } from '../shared/dates.ts'
import { codeOf } from '../shared/errors.ts'
import { makeCache } from './cache.ts'
import { getFreshToken } from './identity.ts'
import { makeLiveLink } from './live-link.ts'

interface ClientOptions {
  /** Null for the client that asks about the person: the profile, the list of organizations. */
  organizationId: string | null
  /** The server no longer knows who is asking. */
  onUnauthenticated: () => void
}

/** A client for one person in one organization, with a cache and a socket of its own. `stop` it when it is done. */
export function makeClient({ organizationId, onUnauthenticated }: ClientOptions): ApolloClient {
  const socket = createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    // Asked again at each connection, so that a reconnect comes with a fresh token.
    connectionParams: async () => ({ authorization: await authorization(), organizationId, today: today() }),
    keepAlive: 10_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: (retries) => wait(Math.min(500 * 2 ** retries, 30_000) * (0.75 + Math.random() / 2)),
    shouldRetry: () => true,
  })
  const client = new ApolloClient({
    cache: makeCache(),
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      makeLiveLink(socket, () => void client.refetchQueries({ include: 'active' })),
      ApolloLink.from([
        refusals(onUnauthenticated),
        keys,
        retries,
        passingRefusals,
        headers(organizationId),
        new HttpLink({ uri: '/graphql' }),
      ]),
    ),
    defaultOptions: {
      // What is known shows at once and is checked behind it; afterwards live changes keep it up to date.
      watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
    },
  })
  const stop = client.stop.bind(client)
  client.stop = () => {
    void socket.dispose()
    stop()
  }
  return client
}

function refusals(onUnauthenticated: () => void): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    console.error(`${operation.operationName}:`, error)
    if (codeOf(error) === 'UNAUTHENTICATED') onUnauthenticated()
  })
}

/** One key for a mutation and all its repetitions: sent twice, it is done once. */
const keys = new SetContextLink((context, { operationType }) =>
  operationType === OperationTypeNode.MUTATION
    ? { headers: { ...context.headers, 'Idempotency-Key': context.idempotencyKey ?? randomKey() } }
    : {},
)

/** What the server will answer in a moment is an error of the way there, so that it is tried again. */
const passingRefusals = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      if (result.data || !result.errors) return result
      const error = new CombinedGraphQLErrors(result)
      if (isPassing(error)) throw error
      return result
    }),
  ),
)

const isPassing = (error: unknown) => ['RATE_LIMITED', 'UNAVAILABLE'].includes(codeOf(error) ?? '')

/** Queries are tried again 3 times when the server was not reached, was not well or had too much to do. */
const retries = new RetryLink({
  delay: { initial: 1000, max: 30_000, jitter: false },
  attempts: (attempt, operation, error) =>
    attempt <= 3 &&
    operation.operationType === OperationTypeNode.QUERY &&
    (isPassing(error) || !ServerError.is(error) || error.statusCode >= 500),
})

function headers(organizationId: string | null): ApolloLink {
  return new SetContextLink(async (context) => {
    const token = await authorization()
    return {
      headers: {
        ...context.headers,
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
