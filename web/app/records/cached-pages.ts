import type { Reference } from '@apollo/client'

/** What a list is ordered by, the latest first: a day or an instant, then the id. */
export type Key = readonly [at: string, id: string]

interface Edge {
  node: Reference
}

/** A list as the cache holds it, page by page. `loadedTo` is the place of the last that was read from the server. */
export interface Pages<E extends Edge = Edge> {
  edges: readonly E[]
  pageInfo: { hasNextPage: boolean }
  loadedTo?: Key | undefined
}

/**
 * A list with one more in its place, and not in any other. What belongs beyond what was loaded comes with a later page.
 * @param edge null: it is in this list no more
 */
export function insertEdge<E extends Edge>(
  pages: Pages<E>,
  id: string,
  edge: { edge: E; key: Key } | null,
  keyOf: (node: Reference) => Key,
): Pages<E> {
  const others = pages.edges.filter(({ node }) => keyOf(node)[1] !== id)
  if (!edge) return others.length === pages.edges.length ? pages : { ...pages, edges: others }
  const at = others.findIndex(({ node }) => isBehind(keyOf(node), edge.key))
  const isBeyond = at < 0 && pages.pageInfo.hasNextPage && (!pages.loadedTo || isBehind(edge.key, pages.loadedTo))
  if (isBeyond) return { ...pages, edges: others }
  return { ...pages, edges: others.toSpliced(at < 0 ? others.length : at, 0, edge.edge) }
}

export function isBehind([at, id]: Key, [otherAt, otherId]: Key): boolean {
  return at < otherAt || (at === otherAt && id < otherId)
}

/**
 * What a field was asked with, out of the name that the cache holds it under: `transactions:{"filter":…}` where its
 * policy has `keyArgs`, else `documentItems({"documentId":…})`. Nothing where it was asked with nothing.
 */
export function argumentsIn<Arguments>(storeFieldName: string): Partial<Arguments> {
  const [start, end] = [storeFieldName.indexOf('{'), storeFieldName.lastIndexOf('}') + 1]
  return start < 0 ? {} : JSON.parse(storeFieldName.slice(start, end))
}
