import { useApolloClient } from '@apollo/client/react'
import { plural, t } from '@lingui/core/macro'
import { CreateRuleDocument, RuleEffectDocument, type RuleSuggestionRowFragment } from '../../generated.ts'
import { messageOf } from '../../shared/format/errors.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { usePermission } from '../session/permissions.ts'
import { useUndo } from '../undo/undo.ts'
import { useApplyRule } from './apply-rule.ts'

type NewRule = Pick<RuleSuggestionRowFragment, 'description' | 'type' | 'category'>

/** Returns a function that creates a rule for a description and offers to apply it to existing transactions. */
export function useAcceptRuleSuggestion(): (suggestion: NewRule) => Promise<void> {
  const client = useApolloClient()
  const { offerUndo } = useUndo()
  const mayApply = usePermission('TRANSACTIONS_WRITE')
  const apply = useApplyRule()
  return async ({ description, type, category }) => {
    const input = { text: description, match: 'IS', type, categoryId: category?.id ?? null } as const
    try {
      const answer = await client.mutate({ mutation: CreateRuleDocument, variables: { input } })
      const categoryName = category?.name
      const toast = offerUndo(
        categoryName ? t`Rule added: “${description}” goes to ${categoryName}` : t`Rule added for “${description}”`,
        answer,
      )
      const id = answer.data?.createRule.id
      if (!id || !mayApply) return
      const { data } = await client.query({
        query: RuleEffectDocument,
        variables: { input, id },
        fetchPolicy: 'no-cache',
      })
      const changing = data?.rulePreview.changing ?? 0
      const label = t`${plural(changing, { one: 'Update # past transaction', other: 'Update # past transactions' })}`
      if (changing > 0) showToast.addActions(toast, [{ label, onClick: () => void apply(id) }])
    } catch (error) {
      showToast.error(messageOf(error))
    }
  }
}
