import { useApolloClient } from '@apollo/client/react'
import { removeTransactions } from '../../../app/records/transaction-cache.ts'
import { useUndo } from '../../../app/undo/undo.ts'
import type { Answer } from '../../../app/undo/undoing.ts'
import {
  type BulkChangesInput,
  DeleteTransactionsMatchingDocument,
  type TransactionFilter,
  UpdateTransactionsMatchingDocument,
} from '../../../generated.ts'
import { pluralize } from '../../../shared/format/pluralize.ts'

/** The transactions that something is done to at once. */
export interface BulkTarget {
  /** All that pass it, where there are no ids. */
  filter: TransactionFilter
  ids: readonly string[] | null
  count: number
}

/** At most so many are named in one filter; the server refuses more. */
const namedAtOnce = 250

/**
 * What one does to many transactions: all of it is one action on the server, with one Undo. Lists and sums follow with the
 * live change.
 */
export function useBulkChanges() {
  const client = useApolloClient()
  const { offer } = useUndo()

  return {
    /**
     * @param done what is said of those that were changed: "now in Groceries"
     * @throws CombinedGraphQLErrors with the code CONFLICT when they are more or fewer by now
     */
    async change(target: BulkTarget, changes: BulkChangesInput, done: string): Promise<void> {
      const answers: Answer[] = []
      const sums = { count: 0, splitsLeft: 0, othersLeft: 0 }
      try {
        for (const { filter, count } of partsOf(target)) {
          const answer = await client.mutate({
            mutation: UpdateTransactionsMatchingDocument,
            variables: { filter, count, changes },
          })
          answers.push(answer)
          const part = answer.data?.updateTransactionsMatching
          for (const name of ['count', 'splitsLeft', 'othersLeft'] as const) sums[name] += part?.[name] ?? 0
        }
      } finally {
        if (answers.length > 0) offer(wordsOf(sums, done), sums.count > 0 ? answers : [])
      }
    },

    /** @throws CombinedGraphQLErrors with the code CONFLICT when they are more or fewer by now */
    async remove(target: BulkTarget, done: string): Promise<void> {
      const answers: Answer[] = []
      try {
        for (const { filter, count } of partsOf(target)) {
          const answer = await client.mutate({
            mutation: DeleteTransactionsMatchingDocument,
            variables: { filter, count },
            update: (cache, { data }) => data && filter.ids && removeTransactions(cache, filter.ids),
          })
          answers.push(answer)
        }
      } finally {
        if (answers.length > 0) offer(done, answers)
      }
    },
  }
}

function partsOf({ filter, ids, count }: BulkTarget): { filter: TransactionFilter; count: number }[] {
  if (!ids) return [{ filter, count }]
  return Array.from({ length: Math.ceil(ids.length / namedAtOnce) }, (_, part) => {
    const named = ids.slice(part * namedAtOnce, (part + 1) * namedAtOnce)
    return { filter: { ids: named }, count: named.length }
  })
}

function wordsOf(
  { count, splitsLeft, othersLeft }: Record<'count' | 'splitsLeft' | 'othersLeft', number>,
  done: string,
) {
  const words = [
    count > 0 ? `${pluralize(count, 'transaction')} ${done}` : 'Nothing to change',
    splitsLeft > 0 && `${pluralize(splitsLeft, 'split')} kept ${splitsLeft === 1 ? 'its' : 'their'} parts`,
    othersLeft > 0 && `${othersLeft} of the other type left as ${othersLeft === 1 ? 'it was' : 'they were'}`,
  ]
  return words.filter(Boolean).join(' · ')
}
