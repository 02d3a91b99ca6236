import type { CategoryType } from '../../generated.ts'

interface Filed {
  type: CategoryType
  category: { type: CategoryType } | null
}

/** Returns the type that a transaction or a split counts for: a refund counts for the type of its category. */
export function countedType({ type, category }: Filed): CategoryType {
  return category?.type ?? type
}

/** Returns true if the category has the other type, so that the amount lowers the total of the category. */
export function isRefund(filed: Filed): boolean {
  return countedType(filed) !== filed.type
}

/** Separates the categories of a type from those of the other type, of which a transaction can be a refund. */
export function choicesFor<Category extends { type: CategoryType }>(
  categories: readonly Category[],
  type: CategoryType,
): { categories: Category[]; refundable: Category[] } {
  return {
    categories: categories.filter((category) => category.type === type),
    refundable: categories.filter((category) => category.type !== type),
  }
}
