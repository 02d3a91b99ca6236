import type { BudgetYearLineFragment, CategoryType } from '../../../generated.ts'

export interface YearRow {
  line: BudgetYearLineFragment
  isBelow: boolean
}

export function yearRowsOf(lines: readonly BudgetYearLineFragment[], type: CategoryType): YearRow[] {
  const own = lines.filter(({ category }) => category.type === type)
  const ids = new Set(own.map(({ category }) => category.id))
  const isBelow = ({ category }: BudgetYearLineFragment) => category.parentId !== null && ids.has(category.parentId)
  return own
    .filter((line) => !isBelow(line))
    .flatMap((line) => [
      { line, isBelow: false },
      ...own
        .filter(({ category }) => category.parentId === line.category.id)
        .map((below) => ({ line: below, isBelow: true })),
    ])
}
