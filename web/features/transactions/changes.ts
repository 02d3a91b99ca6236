import { useApolloClient } from '@apollo/client/react'
import { t } from '@lingui/core/macro'
import { useAcceptRuleSuggestion } from '../../app/records/rule-suggestions.ts'
import { upsertTransaction } from '../../app/records/transaction-cache.ts'
import { useUndo } from '../../app/undo/undo.ts'
import {
  CreateTransactionDocument,
  type NewTransactionInput,
  type RuleSuggestionRowFragment,
  type TransactionChangesInput,
  type TransactionRowFragment,
  TransactionToEditDocument,
  UpdateTransactionDocument,
} from '../../generated.ts'
import { showToast } from '../../shared/overlays/toaster.ts'

/**
 * Returns functions that change transactions. Each shows the toast `done` with Undo and updates the cached lists. Live
 * changes update the totals.
 */
export function useTransactionChanges() {
  const client = useApolloClient()
  const { offerUndo } = useUndo()
  const suggestRule = useRuleSuggestion()
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
      offerUndo(done, answer, row ? { row } : {})
      const { suggestedRule, ...updated } = required(answer.data).updateTransaction
      suggestRule(suggestedRule)
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

/**
 * Offers a rule once after two equal corrections: "Always categorise “SBB Mobile” as Transport?" An unanswered offer stays
 * among the suggested rules.
 */
function useRuleSuggestion(): (suggestion: RuleSuggestionRowFragment | null) => void {
  const accept = useAcceptRuleSuggestion()
  return (suggestion) => {
    if (suggestion?.times !== 2 || !suggestion.category) return
    const { description } = suggestion
    const category = suggestion.category.name
    const action = { label: t`Create rule`, onClick: () => void accept(suggestion) }
    showToast.info(t`Always categorise “${description}” as ${category}?`, { action })
  }
}
