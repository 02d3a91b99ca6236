import type { TransactionFilter, TransactionRowFragment } from '../../generated.ts'
import { negated, sumOf } from '../../shared/format/decimals.ts'

type Categories = Pick<TransactionFilter, 'categoryIds' | 'uncategorised' | 'subcategories'>
type Part = { category: { id: string; parentId: string | null } | null }

/** Returns true if the transaction or one of its splits has one of the filter's categories. */
export function isOfCategories({ category, splits }: TransactionRowFragment, filter: Categories): boolean {
  if (!filter.categoryIds && !filter.uncategorised) return true
  return (splits.length > 0 ? splits : [{ category }]).some((part) => isOfThem(part, filter))
}

function isOfThem({ category }: Part, { categoryIds, uncategorised, subcategories }: Categories): boolean {
  if (!category) return Boolean(uncategorised)
  const { id, parentId } = category
  return Boolean(categoryIds?.includes(id) || (subcategories && parentId && categoryIds?.includes(parentId)))
}

/**
 * Returns the amount that a transaction adds to the totals of a filter, by the same rules as the server. The result is
 * a decimal in the organization currency, negative for an expense. With a filter on categories, only the matching
 * splits count.
 */
export function countedUnder(transaction: CountedTransaction, filter: Categories): string {
  const { type, baseAmount, splits } = transaction
  const isPartly = splits.length > 0 && (filter.categoryIds || filter.uncategorised)
  const size = isPartly
    ? sumOf(splits.filter((part) => isOfThem(part, filter)).map((part) => part.baseAmount.value))
    : baseAmount.value
  return type === 'EXPENSE' ? negated(size) : size
}

export type CountedTransaction = Pick<TransactionRowFragment, 'type' | 'baseAmount' | 'splits'>
