import type { BudgetLineRowFragment } from '../../../generated.ts'
import { transactionsPath } from '../../../shared/format/links.ts'

export function pathOfLines(lines: readonly BudgetLineRowFragment[]): string {
  const month = lines[0]?.month
  const categories = [...new Set(lines.flatMap(({ categoryIds }) => categoryIds))]
  return transactionsPath({ ...(month && { month }), categories })
}
