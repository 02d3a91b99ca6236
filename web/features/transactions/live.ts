import { liveHistory } from '../../app/history/live.ts'
import type { RecordWriter } from '../../app/live/LedgerSubscription.tsx'
import { liveScreen } from '../../app/live/live-screens.ts'
import { refreshQuery } from '../../app/live/refresh-query.ts'
import { removeTransactions, upsertTransaction } from '../../app/records/transaction-cache.ts'
import {
  LedgerChangedWithTotalsAndHistoryDocument,
  LedgerChangedWithTotalsDocument,
  TransactionRowFragmentDoc,
  TransactionTotalsDocument,
} from '../../generated.ts'

export const transactionRecords: RecordWriter = {
  kind: 'TRANSACTION',
  queries: ['Transactions'],
  write: (cache, { id, transaction }) =>
    transaction ? upsertTransaction(cache, transaction) : removeTransactions(cache, [id]),
  isNews(cache, { transaction }) {
    if (!transaction) return false
    const held = cache.readFragment({
      id: `Transaction:${transaction.id}`,
      fragment: TransactionRowFragmentDoc,
      fragmentName: 'TransactionRow',
    })
    return held?.version !== transaction.version
  },
}

export const liveTotals = liveScreen({
  document: LedgerChangedWithTotalsDocument,
  writers: [refreshQuery(TransactionTotalsDocument)],
  combined: { with: liveHistory, document: LedgerChangedWithTotalsAndHistoryDocument },
})
