import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { useUndo } from '../../../app/undo/undo.ts'
import { type BudgetLineRowFragment, useDeleteBudgetMutation } from '../../../generated.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'
import type { BudgetLineAction } from '../month/line-actions.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { RolloverDialog } from './RolloverDialog.tsx'

interface OpenedAction {
  action: Exclude<BudgetLineAction, 'plan' | 'remove'>
  line: BudgetLineRowFragment
}

export function useLineAction(month: string) {
  const [opened, setOpened] = useState<OpenedAction | null>(null)
  const [deleteBudget] = useDeleteBudgetMutation()
  const { offerUndo } = useUndo()

  const run = (action: Exclude<BudgetLineAction, 'plan'>, line: BudgetLineRowFragment) => {
    if (action !== 'remove') return setOpened({ action, line })
    const { name } = line.category
    deleteBudget({ variables: { categoryId: line.category.id, month } }).then(
      (answer) => offerUndo(t`${name} budget removed`, answer),
      (error) => showToast.error(messageOf(error)),
    )
  }
  return { opened, run, close: () => setOpened(null) }
}

interface LineDialogProps {
  opened: OpenedAction
  lines: readonly BudgetLineRowFragment[]
  onClose: () => void
}

export function LineDialog({ opened: { action, line }, lines, onClose }: LineDialogProps) {
  if (action === 'carry') return <RolloverDialog line={line} onClose={onClose} />
  return <MoveDialog month={line.month} lines={lines} line={line} isCover={action === 'cover'} onClose={onClose} />
}
