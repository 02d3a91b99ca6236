import { useApolloClient } from '@apollo/client/react'
import { plural, t } from '@lingui/core/macro'
import { removeTransactions } from '../../../app/records/transaction-cache.ts'
import { useUndo } from '../../../app/undo/undo.ts'
import type { Answer } from '../../../app/undo/undoing.ts'
import {
  type BulkChangesInput,
  DeleteTransactionsMatchingDocument,
  type TransactionFilter,
  UpdateTransactionsMatchingDocument,
} from '../../../generated.ts'

/** Returns the toast for a number of changed transactions: "3 transactions moved to Groceries". */
export type DescribeChanged = (count: number) => string

export interface BulkTarget {
  /** Applies to all matching transactions if `ids` is null. */
  filter: TransactionFilter
  ids: readonly string[] | null
  count: number
}

/** Maximum number of ids in a filter that the server accepts. */
const namedAtOnce = 250

/**
 * Returns functions that change many transactions. Each change is one action with one Undo. Live changes update lists
 * and totals.
 */
export function useBulkChanges() {
  const client = useApolloClient()
  const { offerUndo } = useUndo()

  return {
    /** @throws CombinedGraphQLErrors with the code CONFLICT if the number of transactions has changed */
    async change(target: BulkTarget, changes: BulkChangesInput, done: DescribeChanged): Promise<void> {
      const answers: Answer[] = []
      const sums = { count: 0, splitsLeft: 0 }
      try {
        for (const { filter, count } of variablesOf(target)) {
          const answer = await client.mutate({
            mutation: UpdateTransactionsMatchingDocument,
            variables: { filter, count, changes },
          })
          answers.push(answer)
          const part = answer.data?.updateTransactionsMatching
          for (const name of ['count', 'splitsLeft'] as const) sums[name] += part?.[name] ?? 0
        }
      } finally {
        if (answers.length > 0) offerUndo(formatChanges(sums, done), sums.count > 0 ? answers : [])
      }
    },

    /** @throws CombinedGraphQLErrors with the code CONFLICT if the number of transactions has changed */
    async remove(target: BulkTarget, done: string): Promise<void> {
      const answers: Answer[] = []
      try {
        for (const { filter, count } of variablesOf(target)) {
          const answer = await client.mutate({
            mutation: DeleteTransactionsMatchingDocument,
            variables: { filter, count },
            update: (cache, { data }) => data && filter.ids && removeTransactions(cache, filter.ids),
          })
          answers.push(answer)
        }
      } finally {
        if (answers.length > 0) offerUndo(done, answers)
      }
    },
  }
}

function variablesOf({ filter, ids, count }: BulkTarget): { filter: TransactionFilter; count: number }[] {
  if (!ids) return [{ filter, count }]
  return Array.from({ length: Math.ceil(ids.length / namedAtOnce) }, (_, part) => {
    const named = ids.slice(part * namedAtOnce, (part + 1) * namedAtOnce)
    return { filter: { ids: named }, count: named.length }
  })
}

function formatChanges({ count, splitsLeft }: Record<'count' | 'splitsLeft', number>, done: DescribeChanged) {
  const labels = [
    count > 0 ? done(count) : t`Nothing changed`,
    splitsLeft > 0 &&
      t`${plural(splitsLeft, { one: '# split transaction unchanged', other: '# split transactions unchanged' })}`,
  ]
  return labels.filter(Boolean).join(' · ')
}
