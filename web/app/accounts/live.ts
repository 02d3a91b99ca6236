import {
  AccountDetailsDocument,
  AccountsDocument,
  LedgerChangedWithAccountsDocument,
  LedgerChangedWithRegisterAndHistoryDocument,
  LedgerChangedWithRegisterDocument,
  TransactionTotalsDocument,
} from '../../generated.ts'
import { liveHistory } from '../history/live.ts'
import type { RecordWriter } from '../live/LedgerSubscription.tsx'
import { liveScreen } from '../live/live-screens.ts'
import { refreshQuery } from '../live/refresh-query.ts'
import { removeAccount, upsertAccount } from './account-cache.ts'

export const accountRecords: RecordWriter = {
  kind: 'ACCOUNT',
  queries: ['AccountChoices'],
  write: (cache, { id, account }) => (account ? upsertAccount(cache, account) : removeAccount(cache, id)),
}

export const liveAccounts = liveScreen({
  document: LedgerChangedWithAccountsDocument,
  writers: [refreshQuery(AccountsDocument)],
})

export const liveRegister = liveScreen({
  document: LedgerChangedWithRegisterDocument,
  writers: [
    refreshQuery(TransactionTotalsDocument),
    (cache, message, variables) => {
      // The page shows that a deleted account is gone.
      if (message.account) refreshQuery(AccountDetailsDocument)(cache, { account: message.account }, variables)
    },
  ],
  combined: { with: liveHistory, document: LedgerChangedWithRegisterAndHistoryDocument },
})
