import { plural, t } from '@lingui/core/macro'
import { useState } from 'react'
import { useUndo } from '../../app/undo/undo.ts'
import type { Answer } from '../../app/undo/undoing.ts'
import {
  BudgetListDocument,
  type ReviewedStagedItemInput,
  type ReviewRowFragment,
  useApproveDocumentItemsMutation,
  useApproveStagedItemMutation,
  useDiscardStagedItemMutation,
} from '../../generated.ts'
import { messageOf } from '../../shared/format/errors.ts'
import { showToast } from '../../shared/overlays/toaster.ts'

type Decision = 'approved' | 'discarded'

interface LineDecisions {
  isBusy: boolean
  changesOf: (id: string) => ReviewedStagedItemInput
  errorOf: (id: string) => string | null
  change: (id: string, changes: ReviewedStagedItemInput) => void
  approve: (line: ReviewRowFragment) => Promise<void>
  discard: (line: ReviewRowFragment) => Promise<void>
  approveAll: () => Promise<void>
  discardAll: () => Promise<void>
}

/** Reviews the items of a list with their corrections. A rejected item stays and shows its error. */
export function useLineDecisions(documentId: string, lines: readonly ReviewRowFragment[]): LineDecisions {
  const [changes, setChanges] = useState<Readonly<Record<string, ReviewedStagedItemInput>>>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string | null>>>({})
  const [isBusy, setBusy] = useState(false)
  const [approveOne] = useApproveStagedItemMutation()
  const [approveItems] = useApproveDocumentItemsMutation({ refetchQueries: [BudgetListDocument] })
  const [discardOne] = useDiscardStagedItemMutation()
  const { offerUndo } = useUndo()

  const decide = async (
    chosen: readonly ReviewRowFragment[],
    decision: Decision,
    action: (line: ReviewRowFragment) => Promise<Answer>,
  ) => {
    if (isBusy) return
    setBusy(true)
    const answers: Answer[] = []
    for (const line of chosen) {
      try {
        answers.push(await action(line))
        setErrors((now) => ({ ...now, [line.id]: null }))
      } catch (error) {
        setErrors((now) => ({ ...now, [line.id]: messageOf(error) }))
      }
    }
    setBusy(false)
    const done = answers.length
    const [first] = chosen
    if (chosen.length > 1) showOutcome(decision, chosen.length, done, answers)
    else if (first && done > 0) {
      const { description } = first
      const what = decision === 'approved' ? t`${description} approved` : t`${description} discarded`
      offerUndo((count) => countedDecision(decision, count), answers, { what, row: `line ${decision}` })
    }
  }
  /** Shows one toast for several lines. */
  const showOutcome = (decision: Decision, all: number, done: number, answers: Answer | readonly Answer[]) => {
    const detail = done < all ? remainingText(decision, done, all) : undefined
    if (done > 0) offerUndo(countedDecision(decision, done), answers, { detail })
    else if (detail !== undefined) showToast.warning(detail)
  }
  /** Uses one request, so that the change log has one entry with one undo. */
  const approveAll = async () => {
    if (isBusy) return
    setBusy(true)
    const edits = pending.flatMap(({ id }) => (changes[id] ? [{ id, changes: changes[id] }] : []))
    try {
      const answer = await approveItems({ variables: { documentId, edits } })
      const { approved = 0, refusals = [] } = answer.data?.approveDocumentItems ?? {}
      setErrors(Object.fromEntries(refusals.map(({ itemId, reason }) => [itemId, reason])))
      showOutcome('approved', approved + refusals.length, approved, answer)
    } catch (error) {
      showToast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const approveLine = (line: ReviewRowFragment) => {
    const changed = changes[line.id] ?? {}
    const createCategory = line.category === null && !changed.categoryId
    return approveOne({ variables: { id: line.id, input: { ...changed, createCategory } } })
  }
  const discardLine = ({ id }: ReviewRowFragment) => discardOne({ variables: { id } })
  const pending = lines.filter(({ state }) => state === 'PENDING')

  return {
    isBusy,
    changesOf: (id) => changes[id] ?? {},
    errorOf: (id) => errors[id] ?? null,
    change: (id, next) => setChanges((now) => ({ ...now, [id]: { ...now[id], ...next } })),
    approve: (line) => decide([line], 'approved', approveLine),
    discard: (line) => decide([line], 'discarded', discardLine),
    approveAll,
    discardAll: () => decide(pending, 'discarded', discardLine),
  }
}

function countedDecision(decision: Decision, count: number): string {
  return decision === 'approved'
    ? t`${plural(count, { one: '# line approved', other: '# lines approved' })}`
    : t`${plural(count, { one: '# line discarded', other: '# lines discarded' })}`
}

function remainingText(decision: Decision, done: number, all: number): string {
  return decision === 'approved'
    ? t`${done} of ${all} lines approved. The others show what went wrong.`
    : t`${done} of ${all} lines discarded. The others show what went wrong.`
}
