import { InMemoryCache, type TypePolicies } from '@apollo/client'

/**
 * What the cache has to know of types beyond their `id`. A feature with paged or computed fields adds its own here:
 * `Query.fields`, `keyFields` of what has no id, `merge` of what is replaced as a whole.
 */
export const typePolicies: TypePolicies = {
  Money: { keyFields: false, merge: false },
}

export function makeCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies })
}
