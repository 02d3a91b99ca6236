import {
  type BudgetSheetFragment,
  type CategoryRowFragment,
  useBudgetFillsQuery,
  useBudgetsQuery,
} from '../../../generated.ts'
import type { Month } from '../../../shared/format/dates.ts'

export type FillSource = 'lastMonth' | 'average'

export interface FillLine {
  category: CategoryRowFragment
  amount: { value: string; currency: string }
  /** The budget that the month has already; null without one. */
  now: { value: string; currency: string } | null
  /** False for a budget that would be replaced, and for a category whose subcategories are filled. */
  isSuggested: boolean
}

interface FillLines {
  lines: FillLine[] | null
  error: unknown
  refetch: () => Promise<unknown>
}

/** @param before the latest earlier month with budgets */
export function useFillLines(source: FillSource, sheet: BudgetSheetFragment, before: Month | null): FillLines {
  const last = useBudgetsQuery({
    variables: { month: before ?? sheet.month },
    skip: source !== 'lastMonth' || before === null,
    fetchPolicy: 'cache-and-network',
  })
  const averages = useBudgetFillsQuery({
    variables: { month: sheet.month },
    skip: source !== 'average',
    fetchPolicy: 'cache-and-network',
  })
  const planned = new Map(sheet.lines.flatMap((line) => (line.isPlanned ? [[line.category.id, line.planned]] : [])))
  const lineOf = (category: CategoryRowFragment, amount: FillLine['amount'], isPart = false): FillLine => {
    const now = planned.get(category.id) ?? null
    return { category, amount, now, isSuggested: now === null && !isPart }
  }
  const { error, refetch } = source === 'lastMonth' ? last : averages
  const found =
    source === 'lastMonth'
      ? last.data?.budgets.lines
          .filter(({ isPlanned, category }) => isPlanned && !category.archived)
          .map((line) => lineOf(line.category, line.planned))
      : averages.data?.budgetFills.flatMap(({ category, average, holdsOthers }) =>
          average ? [lineOf(category, average, holdsOthers)] : [],
        )
  const lines = found?.filter(({ amount, now }) => Number(amount.value) !== Number(now?.value ?? Number.NaN)) ?? null
  return { lines, error, refetch }
}
