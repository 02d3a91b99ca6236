import { useApolloClient } from '@apollo/client/react'
import { removeTransactions, upsertTransaction } from '../../app/ledger/patch-transactions.ts'
import {
  CreateTransactionDocument,
  DeleteTransactionsDocument,
  type NewTransactionInput,
  type TransactionChangesInput,
  type TransactionRowFragment,
  TransactionToEditDocument,
  UpdateTransactionDocument,
} from '../../generated.ts'

/** At most so many are deleted in one go; the server refuses more. */
const deletedAtOnce = 250

/** What one does to transactions. The lists on screen follow at once; their sums come with the live change. */
export function useTransactionChanges() {
  const client = useApolloClient()
  return {
    /** `key` is the same for each repetition of one deed, so that it is done once. */
    async create(input: NewTransactionInput, key: string): Promise<TransactionRowFragment> {
      const { data } = await client.mutate({
        mutation: CreateTransactionDocument,
        variables: { input },
        context: { idempotencyKey: key },
        update: (cache, { data }) => data && upsertTransaction(cache, data.createTransaction),
      })
      return required(data).createTransaction
    },

    /** @throws CombinedGraphQLErrors with the code CONFLICT when somebody saved a later version */
    async update(id: string, changes: TransactionChangesInput, version: number): Promise<TransactionRowFragment> {
      const { data } = await client.mutate({
        mutation: UpdateTransactionDocument,
        variables: { id, changes, version },
        update: (cache, { data }) => data && upsertTransaction(cache, data.updateTransaction),
      })
      return required(data).updateTransaction
    },

    async remove(ids: readonly string[]): Promise<void> {
      for (let at = 0; at < ids.length; at += deletedAtOnce) {
        await client.mutate({
          mutation: DeleteTransactionsDocument,
          variables: { ids: ids.slice(at, at + deletedAtOnce) },
          update: (cache, { data }) => data && removeTransactions(cache, data.deleteTransactions),
        })
      }
    },

    /** A transaction as the server has it now. */
    async fetch(id: string): Promise<TransactionRowFragment> {
      const { data } = await client.query({
        query: TransactionToEditDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      })
      return required(data).transaction
    },
  }
}

function required<Data>(data: Data | undefined | null): Data {
  if (!data) throw new Error('The answer came back empty.')
  return data
}
