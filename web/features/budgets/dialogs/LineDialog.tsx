import { useState } from 'react'
import { useUndo } from '../../../app/undo/undo.ts'
import { type BudgetLineRowFragment, useDeleteBudgetMutation } from '../../../generated.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'
import type { BudgetLineAction } from '../month/line-actions.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { PlanDialog } from './PlanDialog.tsx'
import { RolloverDialog } from './RolloverDialog.tsx'

interface OpenedDeed {
  deed: BudgetLineAction
  line: BudgetLineRowFragment
}

export function useLineDeed(month: string) {
  const [opened, setOpened] = useState<OpenedDeed | null>(null)
  const [deleteBudget] = useDeleteBudgetMutation()
  const { offer } = useUndo()

  const run = (deed: BudgetLineAction, line: BudgetLineRowFragment) => {
    if (deed !== 'remove') return setOpened({ deed, line })
    deleteBudget({ variables: { categoryId: line.category.id, month } }).then(
      (answer) => offer(`Plan for ${line.category.name} removed`, answer),
      (error) => showToast.error(messageOf(error)),
    )
  }
  return { opened, run, close: () => setOpened(null) }
}

interface LineDialogProps {
  opened: OpenedDeed
  lines: readonly BudgetLineRowFragment[]
  onClose: () => void
}

export function LineDialog({ opened: { deed, line }, lines, onClose }: LineDialogProps) {
  if (deed === 'plan') return <PlanDialog line={line} onClose={onClose} />
  if (deed === 'carry') return <RolloverDialog line={line} onClose={onClose} />
  return <MoveDialog month={line.month} lines={lines} line={line} isCover={deed === 'cover'} onClose={onClose} />
}
