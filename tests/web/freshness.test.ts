import {
  type ApolloClient,
  ApolloLink,
  Observable,
  type ObservableQuery,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FreshClient } from '../../web/app/apollo/fresh-client.ts'
import { addLiveQueries, freshnessOf } from '../../web/app/apollo/freshness.ts'
import { retries, retryPause } from '../../web/app/apollo/retries.ts'
import { categoryRecords } from '../../web/features/categories/live.ts'
import {
  CategoriesDocument,
  ChatMessagesDocument,
  CountriesDocument,
  PendingItemCountDocument,
  StartAssistantSessionDocument,
  TransactionTotalsDocument,
} from '../../web/generated.ts'

addLiveQueries(categoryRecords.queries)

const [second, minute] = [1000, 60_000]

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 2, 31) }))
afterEach(() => void vi.useRealTimers())

test('a response is reused for five minutes, then shown and refreshed in the background', async () => {
  const { client, asked } = open()
  await show(client, TransactionTotalsDocument, {})
  await passing(4 * minute + 59 * second)
  expect(await show(client, TransactionTotalsDocument, {})).toMatchObject({ data: { transactionTotals: { count: 1 } } })
  expect(asked).toEqual(['TransactionTotals'])

  await passing(2 * second)
  const { query, close } = watch(client, TransactionTotalsDocument, {})
  expect(query.getCurrentResult()).toMatchObject({ data: { transactionTotals: { count: 1 } }, loading: true })
  await passing(second)
  expect(query.getCurrentResult()).toMatchObject({ data: { transactionTotals: { count: 2 } }, loading: false })
  expect(asked).toEqual(['TransactionTotals', 'TransactionTotals'])
  close()
})

test('a response for other variables is separate, also when they change on screen', async () => {
  const { client, asked } = open()
  const { query, close } = watch(client, TransactionTotalsDocument, { filter: { text: 'a' } })
  await passing(second)
  changeVariables(query, { filter: { text: 'b' } })
  await passing(second)
  changeVariables(query, { filter: { text: 'a' } })
  await passing(second)
  expect(asked).toHaveLength(2)
  await passing(5 * minute)
  changeVariables(query, { filter: { text: 'b' } })
  await passing(second)
  expect(asked).toHaveLength(3)
  close()
})

test('the history of a chat stays fresh for a minute', async () => {
  const { client, asked } = open()
  await show(client, ChatMessagesDocument, { sessionId: 's' })
  await passing(58 * second)
  await show(client, ChatMessagesDocument, { sessionId: 's' })
  expect(asked).toHaveLength(1)
  await passing(2 * second)
  await show(client, ChatMessagesDocument, { sessionId: 's' })
  expect(asked).toHaveLength(2)
})

test('countries and categories never become stale, and are evicted five minutes after their last use', async () => {
  await neverGrowsOld(CountriesDocument, {})
  await neverGrowsOld(CategoriesDocument, {})
})

async function neverGrowsOld<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const { client, asked } = open()
  const { close } = watch(client, document, variables)
  await passing(60 * minute)
  close()
  await show(client, document, variables)
  expect(asked).toHaveLength(1)
  await passing(5 * minute + 30 * second)
  await show(client, document, variables)
  expect(asked).toHaveLength(2)
}

test('unwatched data is evicted after five minutes, and watched data stays', async () => {
  const { client } = open()
  const { close } = watch(client, PendingItemCountDocument, {})
  const other = watch(client, CategoriesDocument, {})
  await passing(30 * minute)
  expect(heldIn(client)).toEqual(['categories', 'pendingItemCount'])
  close()
  await passing(4 * minute + 55 * second)
  expect(heldIn(client)).toEqual(['categories', 'pendingItemCount'])
  await passing(25 * second)
  expect(heldIn(client)).toEqual(['categories'])
  other.close()
})

test('a read in between counts as a use', async () => {
  const { client } = open()
  await show(client, PendingItemCountDocument, {})
  await passing(4 * minute)
  const { close } = watch(client, PendingItemCountDocument, {})
  await passing(15 * second)
  close()
  await passing(4 * minute)
  expect(heldIn(client)).toEqual(['pendingItemCount'])
})

test('a request for network data is sent to the network', async () => {
  const { client, asked } = open()
  const { query, close } = watch(client, TransactionTotalsDocument, {})
  await passing(second)
  void query.refetch()
  await passing(second)
  void client.refetchQueries({ include: 'active' })
  await passing(second)
  await Promise.all([
    client.query({ query: TransactionTotalsDocument, variables: {}, fetchPolicy: 'network-only' }),
    passing(second),
  ])
  expect(asked).toHaveLength(4)
  close()
})

