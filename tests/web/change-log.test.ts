import { expect, test } from 'vitest'
import { makeCache } from '../../web/app/apollo/cache.ts'
import { updateHistory } from '../../web/app/history/live.ts'
import { updateChangeLog } from '../../web/features/change-log/live.ts'
import { readLogFilter, writeLogFilter } from '../../web/features/change-log/log-filter.ts'
import { ChangeLogDocument, HistoryDocument, type LogEntryFragment } from '../../web/generated.ts'

const filter = { origins: ['WEB' as const] }

test('new batches come first, undone batches change, and unloaded batches stay unloaded', () => {
  const cache = holding([9, 7, 5], true)
  expect(updateChangeLog(cache, filter, [entry(11), entry(10), { ...entry(7), isUndone: true }, entry(3)])).toEqual([
    'batch 11',
    'batch 10',
  ])
  expect(entriesIn(cache)).toEqual(['11', '10', '9', '7 undone', '5'])
  expect(updateChangeLog(cache, filter, [entry(11), entry(7)])).toEqual([])
  expect(entriesIn(cache)).toEqual(['11', '10', '9', '7', '5'])
})

test('a fully loaded log inserts every batch, and a log that is not cached stays untouched', () => {
  const cache = holding([9, 5], false)
  updateChangeLog(cache, filter, [entry(7), entry(3)])
  expect(entriesIn(cache)).toEqual(['9', '7', '5', '3'])
  expect(updateChangeLog(cache, {}, [entry(12)])).toEqual([])
  expect(cache.readQuery({ query: ChangeLogDocument, variables: { filter: {} } })).toBeNull()
})

test('the log and a history label the same batch differently', () => {
  const cache = holding([9], false)
  const variables = { kind: 'TRANSACTION' as const, id: 't' }
  const logged = (number: number) => ({ ...entry(number), summary: 'Deleted Lunch', count: 1, changes: [] })
  cache.writeQuery({ query: HistoryDocument, variables, data: { history: [logged(9)] } })
  updateHistory(cache, variables, [logged(10)])
  const { history } = cache.readQuery({ query: HistoryDocument, variables }) ?? { history: [] }
  expect(history.map(({ number, summary }) => [number, summary])).toEqual([
    [10, 'Deleted Lunch'],
    [9, 'Deleted Lunch'],
  ])
  expect(cache.readQuery({ query: ChangeLogDocument, variables: { filter } })?.changeLog.edges[0]?.node.summary).toBe(
    'Deleted 3 transactions',
  )
})

test('the filter is in the URL without invalid values', () => {
  const id = crypto.randomUUID()
  const address = `batch=${id}&who=${id}&through=web%2Crest&kind=receipt_link&action=created&from=2026-03-01&to=2026-03-31`
  const full = readLogFilter(new URLSearchParams(address))
  expect(full).toEqual({
    batchId: id,
    userId: id,
    origins: ['WEB', 'REST'],
    kinds: ['RECEIPT_LINK'],
    actions: ['CREATED'],
    from: '2026-03-01',
    to: '2026-03-31',
  })
  expect(writeLogFilter(full).toString()).toBe(address)
  const odd = 'batch=x&who=1&through=toString,hand&kind=&action=CONSTRUCTOR&from=2026-02-30&to=never'
  expect(readLogFilter(new URLSearchParams(odd))).toEqual({})
})

function entry(number: number): LogEntryFragment {
  return {
    __typename: 'ChangeBatch',
    id: `batch ${number}`,
    number,
    at: '2026-03-10T12:00:00.000Z',
    origin: 'WEB',
    summary: 'Deleted 3 transactions',
    mayUndo: true,
    isUndone: false,
    undoes: null,
    grantName: null,
    by: { __typename: 'Person', id: 'u1', name: 'Ada' },
  }
}

function holding(numbers: readonly number[], hasNextPage: boolean) {
  const cache = makeCache()
  const edges = numbers.map((number) => ({ __typename: 'ChangeBatchEdge' as const, node: entry(number) }))
  const pageInfo = { __typename: 'PageInfo' as const, hasNextPage, endCursor: String(numbers.at(-1)) }
  const changeLog = { __typename: 'ChangeLogConnection' as const, edges, pageInfo }
  cache.writeQuery({ query: ChangeLogDocument, variables: { filter }, data: { changeLog } })
  return cache
}

function entriesIn(cache: ReturnType<typeof makeCache>): string[] {
  const edges = cache.readQuery({ query: ChangeLogDocument, variables: { filter } })?.changeLog.edges ?? []
  return edges.map(({ node: { number, isUndone } }) => `${number}${isUndone ? ' undone' : ''}`)
}
