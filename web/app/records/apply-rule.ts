import { useApolloClient } from '@apollo/client/react'
import { plural, t } from '@lingui/core/macro'
import { ApplyRuleDocument } from '../../generated.ts'
import { messageOf } from '../../shared/format/errors.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { useUndo } from '../undo/undo.ts'
import type { Answer } from '../undo/undoing.ts'

/** Maximum number of transactions that the server changes at once. */
const appliedAtOnce = 10_000

/** Returns a function that applies a rule to all existing transactions and shows a toast with Undo. */
export function useApplyRule(): (id: string) => Promise<void> {
  const client = useApolloClient()
  const { offerUndo } = useUndo()
  return async (id) => {
    const answers: Answer[] = []
    let count = 0
    try {
      for (let last = appliedAtOnce; last >= appliedAtOnce; count += last) {
        const answer = await client.mutate({ mutation: ApplyRuleDocument, variables: { id } })
        answers.push(answer)
        last = answer.data?.applyRule ?? 0
      }
    } catch (error) {
      showToast.error(messageOf(error))
      return
    }
    if (count === 0) {
      showToast.info(t`Nothing to change. Past transactions already match this rule or were set by hand.`)
    } else {
      offerUndo(t`${plural(count, { one: '# transaction changed', other: '# transactions changed' })}`, answers)
    }
  }
}
