import { useApolloClient } from '@apollo/client/react'
import { t } from '@lingui/core/macro'
import { useApplyRule } from '../../app/records/apply-rule.ts'
import { useUndo } from '../../app/undo/undo.ts'
import {
  CreateRuleDocument,
  CreateTagOfRuleDocument,
  DeclineRuleSuggestionDocument,
  DeleteRuleDocument,
  EnableRuleDocument,
  OrderRulesDocument,
  type RuleRowFragment,
  type RuleSuggestionRowFragment,
  RulesDocument,
  UpdateRuleDocument,
} from '../../generated.ts'
import type { TagChoice } from '../../shared/controls/TagPicker.tsx'
import { messageOf } from '../../shared/format/errors.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { inputOf, type RuleValues } from './rule-values.ts'

/**
 * Returns functions that change rules. Each shows a toast with Undo, and live changes update the lists. Functions for
 * forms throw the server's error, and the others show it.
 */
export function useRuleChanges() {
  const client = useApolloClient()
  const { offerUndo } = useUndo()

  const withErrorToast = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      showToast.error(messageOf(error))
    }
  }
  const withTags = async (values: RuleValues): Promise<RuleValues> => {
    const make = async (tag: TagChoice): Promise<TagChoice> => {
      if (tag.id !== null) return tag
      const { data } = await client.mutate({ mutation: CreateTagOfRuleDocument, variables: { name: tag.name } })
      return data?.createTag ?? tag
    }
    return { ...values, tags: await Promise.all(values.tags.map(make)) }
  }
  const decline = (id: string, declined: boolean) =>
    client.mutate({ mutation: DeclineRuleSuggestionDocument, variables: { id, declined } })

  return {
    /** Resolves to the id of the rule. */
    async create(values: RuleValues): Promise<string> {
      const input = inputOf(await withTags(values))
      const answer = await client.mutate({ mutation: CreateRuleDocument, variables: { input } })
      offerUndo(t`Rule created`, answer)
      return answer.data?.createRule.id ?? ''
    },
    async update({ id, version }: RuleRowFragment, values: RuleValues): Promise<string> {
      const input = inputOf(await withTags(values))
      offerUndo(t`Rule saved`, await client.mutate({ mutation: UpdateRuleDocument, variables: { id, input, version } }))
      return id
    },
    apply: useApplyRule(),
    enable: (id: string, enabled: boolean) =>
      withErrorToast(async () =>
        offerUndo(
          enabled ? t`Rule turned on` : t`Rule turned off`,
          await client.mutate({ mutation: EnableRuleDocument, variables: { id, enabled } }),
        ),
      ),
    order: (rules: readonly RuleRowFragment[]) =>
      withErrorToast(() =>
        client.mutate({
          mutation: OrderRulesDocument,
          variables: { ids: rules.map(({ id }) => id) },
          optimisticResponse: { orderRules: [...rules] },
          update: (cache, { data }) =>
            data && cache.writeQuery({ query: RulesDocument, data: { rules: [...data.orderRules] } }),
        }),
      ),
    async remove(id: string) {
      offerUndo(t`Rule deleted`, await client.mutate({ mutation: DeleteRuleDocument, variables: { id } }))
    },
    decline: ({ id, description }: RuleSuggestionRowFragment) =>
      withErrorToast(async () => {
        await decline(id, true)
        const action = { label: t`Undo`, onClick: () => void withErrorToast(() => decline(id, false)) }
        showToast.success(t`Suggestion for “${description}” dismissed`, { action })
      }),
  }
}
