import type { BudgetLineRowFragment } from '../../../generated.ts'
import type { BudgetLineAction } from './line-actions.ts'

export interface BudgetLineProps {
  line: BudgetLineRowFragment
  isBelow: boolean
  /** The elapsed part of the month, 0 to 1, or null for any month but the current one. */
  monthPassed: number | null
  mayPlan: boolean
  onAction: (action: Exclude<BudgetLineAction, 'plan'>, line: BudgetLineRowFragment) => void
}
