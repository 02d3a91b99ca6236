import { useApolloClient } from '@apollo/client/react'
import { plural, t } from '@lingui/core/macro'
import { useAcceptRuleSuggestion } from '../../app/records/rule-suggestions.ts'
import { usePermission } from '../../app/session/permissions.ts'
import {
  AlikeTransactionsDocument,
  type AlikeTransactionsQuery,
  type TransactionFilter,
  type TransactionRowFragment,
} from '../../generated.ts'
import { messageOf } from '../../shared/format/errors.ts'
import { showToast, type ToastAction } from '../../shared/overlays/toaster.ts'
import { useBulkChanges } from './bulk/bulk-changes.ts'
import { describeMoved } from './bulk/bulk-labels.ts'

/**
 * Adds buttons to the toast of a changed category: "Also 11 others from AMAZON" changes the other transactions with the
 * same payee that have no category or the former one, and "Always" creates a rule.
 */
export function useAlikeOffer() {
  const client = useApolloClient()
  const mayPlan = usePermission('PLANS_WRITE')
  const accept = useAcceptRuleSuggestion()
  const { change } = useBulkChanges()

  return async (toast: string, updated: TransactionRowFragment, formerId: string | null): Promise<void> => {
    const { payee, type, category } = updated
    if (!payee || !category) return
    const filter: TransactionFilter = {
      payee,
      type,
      uncategorised: true,
      isSplit: false,
      ...(formerId && { categoryIds: [formerId] }),
    }
    const answer = await client
      .query({ query: AlikeTransactionsDocument, variables: { filter }, fetchPolicy: 'no-cache' })
      .catch(() => null)
    if (!answer?.data) return
    const { transactionTotals, rules } = answer.data
    const { count } = transactionTotals
    const also = async () => {
      try {
        await change({ filter, ids: null, count }, { categoryId: category.id }, describeMoved(category.name))
      } catch (error) {
        showToast.error(messageOf(error))
      }
    }
    const label = t`${plural(count, { one: `Also # other from ${payee}`, other: `Also # others from ${payee}` })}`
    const isRulable = mayPlan && category.type === type && !hasRule(rules, payee, category.id)
    const further: ToastAction[] = [
      ...(count > 0 ? [{ label, onClick: () => void also() }] : []),
      ...(isRulable ? [{ label: t`Always`, onClick: () => void accept({ description: payee, type, category }) }] : []),
    ]
    if (further.length > 0) showToast.addActions(toast, further)
  }
}

function hasRule(rules: AlikeTransactionsQuery['rules'], payee: string, categoryId: string): boolean {
  return rules.some(
    ({ text, match, category }) =>
      match === 'IS' && text?.toLowerCase() === payee.toLowerCase() && category?.id === categoryId,
  )
}
