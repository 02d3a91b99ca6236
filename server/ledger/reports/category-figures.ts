import { divideRounded, type Money } from '../../language/money.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { Category } from '../categories/read.ts'
import { changeBetween } from './figures.ts'
import type { CategorySum } from './totals.ts'

/** The amount spent or received in a category and its subcategories. */
export interface CategoryFigure {
  type: CategoryType
  category: Category | null
  amount: Money
  previous: Money | null
  changePercent: number | null
  /** The share of all spending or income, with one decimal. A category with more refunds than spending has none. */
  percent: number
  categoryIds: string[]
  /** The subcategories and the category's own share, largest first; empty without subcategories. */
  parts: CategoryFigure[]
}

/**
 * Returns figures of the top-level categories: expenses first, then by size. Subcategories are under their present parent,
 * also in past months, because a report compares periods and its rows have to be the same in all of them. Budgets keep the
 * parent of each month.
 * @param categories all categories, including archived ones
 */
export function categoryFigures(
  now: readonly CategorySum[],
  before: readonly CategorySum[] | null,
  categories: readonly Category[],
  currency: string,
): CategoryFigure[] {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const under = Map.groupBy(categories, ({ parentId, id }) => parentId ?? id)
  const topOf = ({ categoryId }: CategorySum) => (categoryId && byId.get(categoryId)?.parentId) || categoryId
  const wholes = { EXPENSE: shared(now, topOf, 'EXPENSE'), INCOME: shared(now, topOf, 'INCOME') }
  const figure = (type: CategoryType, id: string | null, ids: readonly (string | null)[]): CategoryFigure => {
    const sum = (sums: readonly CategorySum[]) =>
      total(
        sums.filter(({ categoryId }) => ids.includes(categoryId)),
        type,
      )
    const minor = sum(now)
    const earlier = before && sum(before)
    return {
      type,
      category: id === null ? null : (byId.get(id) ?? null),
      amount: { minor, currency },
      previous: earlier === null ? null : { minor: earlier, currency },
      changePercent: earlier === null ? null : changeBetween(earlier, minor),
      percent: percentOf(minor, wholes[type]),
      categoryIds: ids.filter((each) => each !== null),
      parts: [],
    }
  }
  const all = [...now, ...(before ?? [])]
  return (['EXPENSE', 'INCOME'] as const).flatMap((type) => {
    const tops = Map.groupBy(
      all.filter((each) => each.type === type),
      topOf,
    )
    const figures = [...tops].map(([id, sums]): CategoryFigure => {
      const ids = [...new Set(sums.map(({ categoryId }) => categoryId))]
      const family = id === null ? [null] : (under.get(id) ?? []).map((each) => each.id)
      const whole = figure(type, id, family)
      if (ids.every((each) => each === id)) return whole
      return { ...whole, parts: ids.map((each) => figure(type, each, [each])).sort(byAmount) }
    })
    return figures.sort(byAmount)
  })
}

function total(sums: readonly CategorySum[], type: CategoryType): bigint {
  return sums.reduce((sum, each) => (each.type === type ? sum + each.minor : sum), 0n)
}

/** The sum of the top-level categories without those that refunds have made negative, so that shares add up to 100. */
function shared(sums: readonly CategorySum[], topOf: (sum: CategorySum) => string | null, type: CategoryType): bigint {
  const tops = Map.groupBy(sums, topOf)
  return [...tops.values()].reduce((sum, each) => sum + positive(total(each, type)), 0n)
}

const positive = (minor: bigint) => (minor > 0n ? minor : 0n)

function percentOf(minor: bigint, whole: bigint): number {
  return minor <= 0n || whole === 0n ? 0 : Math.min(Number(divideRounded(minor * 1_000n, whole)) / 10, 100)
}

const byAmount = (a: CategoryFigure, b: CategoryFigure) =>
  Number(b.amount.minor - a.amount.minor) || Number((b.previous?.minor ?? 0n) - (a.previous?.minor ?? 0n))
