import { expect, test } from 'vitest'
import { makeCache } from '../../web/app/apollo/cache.ts'
import { freshnessOf } from '../../web/app/apollo/freshness.ts'
import { liveHistory } from '../../web/app/history/live.ts'
import { type ShownScreen, selectSubscription } from '../../web/app/live/live-screens.ts'
import { refreshQuery } from '../../web/app/live/refresh-query.ts'
import { liveRules } from '../../web/features/rules/live.ts'
import { liveTotals } from '../../web/features/transactions/live.ts'
import {
  LedgerChangedDocument,
  LedgerChangedWithTotalsAndHistoryDocument,
  ReceiptMatchingDocument,
  SampleDataDocument,
} from '../../web/generated.ts'

const shown = (screen: ShownScreen['screen'], variables: ShownScreen['variables']): ShownScreen => ({
  screen,
  variables,
  write: () => undefined,
})
const totals = shown(liveTotals, { filter: { text: 'lunch' } })
const history = shown(liveHistory, { kind: 'TRANSACTION', id: 't1' })
const rules = shown(liveRules, {})

test('without a live screen the subscription carries the changes alone', () => {
  const selected = selectSubscription(LedgerChangedDocument, [])
  expect(selected).toEqual({ document: LedgerChangedDocument, variables: {}, screens: [] })
})

test('one subscription carries what the latest screen shows', () => {
  const selected = selectSubscription(LedgerChangedDocument, [totals, rules])
  expect(selected).toEqual({ document: liveRules.document, variables: {}, screens: [rules] })
})

test.each([
  ['above', [totals, history]],
  ['below', [history, totals]],
])('a history %s the list of transactions shares one subscription with it', (_, screens) => {
  const { document, variables, screens: written } = selectSubscription(LedgerChangedDocument, screens)
  expect(document).toBe(LedgerChangedWithTotalsAndHistoryDocument)
  expect(variables).toEqual({ filter: { text: 'lunch' }, kind: 'TRANSACTION', id: 't1' })
  expect(written).toEqual(screens)
})

test('a message refreshes a query that has the same fields, without the variables of others', () => {
  const cache = makeCache()
  const sampleData = { __typename: 'SampleData' as const, state: 'SAMPLE' as const, count: 3 }
  refreshQuery(SampleDataDocument)(cache, { sampleData }, { month: '2026-03' })
  expect(cache.readQuery({ query: SampleDataDocument })).toEqual({ sampleData })
  expect(freshnessOf(cache).isFresh('SampleData', {})).toBe(true)
  expect(cache.readQuery({ query: ReceiptMatchingDocument })).toBeNull()
})
