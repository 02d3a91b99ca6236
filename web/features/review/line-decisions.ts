import { useState } from 'react'
import { useUndo } from '../../app/undo/undo.ts'
import type { Answer } from '../../app/undo/undoing.ts'
import {
  type ReviewedStagedItemInput,
  type ReviewRowFragment,
  useApproveStagedItemMutation,
  useDiscardStagedItemMutation,
} from '../../generated.ts'
import { messageOf } from '../../shared/errors.ts'
import { say } from '../../shared/toaster.ts'
import { countOf } from '../../shared/words.ts'

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

/** Decides on the lines of a list, each with what was changed of it. One that is refused says why and stays. */
export function useLineDecisions(lines: readonly ReviewRowFragment[]): LineDecisions {
  const [changes, setChanges] = useState<Readonly<Record<string, ReviewedStagedItemInput>>>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string | null>>>({})
  const [isBusy, setBusy] = useState(false)
  const [approveOne] = useApproveStagedItemMutation()
  const [discardOne] = useDiscardStagedItemMutation()
  const { offer } = useUndo()

  const decide = async (
    chosen: readonly ReviewRowFragment[],
    word: 'approved' | 'discarded',
    deed: (line: ReviewRowFragment) => Promise<Answer>,
  ) => {
    if (isBusy) return
    setBusy(true)
    const answers: Answer[] = []
    for (const line of chosen) {
      try {
        answers.push(await deed(line))
        setErrors((now) => ({ ...now, [line.id]: null }))
      } catch (error) {
        setErrors((now) => ({ ...now, [line.id]: messageOf(error) }))
      }
    }
    setBusy(false)
    const done = answers.length
    const [first] = chosen
    if (chosen.length > 1 && done > 0) offer(`${countOf(done, 'line')} ${word}`, answers)
    else if (first && done > 0) {
      const what = `${first.description} ${word}`
      offer((count) => `${countOf(count, 'line')} ${word}`, answers, { what, row: `line ${word}` })
    }
    if (chosen.length > 1 && done < chosen.length) {
      say.warning(`${done} of ${chosen.length} lines went through. The others say why they did not.`)
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
    approveAll: () => decide(pending, 'approved', approveLine),
    discardAll: () => decide(pending, 'discarded', discardLine),
  }
}
