import { useApolloClient } from '@apollo/client/react'
import { t } from '@lingui/core/macro'
import { CreateRuleDocument, type RuleSuggestionRowFragment } from '../../generated.ts'
import { messageOf } from '../../shared/format/errors.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { useUndo } from '../undo/undo.ts'

export function useAcceptRuleSuggestion(): (suggestion: RuleSuggestionRowFragment) => Promise<void> {
  const client = useApolloClient()
  const { offerUndo } = useUndo()
  return async ({ description, type, category }) => {
    const input = { text: description, match: 'IS', type, categoryId: category?.id ?? null } as const
    try {
      const answer = await client.mutate({ mutation: CreateRuleDocument, variables: { input } })
      const categoryName = category?.name
      offerUndo(
        categoryName ? t`Rule added: “${description}” goes to ${categoryName}` : t`Rule added for “${description}”`,
        answer,
      )
    } catch (error) {
      showToast.error(messageOf(error))
    }
  }
}
