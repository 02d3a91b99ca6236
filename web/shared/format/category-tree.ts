interface Node {
  id: string
  parentId?: string | null
}

/** Each category followed by those below it, else in the order they come in; one whose parent is not there stands at the top. */
export function inTreeOrder<Category extends Node>(categories: readonly Category[]): Category[] {
  const below = Map.groupBy(categories, (each) => topOf(categories, each))
  return (below.get(null) ?? []).flatMap((top) => [top, ...(below.get(top.id) ?? [])])
}

/** 'Food › Fruit', or its own name for one at the top. */
export function pathOf<Category extends Node & { name: string }>(
  categories: readonly Category[],
  { name, parentId }: Category,
): string {
  const parent = parentId && categories.find(({ id }) => id === parentId)
  return parent ? `${parent.name} › ${name}` : name
}

const topOf = (categories: readonly Node[], { parentId }: Node) =>
  parentId && categories.some(({ id }) => id === parentId) ? parentId : null
