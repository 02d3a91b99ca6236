interface Node {
  id: string
  parentId?: string | null
}

/**
 * Returns each category followed by its subcategories, otherwise in the given order. A category without its parent in
 * the list is at the top level.
 */
export function inTreeOrder<Category extends Node>(categories: readonly Category[]): Category[] {
  const below = Map.groupBy(categories, (each) => topOf(categories, each))
  return (below.get(null) ?? []).flatMap((top) => [top, ...(below.get(top.id) ?? [])])
}

/** Returns 'Food › Fruit', or the plain name of a top-level category. */
export function pathOf<Category extends Node & { name: string }>(
  categories: readonly Category[],
  { name, parentId }: Category,
): string {
  const parent = parentId && categories.find(({ id }) => id === parentId)
  return parent ? `${parent.name} › ${name}` : name
}

const topOf = (categories: readonly Node[], { parentId }: Node) =>
  parentId && categories.some(({ id }) => id === parentId) ? parentId : null
