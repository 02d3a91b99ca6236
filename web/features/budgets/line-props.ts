import type { BudgetLineRowFragment } from '../../generated.ts'

export interface BudgetLineProps {
  line: BudgetLineRowFragment
  /** How much of the month is over, 0 to 1; null for a month that is not running. */
  monthPassed: number | null
  mayPlan: boolean
}
