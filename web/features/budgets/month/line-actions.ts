import { ArrowRightLeft, LifeBuoy, PencilLine, Redo2, Trash2 } from 'lucide-react'
import type { BudgetLineRowFragment } from '../../../generated.ts'
import type { RowMenuLabels } from '../../../shared/overlays/RowMenu.tsx'

export type BudgetLineAction = 'plan' | 'move' | 'cover' | 'carry' | 'remove'

export const lineActionLabels: RowMenuLabels<BudgetLineAction> = {
  plan: { label: 'Change the plan', icon: PencilLine },
  cover: { label: 'Cover from…', icon: LifeBuoy },
  move: { label: 'Move money', icon: ArrowRightLeft },
  carry: { label: 'Carry on what is left', icon: Redo2 },
  remove: { label: 'Remove the plan', icon: Trash2 },
}

/** Moving money and rollover apply to expenses only. */
export function actionsOf({ category, state, isPlanned }: BudgetLineRowFragment): BudgetLineAction[] {
  const isExpense = category.type === 'EXPENSE'
  return [
    'plan',
    ...(isExpense && state === 'OVER' ? (['cover'] as const) : []),
    ...(isExpense && isPlanned ? (['move'] as const) : []),
    ...(isExpense ? (['carry'] as const) : []),
    ...(isPlanned ? (['remove'] as const) : []),
  ]
}
