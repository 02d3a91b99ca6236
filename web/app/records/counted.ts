import type { TransactionFilter, TransactionRowFragment } from '../../generated.ts'
import { negated, sumOf } from '../../shared/format/decimals.ts'

type Categories = Pick<TransactionFilter, 'categoryIds' | 'uncategorised' | 'subcategories'>
type Part = { category: { id: string; parentId: string | null } | null }

/** Whether a transaction, or a part of one that is split, is of a filter's categories. */
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
 * What a transaction counts for under a filter: the server's rule. A decimal in the organization's currency, negative for
 * an expense: all of it, or, where categories are asked for and it is split, its parts of those.
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
