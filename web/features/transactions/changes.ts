import { useApolloClient } from '@apollo/client/react'
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
 * What one does to transactions; each says with `done` that it is done, and offers to undo it. The lists on screen follow
 * at once; their sums come with the live change.
 */
export function useTransactionChanges() {
  const client = useApolloClient()
  const { offer } = useUndo()
  const offerRule = useRuleOffer()
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
      const { suggestedRule, ...updated } = required(answer.data).updateTransaction
      offerRule(suggestedRule)
      return updated
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

/**
 * Asks, once, where a person has corrected the same twice: "Always put “SBB Mobile” into Transport?" Who does not answer
 * finds it among the rules.
 */
function useRuleOffer(): (suggestion: RuleSuggestionRowFragment | null) => void {
  const accept = useAcceptRuleSuggestion()
  return (suggestion) => {
    if (suggestion?.times !== 2 || !suggestion.category) return
    const action = { label: 'Yes, always', onClick: () => void accept(suggestion) }
    showToast.info(`Always put “${suggestion.description}” into ${suggestion.category.name}?`, { action })
  }
}
