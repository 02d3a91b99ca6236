import type { ApolloCache, Reference } from '@apollo/client'
import { type CategoryRowFragment, CategoryRowFragmentDoc } from '../../generated.ts'
import { inTreeOrder } from '../../shared/format/category-tree.ts'

/** Writes a category to the cached lists. Archived categories are added only to lists that include them. */
export function upsertCategory(cache: ApolloCache, category: CategoryRowFragment): void {
  const written = cache.writeFragment({ fragment: CategoryRowFragmentDoc, fragmentName: 'CategoryRow', data: category })
  if (!written) return
  cache.modify<{ categories: readonly Reference[] }>({
    fields: {
      categories(list, { storeFieldName, readField }) {
        if (!isList(list)) return list
        const others = list.filter((held) => readField('id', held) !== category.id)
        const isShown = !category.archived || storeFieldName.includes('"includeArchived":true')
        return inOrder(isShown ? [...others, written] : others, readField)
      },
    },
  })
}

export function removeCategory(cache: ApolloCache, id: string): void {
  cache.modify<{ categories: readonly Reference[] }>({
    fields: {
      categories: (list, { readField }) => (isList(list) ? list.filter((held) => readField('id', held) !== id) : list),
    },
  })
}

function isList(list: readonly Reference[] | Reference): list is readonly Reference[] {
  return Array.isArray(list)
}

/** Sorts expense before income, then by position, then by name. Each category is followed by its subcategories. */
function inOrder(list: readonly Reference[], readField: (field: string, of: Reference) => unknown): Reference[] {
  const positioned = list.map((held) => ({
    held,
    id: String(readField('id', held)),
    parentId: textOrNull(readField('parentId', held)),
    type: String(readField('type', held)),
    position: Number(readField('position', held)),
    name: String(readField('name', held)),
  }))
  return inTreeOrder(
    positioned.toSorted(
      (a, b) => compare(a.type, b.type) || a.position - b.position || compare(a.name, b.name) || compare(a.id, b.id),
    ),
  ).map(({ held }) => held)
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)
