import { expect, test } from 'vitest'
import { makeCache } from '../../web/app/cache.ts'
import { removeTransactions, upsertTransaction } from '../../web/app/ledger/patch-transactions.ts'
import { type TransactionFilter, type TransactionRowFragment, TransactionsDocument } from '../../web/generated.ts'

const groceries = {
  __typename: 'Category' as const,
  id: 'c1',
  name: 'Groceries',
  type: 'EXPENSE' as const,
  icon: 'shopping-basket',
  color: 1,
  position: 1,
  archived: false,
  isSystemCategory: true,
}

test('a new transaction stands before the older ones of its day and after the newer days', () => {
  const cache = listed({}, [row('b', '2026-03-10'), row('a', '2026-03-09'), row('c', '2026-03-08')])
  upsertTransaction(cache, row('d', '2026-03-09'))
  expect(idsIn(cache, {})).toEqual(['b', 'd', 'a', 'c'])
})

test('what belongs beyond the last page that was loaded comes with a later page', () => {
  const cache = listed({}, [row('b', '2026-03-10')], true)
  upsertTransaction(cache, row('a', '2026-03-01'))
  expect(idsIn(cache, {})).toEqual(['b'])
})

test('a changed date moves a transaction, and a filter that it no longer passes lets it go', () => {
  const march = { from: '2026-03-01', to: '2026-03-31' }
  const cache = listed(march, [row('b', '2026-03-10'), row('a', '2026-03-09')])
  upsertTransaction(cache, row('a', '2026-03-11'))
  expect(idsIn(cache, march)).toEqual(['a', 'b'])
  upsertTransaction(cache, row('a', '2026-04-01'))
  expect(idsIn(cache, march)).toEqual(['b'])
})

test.each<[TransactionFilter, Partial<TransactionRowFragment>, boolean]>([
  [{ text: ' BAKERY' }, { description: 'Corner Bakery' }, true],
  [{ text: 'jonas' }, { note: 'Birthday, Jonas' }, true],
  [{ text: 'x' }, {}, false],
  [{ min: '5' }, { baseAmount: money('4.99') }, false],
  [{ min: '5', max: '5.00' }, { baseAmount: money('5') }, true],
  [{ uncategorised: true }, { category: null }, true],
  [{ uncategorised: true }, {}, false],
  [{ categoryIds: ['c1'], uncategorised: true }, {}, true],
  [{ categoryIds: ['c2'] }, {}, false],
  [{ type: 'INCOME' }, {}, false],
  [{ hasReceipt: true }, { receiptIds: ['r'] }, true],
  [{ hasReceipt: false }, { receiptIds: ['r'] }, false],
])('the list of %j takes a new transaction as the server would: %#', (filter, details, isListed) => {
  const cache = listed(filter, [])
  upsertTransaction(cache, { ...row('a', '2026-03-09'), ...details })
  expect(idsIn(cache, filter)).toEqual(isListed ? ['a'] : [])
})

test('a deleted transaction leaves every list', () => {
  const cache = listed({}, [row('b', '2026-03-10'), row('a', '2026-03-09')])
  list(cache, { type: 'EXPENSE' }, [row('a', '2026-03-09')])
  removeTransactions(cache, ['a'])
  expect(idsIn(cache, {})).toEqual(['b'])
  expect(idsIn(cache, { type: 'EXPENSE' })).toEqual([])
})

function listed(filter: TransactionFilter, rows: TransactionRowFragment[], hasNextPage = false) {
  const cache = makeCache()
  list(cache, filter, rows, hasNextPage)
  return cache
}

function list(
  cache: ReturnType<typeof makeCache>,
  filter: TransactionFilter,
  rows: TransactionRowFragment[],
  hasNextPage = false,
) {
  cache.writeQuery({
    query: TransactionsDocument,
    variables: { filter },
    data: {
      transactions: {
        __typename: 'TransactionConnection',
        edges: rows.map((node) => ({ __typename: 'TransactionEdge' as const, node })),
        pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage },
      },
    },
  })
}

function idsIn(cache: ReturnType<typeof makeCache>, filter: TransactionFilter) {
  const held = cache.readQuery({ query: TransactionsDocument, variables: { filter } })
  return held?.transactions.edges.map(({ node }) => node.id)
}

function row(id: string, date: string): TransactionRowFragment {
  return {
    __typename: 'Transaction',
    id,
    type: 'EXPENSE',
    date,
    description: '',
    note: '',
    version: 1,
    rate: '1',
    splits: [],
    tags: [],
    paidBy: null,
    isReviewed: true,
    recurrenceId: null,
    setBy: [],
    receiptIds: [],
    amount: money('1.00'),
    baseAmount: money('1.00'),
    category: groceries,
    createdBy: { __typename: 'Person', id: 'p1', name: 'Ada' },
  }
}

function money(value: string) {
  return { __typename: 'Money' as const, value, currency: 'USD' }
}
