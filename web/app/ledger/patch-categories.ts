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
          isLater(String(readField('type', held)), Number(readField('position', held)), category),
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

/** Expense before income, then in the order people gave them. */
function isLater(type: string, position: number, than: { type: string; position: number }): boolean {
  return type === than.type ? position > than.position : type > than.type
}
