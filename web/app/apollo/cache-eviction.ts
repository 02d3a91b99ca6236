import type { ApolloClient, InMemoryCache } from '@apollo/client'
import { getMainDefinition } from '@apollo/client/utilities'

/** Lifetime of unused cache entries and the interval between checks, in milliseconds. */
const heldFor = 5 * 60_000
const pollInterval = 10_000

/** Evicts cache entries that no component has watched for five minutes. Returns a function that stops the eviction. */
export function evictUnused(client: ApolloClient, cache: InMemoryCache): () => void {
  const unusedSince = new Map<string, number>()

  const evict = () => {
    const used = usedFields(client, cache)
    const dropped = new Set<string>()
    for (const field of Object.keys(cache.extract().ROOT_QUERY ?? {})) {
      if (field === '__typename') continue
      if (used.has(field)) unusedSince.delete(field)
      else if (!unusedSince.has(field)) unusedSince.set(field, Date.now())
      else if (Date.now() - (unusedSince.get(field) ?? 0) >= heldFor) dropped.add(field)
    }
    if (dropped.size === 0) return
    cache.modify({
      id: 'ROOT_QUERY',
      fields: (value, { storeFieldName, DELETE }) => (dropped.has(storeFieldName) ? DELETE : value),
    })
    for (const field of dropped) unusedSince.delete(field)
    cache.gc()
  }

  const timer = setInterval(evict, pollInterval)
  return () => clearInterval(timer)
}

/** Returns the root fields that mounted components read, under the names that the cache uses. */
function usedFields(client: ApolloClient, cache: InMemoryCache): Set<string> {
  const used = new Set<string>()
  for (const { query, variables } of client.getObservableQueries('active')) {
    for (const field of getMainDefinition(query).selectionSet.selections) {
      if (field.kind !== 'Field') continue
      used.add(cache.policies.getStoreFieldName({ typename: 'Query', fieldName: field.name.value, field, variables }))
    }
  }
  return used
}
