import type { ApolloCache, Reference } from '@apollo/client'
import { argumentsIn } from '../../app/records/cached-pages.ts'
import { PendingItemsDocument, type ReviewRowFragment, ReviewRowFragmentDoc } from '../../generated.ts'

export function writeInbox(
  cache: ApolloCache,
  items: readonly ReviewRowFragment[],
  deletedIds: readonly string[] = [],
): void {
  cache.updateQuery({ query: PendingItemsDocument, overwrite: true }, (inbox) => {
    if (!inbox) return inbox
    const receivedIds = new Set([...items.map(({ id }) => id), ...deletedIds])
    const remaining = inbox.pendingItems.filter(({ id }) => !receivedIds.has(id))
    const pending = items.filter(({ state }) => state === 'PENDING')
    return { pendingItems: [...remaining, ...pending].sort(asInTheInbox) }
  })
}

function asInTheInbox(a: ReviewRowFragment, b: ReviewRowFragment): number {
  if (a.document.id === b.document.id) return a.position - b.position
  const [at, other] = [`${a.document.createdAt} ${a.document.id}`, `${b.document.createdAt} ${b.document.id}`]
  return at < other ? 1 : -1
}

export function writeLists(
  cache: ApolloCache,
  items: readonly ReviewRowFragment[],
  deletedIds: readonly string[] = [],
): void {
  const refs = items.map((item) => ({
    documentId: item.document.id,
    ref: cache.writeFragment({ fragment: ReviewRowFragmentDoc, fragmentName: 'ReviewRow', data: item }),
  }))
  const receivedIds = new Set([...items.map(({ id }) => id), ...deletedIds])
  cache.modify<{ documentItems: readonly Reference[] }>({
    fields: {
      documentItems(list, { storeFieldName, readField }) {
        if (!Array.isArray(list)) return list
        const { documentId } = argumentsIn<{ documentId: string }>(storeFieldName)
        const own = refs.flatMap(({ documentId: of, ref }) => (of === documentId && ref ? [ref] : []))
        const remaining = list.filter((held) => !receivedIds.has(String(readField('id', held))))
        if (own.length === 0 && remaining.length === list.length) return list
        const positionOf = (held: Reference) => Number(readField('position', held))
        return [...remaining, ...own].sort((a, b) => positionOf(a) - positionOf(b))
      },
    },
  })
}
