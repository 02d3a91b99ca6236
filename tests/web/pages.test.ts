import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { expect, test } from 'vitest'
import { makeCache } from '../../web/app/apollo/cache.ts'
import { upsertTransaction } from '../../web/app/records/transaction-cache.ts'
import { type TransactionFilter, type TransactionRowFragment, TransactionsDocument } from '../../web/generated.ts'
import { appendPage, makePageLoader } from '../../web/shared/hooks/pages.ts'

test('one cursor that is requested twice while its page is on the way adds its rows once', async () => {
  const { loadPage, shown, answer } = await open()
  const [first, second] = [loadPage('e'), loadPage('e')]
  await answer('e', ['d', 'c'], 'c')
  await answer('e', ['d', 'c'], 'c')
  await Promise.all([first, second])
  expect(shown()).toEqual(['f', 'e', 'd', 'c'])
})

test('a page that does not continue the list is refused: the list was loaded again meanwhile', async () => {
  const { list, loadPage, shown, answer } = await open()
  const late = loadPage('e')
  const refetched = list.refetch()
  await answer(undefined, ['h', 'g'], 'g')
  await answer('e', ['d', 'c'], 'c')
  await Promise.all([late, refetched])
  expect(shown()).toEqual(['h', 'g'])
})

test('a page that comes after its list was dropped does not become the list', () => {
  const cache = makeCache()
  const [query, filter] = [TransactionsDocument, {}]
  cache.writeQuery({ query, variables: { filter, after: 'e' }, data: page(['d', 'c'], 'c') })
  expect(cache.readQuery({ query, variables: { filter } })).toBeNull()
})

test('a row that a live change moved up while its page was on the way is listed once', async () => {
  const { client, loadPage, shown, answer } = await open()
  const late = loadPage('e')
  upsertTransaction(client.cache, { ...row('d'), date: '2026-03-31', version: 2 })
  expect(shown()).toEqual(['d', 'f', 'e'])
  await answer('e', ['d', 'c'], 'c')
  await late
  expect(shown()).toEqual(['f', 'e', 'd', 'c'])
})

test('live changes show while a page is on the way, and after it was refused', async () => {
  const { client, list, loadPage, answer } = await open()
  const listed = () => list.getCurrentResult().data?.transactions?.edges?.map((edge) => edge?.node?.id)
  const late = loadPage('x')
  upsertTransaction(client.cache, row('h'))
  await expect.poll(listed).toEqual(['h', 'f', 'e'])
  await answer('x', ['d', 'c'], 'c')
  await late
  upsertTransaction(client.cache, row('g'))
  await expect.poll(listed).toEqual(['h', 'g', 'f', 'e'])
})

test('a page of another filter goes to the list of that filter', async () => {
  const { client, loadPage, shown, answer } = await open()
  const late = loadPage('e')
  const other = client.watchQuery({ query: TransactionsDocument, variables: { filter: { text: 'x' } } })
  other.subscribe({})
  await answer(undefined, ['e', 'b'], 'b')
  await answer('e', ['d', 'c'], 'c')
  await late
  expect(shown()).toEqual(['f', 'e', 'd', 'c'])
  expect(shown({ text: 'x' })).toEqual(['e', 'b'])
})

test('a page is requested once at a time, and again after a failure', async () => {
  const answers: PromiseWithResolvers<void>[] = []
  const request = () => {
    const answer = Promise.withResolvers<void>()
    answers.push(answer)
    return answer.promise
  }
  const load = makePageLoader()
  const [first, twice, other] = [load('all e', request), load('all e', request), load('march e', request)]
  expect(answers).toHaveLength(2)
  answers[0]?.reject(new Error('Not reached.'))
  answers[1]?.resolve()
  expect(await Promise.all([first, twice, other])).toEqual(['FAILED', 'REQUESTED', 'LOADED'])
  const refetched = load('all e', request)
  answers[2]?.resolve()
  expect(await refetched).toBe('LOADED')
})

async function open() {
  const pending: { after: unknown; send: (data: Record<string, unknown>) => void }[] = []
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const send = (data: Record<string, unknown>) => {
          observer.next({ data })
          observer.complete()
        }
        pending.push({ after: variables.after, send })
      }),
  )
  // Query deduplication would answer both equal requests with one response.
  const client = new ApolloClient({ cache: makeCache(), link, queryDeduplication: false })
  const answer = async (after: string | undefined, ids: readonly string[], endCursor: string) => {
    await expect.poll(() => pending.some((request) => request.after === after)).toBe(true)
    const at = pending.findIndex((request) => request.after === after)
    pending.splice(at, 1)[0]?.send(page(ids, endCursor))
    await new Promise((resolve) => setTimeout(resolve))
  }
  const list = client.watchQuery({ query: TransactionsDocument, variables: { filter: {} } })
  list.subscribe({})
  await answer(undefined, ['f', 'e'], 'e')
  const shown = (filter: TransactionFilter = {}) =>
    client.cache
      .readQuery({ query: TransactionsDocument, variables: { filter } })
      ?.transactions.edges.map(({ node }) => node.id)
  const loadPage = (after: string) => appendPage(client, TransactionsDocument, { filter: {}, after })
  return { client, list, loadPage, shown, answer }
}

function page(ids: readonly string[], endCursor: string | null) {
  return {
    transactions: {
      __typename: 'TransactionConnection' as const,
      correctedText: null,
      days: [],
      edges: ids.map((id) => ({ __typename: 'TransactionEdge' as const, node: row(id) })),
      pageInfo: { __typename: 'PageInfo' as const, endCursor, hasNextPage: endCursor !== null },
    },
  }
}

function row(id: string): TransactionRowFragment {
  const amount = { __typename: 'Money' as const, value: '1.00', currency: 'USD' }
  return {
    __typename: 'Transaction',
    id,
    type: 'EXPENSE',
    amount,
    baseAmount: amount,
    rate: '1',
    description: id,
    payee: id,
    note: '',
    date: `2026-03-0${'abcdefgh'.indexOf(id) + 1}`,
    category: null,
    createdBy: { __typename: 'Person', id: 'p', name: 'Ada' },
    authorName: 'Ada',
    isReviewed: true,
    paidBy: null,
    account: null,
    accountAmount: null,
    receiptIds: [],
    recurrenceId: null,
    setBy: [],
    splits: [],
    tags: [],
    version: 1,
  }
}
