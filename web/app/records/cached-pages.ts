import type { Reference } from '@apollo/client'

/** The sort key of a list in descending order: a day or an instant, then the id. */
export type Key = readonly [at: string, id: string]

interface Edge {
  node: Reference
}

/** A list in the cache. `loadedTo` is the position of the last row that was read from the server. */
export interface Pages<E extends Edge = Edge> {
  edges: readonly E[]
  pageInfo: { hasNextPage: boolean }
  loadedTo?: Key | undefined
}

/**
 * Inserts an edge at its position and removes it from any other. Edges beyond the loaded part are left to a later page.
 * @param edge null removes the edge from the list
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
 * Returns the arguments in a cache field name: `transactions:{"filter":…}` for policies with `keyArgs`, otherwise
 * `documentItems({"documentId":…})`. Returns an empty object for a field without arguments.
 */
export function argumentsIn<Arguments>(storeFieldName: string): Partial<Arguments> {
  const [start, end] = [storeFieldName.indexOf('{'), storeFieldName.lastIndexOf('}') + 1]
  return start < 0 ? {} : JSON.parse(storeFieldName.slice(start, end))
}
