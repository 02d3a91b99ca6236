import { plural, t } from '@lingui/core/macro'
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
    doneText: (name: string, count: number) => string,
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
      if (first && answers.length > 0) offerUndo(doneText(first.description, answers.length), answers)
    }
  }
  return {
    isBusy,
    approve: (drafts) =>
      each(drafts, approvedText, ({ id, kind, category }) => {
        // A budget item without a matching category creates one of its name.
        const input = kind === 'BUDGET_LINE' && category === null ? { createCategory: true } : {}
        return approveOne({ variables: { id, input } })
      }),
    discard: (drafts) => each(drafts, discardedText, ({ id }) => discardOne({ variables: { id } })),
  }
}

const approvedText = (name: string, count: number) =>
  count === 1 ? t`${name} approved` : plural(count, { one: '# item approved', other: '# items approved' })

const discardedText = (name: string, count: number) =>
  count === 1 ? t`${name} discarded` : plural(count, { one: '# item discarded', other: '# items discarded' })
