import { useRef, useState } from 'react'
import { catchUp } from '../../../app/live/catch-up.ts'
import { useUndo } from '../../../app/undo/undo.ts'
import type { Answer } from '../../../app/undo/undoing.ts'
import {
  ChatMessagesDocument,
  type DraftRowFragment,
  useApproveStagedItemMutation,
  useDiscardStagedItemMutation,
} from '../../../generated.ts'
import { codeOf, messageOf } from '../../../shared/format/errors.ts'
import { pluralize } from '../../../shared/format/pluralize.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'

export interface DraftDecisions {
  isBusy: boolean
  approve: (drafts: readonly DraftRowFragment[]) => Promise<void>
  discard: (drafts: readonly DraftRowFragment[]) => Promise<void>
}

/** Approves and discards drafts one after the other. Each is saved separately. */
export function useDraftDecisions(): DraftDecisions {
  const [isBusy, setBusy] = useState(false)
  const isUnderway = useRef(false)
  const [approveOne, { client }] = useApproveStagedItemMutation()
  const [discardOne] = useDiscardStagedItemMutation()

  const { offerUndo } = useUndo()

  const each = async (
    drafts: readonly DraftRowFragment[],
    word: 'approved' | 'discarded',
    decide: (draft: DraftRowFragment) => Promise<Answer>,
  ) => {
    // A second click may arrive before the buttons are disabled.
    if (isUnderway.current) return
    isUnderway.current = true
    setBusy(true)
    const answers: Answer[] = []
    try {
      for (const draft of drafts) answers.push(await decide(draft))
    } catch (error) {
      // Another user decided first, so the row needs their result.
      if (codeOf(error) === 'CONFLICT') catchUp(client, ChatMessagesDocument)
      else showToast.error(messageOf(error))
    } finally {
      isUnderway.current = false
      setBusy(false)
      const [first] = drafts
      const what = answers.length === 1 ? first?.description : pluralize(answers.length, 'entry', 'entries')
      if (answers.length > 0) offerUndo(`${what} ${word}`, answers)
    }
  }
  return {
    isBusy,
    approve: (drafts) =>
      each(drafts, 'approved', ({ id, kind, category }) => {
        // A budget item without a matching category creates one of its name.
        const input = kind === 'BUDGET_LINE' && category === null ? { createCategory: true } : {}
        return approveOne({ variables: { id, input } })
      }),
    discard: (drafts) => each(drafts, 'discarded', ({ id }) => discardOne({ variables: { id } })),
  }
}
