import { useApolloClient } from '@apollo/client/react'
import { upsertTransaction } from '../../app/records/transaction-cache.ts'
import { useUndo } from '../../app/undo/undo.ts'
import {
  CreateTransactionDocument,
  type NewTransactionInput,
  type TransactionChangesInput,
  type TransactionRowFragment,
  TransactionToEditDocument,
  UpdateTransactionDocument,
} from '../../generated.ts'
import { useAlikeOffer } from './alike.ts'

/**
 * Returns functions that change transactions. Each shows the toast `done` with Undo and updates the cached lists. Live
 * changes update the totals.
 */
export function useTransactionChanges() {
  const client = useApolloClient()
  const { offerUndo } = useUndo()
  const offerAlike = useAlikeOffer()
  return {
    /** `key` is the idempotency key, which all retries of one creation share. */
    async create(input: NewTransactionInput, key: string, done: string): Promise<TransactionRowFragment> {
      const answer = await client.mutate({
        mutation: CreateTransactionDocument,
        variables: { input },
        context: { idempotencyKey: key },
        update: (cache, { data }) => data && upsertTransaction(cache, data.createTransaction),
      })
      offerUndo(done, answer)
      return required(answer.data).createTransaction
    },

    /**
     * @param row groups toasts. A toast replaces the previous one of its row.
     * @throws CombinedGraphQLErrors with the code CONFLICT if another user saved a later version
     */
    async update(
      { id, version, category }: Pick<TransactionRowFragment, 'id' | 'version' | 'category'>,
      changes: TransactionChangesInput,
      done: string | ((updated: TransactionRowFragment) => string),
      row?: string,
    ): Promise<TransactionRowFragment> {
      const answer = await client.mutate({
        mutation: UpdateTransactionDocument,
        variables: { id, changes, version },
        update: (cache, { data }) => data && upsertTransaction(cache, data.updateTransaction),
      })
      const { updateTransaction: updated } = required(answer.data)
      const toast = offerUndo(typeof done === 'string' ? done : done(updated), answer, row ? { row } : {})
      if (updated.category && updated.category.id !== category?.id)
        void offerAlike(toast, updated, category?.id ?? null)
      return updated
    },

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
