import type { CategoryType, TransactionFilter, TransactionRowFragment } from '../../generated.ts'
import { negated, sumOf } from '../../shared/format/decimals.ts'
import { countedType } from '../../shared/format/refunds.ts'

type Categories = Pick<TransactionFilter, 'categoryIds' | 'uncategorised' | 'subcategories' | 'type'>
type Part = { category: { id: string; parentId: string | null; type: CategoryType } | null }

/** Returns true if the transaction or one of its splits has one of the filter's categories and counts for its type. */
export function isOfCategories({ type, category, splits }: TransactionRowFragment, filter: Categories): boolean {
  return (splits.length > 0 ? splits : [{ category }]).some((part) => isOfThem(part, type, filter))
}

function isOfThem({ category }: Part, own: CategoryType, filter: Categories): boolean {
  const { type, categoryIds, uncategorised, subcategories } = filter
  if (type && countedType({ type: own, category }) !== type) return false
  if (!categoryIds && !uncategorised) return true
  if (!category) return Boolean(uncategorised)
  const { id, parentId } = category
  return Boolean(categoryIds?.includes(id) || (subcategories && parentId && categoryIds?.includes(parentId)))
}

/**
 * Returns the amount that a transaction adds to the totals of a filter, by the same rules as the server. The result is
 * a decimal in the organization currency, negative for an expense. With a filter on categories or the type, only the
 * matching splits count.
 */
export function countedUnder(transaction: CountedTransaction, filter: Categories): string {
  const { type, baseAmount, splits } = transaction
  const size =
    splits.length > 0
      ? sumOf(splits.filter((part) => isOfThem(part, type, filter)).map((part) => part.baseAmount.value))
      : baseAmount.value
  return type === 'EXPENSE' ? negated(size) : size
}

export type CountedTransaction = Pick<TransactionRowFragment, 'type' | 'baseAmount' | 'splits'>
