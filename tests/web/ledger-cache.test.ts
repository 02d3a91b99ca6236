import { expect, test } from 'vitest'
import { makeCache } from '../../web/app/apollo/cache.ts'
import { removeTransactions, upsertTransaction } from '../../web/app/records/transaction-cache.ts'
import { type TransactionFilter, type TransactionRowFragment, TransactionsDocument } from '../../web/generated.ts'

const groceries = {
  __typename: 'Category' as const,
  id: 'c1',
  name: 'Groceries',
  type: 'EXPENSE' as const,
  parentId: null,
  icon: 'shopping-basket',
  color: 1,
  position: 1,
  archived: false,
  isSystemCategory: true,
}

test('a new transaction comes before the older ones of its day and after the newer days', () => {
  const cache = listed({}, [row('b', '2026-03-10'), row('a', '2026-03-09'), row('c', '2026-03-08')])
  upsertTransaction(cache, row('d', '2026-03-09'))
  expect(idsIn(cache, {})).toEqual(['b', 'd', 'a', 'c'])
})

test('a transaction beyond the last loaded page arrives with a later page', () => {
  const cache = listed({}, [row('b', '2026-03-10')], true)
  upsertTransaction(cache, row('a', '2026-03-01'))
  expect(idsIn(cache, {})).toEqual(['b'])
})

test('a changed date moves a transaction, and one that no longer matches the filter is removed', () => {
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
  [{ text: 'zurich cafe' }, { description: 'Café Zürich' }, true],
  [{ text: 'zurich pub' }, { description: 'Café Zürich' }, false],
  [{ text: 'af' }, { description: 'Café' }, false],
  [{ text: 'lunch 12,5' }, { description: 'Lunch', baseAmount: money('12.50') }, true],
  [{ tagIds: ['t1'] }, { tags: [{ __typename: 'Tag', id: 't1', name: 'Trip', color: 1 }] }, true],
  [{ untagged: true }, { tags: [{ __typename: 'Tag', id: 't1', name: 'Trip', color: 1 }] }, false],
  [{ paidBy: 'p1' }, { paidBy: { __typename: 'Person', id: 'p1', name: 'Ada' } }, true],
  [{ paidBy: 'p1' }, {}, false],
  [{ createdBy: 'p1' }, {}, true],
  [{ createdBy: 'p2' }, {}, false],
  [{ isReviewed: false }, {}, false],
  [{ isReviewed: false }, { isReviewed: false }, true],
  [{ isRecurring: true }, { recurrenceId: 'r1' }, true],
  [{ isSplit: true }, { splits: [part('1.00', groceries)] }, true],
  [{ isSplit: false }, { splits: [part('1.00', groceries)] }, false],
  [{ categoryIds: ['c1'] }, { category: null, splits: [part('1.00', null), part('1.00', groceries)] }, true],
  [{ uncategorised: true }, { category: null, splits: [part('1.00', groceries)] }, false],
  [{ categoryIds: ['c0'], subcategories: true }, { category: { ...groceries, parentId: 'c0' } }, true],
  [{ ids: ['b'] }, {}, false],
])('the list of %j inserts a new transaction as the server would: %#', (filter, details, isListed) => {
  const cache = listed(filter, [])
  upsertTransaction(cache, { ...row('a', '2026-03-09'), ...details })
  expect(idsIn(cache, filter)).toEqual(isListed ? ['a'] : [])
})

test('a text filter keeps its matches by receipt merchant, which only the server can evaluate', () => {
  const filter = { text: 'rewe' }
  const cache = listed(filter, [{ ...row('a', '2026-03-09'), receiptIds: ['r1'] }])
  upsertTransaction(cache, { ...row('a', '2026-03-09'), receiptIds: ['r1'], note: 'Milk' })
  upsertTransaction(cache, { ...row('b', '2026-03-09'), receiptIds: ['r2'] })
  expect(idsIn(cache, filter)).toEqual(['a'])
})

test('a list with corrected search words inserts matching transactions', () => {
  const cache = makeCache()
  list(cache, { text: 'cofee' }, [], false, { correctedText: 'coffee' })
  upsertTransaction(cache, { ...row('a', '2026-03-09'), description: 'Coffee beans' })
  expect(idsIn(cache, { text: 'cofee' })).toEqual(['a'])
})

test('the sum of a partly loaded day follows the loaded data, or is unknown', () => {
  const filter = { categoryIds: ['c1'] }
  const open = () => {
    const cache = makeCache()
    const rows = [row('b', '2026-03-10'), row('a', '2026-03-09')]
    list(cache, filter, rows, true, {
      days: [
        ['2026-03-10', '-1.00'],
        ['2026-03-09', '-7.00'],
      ],
    })
    return cache
  }
  const sumOf = (cache: ReturnType<typeof makeCache>) =>
    cache
      .readQuery({ query: TransactionsDocument, variables: { filter } })
      ?.transactions.days.find(({ day }) => day === '2026-03-09')?.net.value

  const changed = open()
  const split = { category: null, splits: [part('0.40', groceries), part('4.60', null)], baseAmount: money('5.00') }
  upsertTransaction(changed, { ...row('a', '2026-03-09'), ...split })
  expect(sumOf(changed)).toBe('-6.40')
  upsertTransaction(changed, row('c', '2026-03-09'))
  expect(sumOf(changed)).toBe('-7.40')
  removeTransactions(changed, ['a'])
  expect(sumOf(changed)).toBe('-7.00')
  upsertTransaction(changed, row('d', '2026-01-01'))
  expect(sumOf(changed)).toBe('-7.00')

  const beyond = open()
  upsertTransaction(beyond, row('0', '2026-03-09'))
  expect(idsIn(beyond, filter)).toEqual(['b', 'a'])
  expect(sumOf(beyond)).toBeUndefined()
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
  { correctedText = null, days = [] }: { correctedText?: string | null; days?: [string, string][] } = {},
) {
  cache.writeQuery({
    query: TransactionsDocument,
    variables: { filter },
    data: {
      transactions: {
        __typename: 'TransactionConnection',
        correctedText,
        days: days.map(([day, net]) => ({ __typename: 'DayTotal' as const, day, net: money(net) })),
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
    payee: '',
    note: '',
    version: 1,
    rate: '1',
    splits: [],
    tags: [],
    paidBy: null,
    account: null,
    accountAmount: null,
    isReviewed: true,
    recurrenceId: null,
    setBy: [],
    receiptIds: [],
    amount: money('1.00'),
    baseAmount: money('1.00'),
    category: groceries,
    createdBy: { __typename: 'Person', id: 'p1', name: 'Ada' },
    authorName: 'Ada',
  }
}

function part(value: string, category: TransactionRowFragment['category']): TransactionRowFragment['splits'][number] {
  return { __typename: 'TransactionSplit', note: '', amount: money(value), baseAmount: money(value), category }
}

function money(value: string) {
  return { __typename: 'Money' as const, value, currency: 'USD' }
}
