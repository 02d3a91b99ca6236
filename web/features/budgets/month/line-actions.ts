import { ArrowRightLeft, LifeBuoy, PencilLine, Redo2, Trash2 } from 'lucide-react'
import type { BudgetLineRowFragment } from '../../../generated.ts'
import type { RowMenuWords } from '../../../shared/overlays/RowMenu.tsx'

/** What can be done with a line of the budgets. */
export type BudgetLineAction = 'plan' | 'move' | 'cover' | 'carry' | 'remove'

export const lineDeedWords: RowMenuWords<BudgetLineAction> = {
  plan: { label: 'Change the plan', icon: PencilLine },
  cover: { label: 'Cover from…', icon: LifeBuoy },
  move: { label: 'Move money', icon: ArrowRightLeft },
  carry: { label: 'Carry on what is left', icon: Redo2 },
  remove: { label: 'Remove the plan', icon: Trash2 },
}

/** Money is moved, and what is left carried on, where it is spent. */
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
