import { t } from '@lingui/core/macro'
import { ArrowRightLeft, LifeBuoy, PencilLine, Redo2, Trash2 } from 'lucide-react'
import type { BudgetLineRowFragment } from '../../../generated.ts'
import type { RowMenuLabels } from '../../../shared/overlays/RowMenu.tsx'

export type BudgetLineAction = 'plan' | 'move' | 'cover' | 'carry' | 'remove'

export const lineActionLabels = (): RowMenuLabels<BudgetLineAction> => ({
  plan: { label: t`Edit budget`, icon: PencilLine },
  cover: { label: t`Cover overspending`, icon: LifeBuoy },
  move: { label: t`Move money`, icon: ArrowRightLeft },
  carry: { label: t`Set rollover`, icon: Redo2 },
  remove: { label: t`Remove budget`, icon: Trash2 },
})

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
