import { useRef, useState } from 'react'
import {
  ChatMessagesDocument,
  type DraftRowFragment,
  useApproveStagedItemMutation,
  useDiscardStagedItemMutation,
} from '../../generated.ts'
import { codeOf, messageOf } from '../../shared/errors.ts'
import { say } from '../../shared/toaster.ts'

export interface DraftDecisions {
  isBusy: boolean
  approve: (drafts: readonly DraftRowFragment[]) => Promise<void>
  discard: (drafts: readonly DraftRowFragment[]) => Promise<void>
}

/** Approves and discards what was proposed: one after the other, each saved, or not, as a whole. */
export function useDraftDecisions(): DraftDecisions {
  const [isBusy, setBusy] = useState(false)
  const isUnderway = useRef(false)
  const [approveOne, { client }] = useApproveStagedItemMutation()
  const [discardOne] = useDiscardStagedItemMutation()

  const each = async (drafts: readonly DraftRowFragment[], decide: (draft: DraftRowFragment) => Promise<unknown>) => {
    // A second press may come before the buttons are drawn as disabled.
    if (isUnderway.current) return
    isUnderway.current = true
    setBusy(true)
    try {
      for (const draft of drafts) await decide(draft)
    } catch (error) {
      // Somebody was faster: the row says what became of it.
      if (codeOf(error) !== 'CONFLICT') say.error(messageOf(error))
      await client.refetchQueries({ include: [ChatMessagesDocument] })
    } finally {
      isUnderway.current = false
      setBusy(false)
    }
  }
  return {
    isBusy,
    approve: (drafts) =>
      each(drafts, ({ id, kind, category }) => {
        // A line of a plan that no category fits makes the one of its name.
        const input = kind === 'BUDGET_LINE' && category === null ? { createCategory: true } : {}
        return approveOne({ variables: { id, input } })
      }),
    discard: (drafts) => each(drafts, ({ id }) => discardOne({ variables: { id } })),
  }
}
