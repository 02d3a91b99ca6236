import type { BudgetLineRowFragment } from '../../../generated.ts'
import type { BudgetLineAction } from './line-actions.ts'

export interface BudgetLineProps {
  line: BudgetLineRowFragment
  /** Its category is below that of the line before. */
  isBelow: boolean
  /** How much of the month is over, 0 to 1; null for a month that is not running. */
  monthPassed: number | null
  mayPlan: boolean
  onDeed: (deed: BudgetLineAction, line: BudgetLineRowFragment) => void
}
