import type { CategoryRowFragment, CategoryType } from '../../generated.ts'

export interface CategoryAppearance {
  name: string
  icon: string
  color: number
  parentId: string | null
}

export function parentsFor(
  categories: readonly CategoryRowFragment[],
  type: CategoryType,
  id?: string,
): CategoryRowFragment[] {
  return categories.filter((each) => each.type === type && !each.parentId && !each.archived && each.id !== id)
}
