import type { CategoryRowFragment, CategoryType } from '../../generated.ts'

/** How a category looks, what it is called and below which other one it stands, as a form has it. */
export interface CategoryAppearance {
  name: string
  icon: string
  color: number
  parentId: string | null
}

/** Those that another one could stand below: of a type, at the top, and not that one itself. */
export function parentsFor(
  categories: readonly CategoryRowFragment[],
  type: CategoryType,
  id?: string,
): CategoryRowFragment[] {
  return categories.filter((each) => each.type === type && !each.parentId && !each.archived && each.id !== id)
}
