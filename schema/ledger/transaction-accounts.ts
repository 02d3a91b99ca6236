import { listBalancesAfter } from '../../server/ledger/accounts/read.ts'
import { builder } from '../builder.ts'
import { createLoader } from '../loaders.ts'
import { MoneyObject } from '../scalars.ts'
import { AccountObject, loadAccount } from './accounts.ts'
import { TransactionObject } from './transactions.ts'

const loadBalanceAfter = createLoader(
  (context, ids) => listBalancesAfter(context.tenant, ids),
  ({ transactionId }) => transactionId,
  ([balance]) => balance?.minor ?? null,
)

builder.objectFields(TransactionObject, (t) => ({
  account: t.field({
    type: AccountObject,
    nullable: true,
    description: 'The account that the transaction changes. Null if none was given.',
    extensions: { reads: ['accountId'] },
    resolve: ({ accountId }, _, context) => (accountId === null ? null : loadAccount(context, accountId)),
  }),
  accountAmount: t.field({
    type: MoneyObject,
    nullable: true,
    description: 'The amount in the currency of the account, always positive.',
    extensions: { reads: ['accountId', 'accountAmountMinor'] },
    resolve: async ({ accountId, accountAmountMinor }, _, context) => {
      const account = accountId === null ? null : await loadAccount(context, accountId)
      return account && accountAmountMinor !== null ? { minor: accountAmountMinor, currency: account.currency } : null
    },
  }),
  accountBalance: t.field({
    type: MoneyObject,
    nullable: true,
    description:
      'The balance of the account directly after the transaction: a list of one account shows a running balance.',
    extensions: { reads: ['accountId'] },
    resolve: async ({ id, accountId }, _, context) => {
      if (accountId === null) return null
      const [account, minor] = await Promise.all([loadAccount(context, accountId), loadBalanceAfter(context, id)])
      return account && minor !== null ? { minor, currency: account.currency } : null
    },
  }),
}))
