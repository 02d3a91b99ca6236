import type { ApolloClient } from '@apollo/client'
import {
  BudgetListDocument,
  PendingItemCountDocument,
  PendingItemsDocument,
  type ReviewRowFragment,
  usePendingItemsChangedSubscription,
} from '../../generated.ts'

/** Feeds what waits for review to the cache as it changes: items, documents and the count. Mounted once, in the shell. */
export function LivePendingItems() {
  usePendingItemsChangedSubscription({
    onData({ client, data: { data } }) {
      if (!data) return
      const { items, pendingItemCount } = data.pendingItemsChanged
      client.writeQuery({ query: PendingItemCountDocument, data: { pendingItemCount } })
      keepInbox(client, items)
      keepLists(client, items)
    },
  })
  return null
}

/** The inbox, if it was read: what is decided leaves it, what is new joins it at the end, what is back is in its place. */
function keepInbox({ cache }: ApolloClient, items: readonly ReviewRowFragment[]): void {
  cache.updateQuery({ query: PendingItemsDocument }, (inbox) => {
    if (!inbox) return inbox
    const decided = new Set(items.filter(({ state }) => state !== 'PENDING').map(({ id }) => id))
    const known = new Set(inbox.pendingItems.map(({ id }) => id))
    const fresh = items.filter(({ id, state }) => state === 'PENDING' && !known.has(id))
    const kept = inbox.pendingItems.filter(({ id }) => !decided.has(id))
    return { pendingItems: fresh.reduce(withItem, kept) }
  })
}

function withItem(kept: ReviewRowFragment[], item: ReviewRowFragment): ReviewRowFragment[] {
  // It was changed before: somebody took back what was decided about it.
  const at = item.version > 1 ? kept.findIndex((other) => isBehind(other, item)) : -1
  return kept.toSpliced(at < 0 ? kept.length : at, 0, item)
}

/** As the inbox is read: the newest document first, and each as it was written. */
function isBehind(other: ReviewRowFragment, { document, position }: ReviewRowFragment): boolean {
  if (other.document.id === document.id) return other.position > position
  return other.document.createdAt < document.createdAt
}

/** Lines that are found while a list is open. */
function keepLists({ cache }: ApolloClient, items: readonly ReviewRowFragment[]): void {
  for (const documentId of new Set(items.map(({ document }) => document.id))) {
    cache.updateQuery({ query: BudgetListDocument, variables: { documentId } }, (list) => {
      if (!list) return list
      const known = new Set(list.documentItems.map(({ id }) => id))
      const fresh = items.filter(({ id, document }) => document.id === documentId && !known.has(id))
      return fresh.length > 0 ? { ...list, documentItems: [...list.documentItems, ...fresh] } : list
    })
  }
}