test('a change makes figures stale immediately, except for live data', async () => {
  const { client, asked } = open()
  await show(client, TransactionTotalsDocument, {})
  await show(client, CategoriesDocument, {})
  await Promise.all([client.mutate({ mutation: StartAssistantSessionDocument }), passing(second)])
  await show(client, TransactionTotalsDocument, {})
  await show(client, CategoriesDocument, {})
  expect(asked).toEqual(['TransactionTotals', 'Categories', 'StartAssistantSession', 'TransactionTotals'])
})

test('a response in flight during a change does not count as fresh', async () => {
  const { client, asked } = open()
  const { close } = watch(client, TransactionTotalsDocument, {})
  freshnessOf(client.cache).changed()
  await passing(second)
  close()
  await passing(second)
  await show(client, TransactionTotalsDocument, {})
  expect(asked).toHaveLength(2)
})

test('a response is requested again when the change stream was lost', async () => {
  const { client, asked } = open()
  await show(client, TransactionTotalsDocument, {})
  await show(client, CategoriesDocument, {})
  freshnessOf(client.cache).missed()
  await show(client, TransactionTotalsDocument, {})
  await show(client, CategoriesDocument, {})
  expect(asked).toHaveLength(4)
})

test('a failed query is retried after 1, 2 and 4 seconds, then its error is shown', async () => {
  const { client, asked } = open({ fails: true })
  const { query, close } = watch(client, PendingItemCountDocument, {})
  const counts: number[] = []
  for (const pause of [0, 999, 1, 1999, 1, 3999, 1]) {
    await passing(pause)
    counts.push(asked.length)
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4])
  expect(query.getCurrentResult().error).toMatchObject({ message: 'Not reached.' })
  await passing(10 * minute)
  expect(asked).toHaveLength(4)
  close()
})

test('a query is retried when the server states that it can be', async () => {
  const { client, asked } = open({ fails: true, retryAfter: 7 })
  const { close } = watch(client, PendingItemCountDocument, {})
  await passing(6999)
  expect(asked).toHaveLength(1)
  await passing(1)
  expect(asked).toHaveLength(2)
  close()
})

test('a failure leaves no data fresh', async () => {
  const { client, asked } = open({ fails: true })
  const { close } = watch(client, PendingItemCountDocument, {})
  await passing(8 * second)
  close()
  await passing(second)
  watch(client, PendingItemCountDocument, {}).close()
  expect(asked).toHaveLength(5)
})

test('delays double up to half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(retryPause)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

function open({ fails = false, retryAfter = 0 } = {}) {
  const asked: string[] = []
  const server = new ApolloLink(
    ({ operationName = '', setContext }) =>
      new Observable((observer) => {
        asked.push(operationName)
        if (retryAfter) setContext({ response: new Response(null, { headers: { 'retry-after': String(retryAfter) } }) })
        if (fails) return observer.error(new TypeError('Not reached.'))
        const count = asked.filter((name) => name === operationName).length
        const timer = setTimeout(() => {
          observer.next({ data: answers[operationName]?.(count) ?? {} })
          observer.complete()
        }, 10)
        return () => clearTimeout(timer)
      }),
  )
  return { client: new FreshClient(ApolloLink.from([retries, server])), asked }
}

const answers: Record<string, (count: number) => Record<string, unknown>> = {
  ChatMessages: () => ({ chatMessages: [] }),
  Countries: () => ({ countries: [] }),
  Categories: () => ({ categories: [] }),
  PendingItemCount: (count) => ({ pendingItemCount: count }),
  StartAssistantSession: () => ({ startAssistantSession: { __typename: 'AssistantSession', id: 's' } }),
  TransactionTotals: (count) => ({
    transactionTotals: { __typename: 'TransactionTotals', count, income: none, expense: none, net: none },
  }),
}
const none = { __typename: 'Money', value: '0.00', currency: 'USD' }

function watch<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): { query: ObservableQuery<Data, OperationVariables>; close: () => void } {
  const watched = client.watchQuery<Data, OperationVariables>({ query, variables })
  const subscription = watched.subscribe({})
  return { query: watched, close: () => subscription.unsubscribe() }
}

function changeVariables<Data, Variables extends OperationVariables>(
  query: ObservableQuery<Data, Variables>,
  to: Variables,
) {
  void query.reobserve({ variables: to, fetchPolicy: 'cache-and-network' })
}

async function show<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const { query, close } = watch(client, document, variables)
  await passing(100)
  close()
  return query.getCurrentResult()
}

const passing = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

function heldIn({ cache }: ApolloClient): string[] {
  const { ROOT_QUERY: { __typename, ...held } = {} } = cache.extract() as Record<string, Record<string, unknown>>
  return Object.keys(held).sort()
}
