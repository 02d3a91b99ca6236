import { useApolloClient } from '@apollo/client/react'
import { removeTransactions, upsertTransaction } from '../../app/ledger/patch-transactions.ts'
import { useUndo } from '../../app/undo/undo.ts'
import type { Answer } from '../../app/undo/undoing.ts'
import {
  CreateTransactionDocument,
  DeleteTransactionsDocument,
  type NewTransactionInput,
  type TransactionChangesInput,
  type TransactionRowFragment,
  TransactionToEditDocument,
  UpdateTransactionDocument,
} from '../../generated.ts'
import { countOf } from '../../shared/words.ts'

/** At most so many are deleted in one go; the server refuses more. */
const deletedAtOnce = 250

/**
 * What one does to transactions; each says with `done` that it is done, and offers to undo it. The lists on screen follow
 * at once; their sums come with the live change.
 */
export function useTransactionChanges() {
  const client = useApolloClient()
  const { offer } = useUndo()
  return {
    /** `key` is the same for each repetition of one deed, so that it is done once. */
    async create(input: NewTransactionInput, key: string, done: string): Promise<TransactionRowFragment> {
      const answer = await client.mutate({
        mutation: CreateTransactionDocument,
        variables: { input },
        context: { idempotencyKey: key },
        update: (cache, { data }) => data && upsertTransaction(cache, data.createTransaction),
      })
      offer(done, answer)
      return required(answer.data).createTransaction
    },

    /**
     * @param row of what is said: the next of its kind takes its place
     * @throws CombinedGraphQLErrors with the code CONFLICT when somebody saved a later version
     */
    async update(
      { id, version }: Pick<TransactionRowFragment, 'id' | 'version'>,
      changes: TransactionChangesInput,
      done: string,
      row?: string,
    ): Promise<TransactionRowFragment> {
      const answer = await client.mutate({
        mutation: UpdateTransactionDocument,
        variables: { id, changes, version },
        update: (cache, { data }) => data && upsertTransaction(cache, data.updateTransaction),
      })
      offer(done, answer, row ? { row } : {})
      return required(answer.data).updateTransaction
    },

    async remove(ids: readonly string[], done: string): Promise<void> {
      const answers: Answer[] = []
      const gone: string[] = []
      try {
        for (let at = 0; at < ids.length; at += deletedAtOnce) {
          const answer = await client.mutate({
            mutation: DeleteTransactionsDocument,
            variables: { ids: ids.slice(at, at + deletedAtOnce) },
            update: (cache, { data }) => data && removeTransactions(cache, data.deleteTransactions),
          })
          answers.push(answer)
          gone.push(...(answer.data?.deleteTransactions ?? []))
        }
      } finally {
        const words = gone.length === ids.length ? done : `${countOf(gone.length, 'transaction')} deleted`
        if (gone.length > 0) offer(words, answers)
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
