import type { ApolloCache, Reference } from '@apollo/client'
import { type CategoryRowFragment, CategoryRowFragmentDoc } from '../../generated.ts'

/** Puts a category, new or changed, in its place in the lists that are held; an archived one only where those are. */
export function upsertCategory(cache: ApolloCache, category: CategoryRowFragment): void {
  const written = cache.writeFragment({ fragment: CategoryRowFragmentDoc, fragmentName: 'CategoryRow', data: category })
  if (!written) return
  cache.modify<{ categories: readonly Reference[] }>({
    fields: {
      categories(list, { storeFieldName, readField }) {
        if (!isList(list)) return list
        const others = list.filter((held) => readField('id', held) !== category.id)
        if (category.archived && !storeFieldName.includes('"includeArchived":true')) return others
        const at = others.findIndex((held) =>
          isLater(
            {
              type: String(readField('type', held)),
              position: Number(readField('position', held)),
              name: String(readField('name', held)),
            },
            category,
          ),
        )
        return others.toSpliced(at < 0 ? others.length : at, 0, written)
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

type Placed = Pick<CategoryRowFragment, 'position' | 'name'> & { type: string }

/** Expense before income, then in the order people gave them, then by name. */
function isLater(held: Placed, than: Placed): boolean {
  if (held.type !== than.type) return held.type > than.type
  return held.position === than.position ? held.name > than.name : held.position > than.position
}
