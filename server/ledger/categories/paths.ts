import { pathSign } from '../../language/categories.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import { shownName } from './shown-name.ts'

interface Placed {
  id: string
  key: string | null
  name: string
  type: CategoryType
  parentId: string | null
}

/**
 * The names that tell categories apart: "Groceries › Bakery" for a subcategory whose name another category of its type
 * has too.
 * @param categories with their parents
 */
export function distinctNames(categories: readonly Placed[]): Map<string, string> {
  const keyOf = (category: Placed) => `${category.type} ${shownName(category).toLowerCase()}`
  const named = Map.groupBy(categories, keyOf)
  const byId = new Map(categories.map((category) => [category.id, category]))
  return new Map(
    categories.map((category) => {
      const name = shownName(category)
      const parent = byId.get(category.parentId ?? '')
      const isShared = (named.get(keyOf(category))?.length ?? 0) > 1
      return [category.id, isShared && parent ? `${shownName(parent)}${pathSign}${name}` : name]
    }),
  )
}
