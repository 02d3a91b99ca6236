import {
  ApolloClient,
  ApolloLink,
  type DocumentNode,
  type ObservableQuery,
  type OperationVariables,
} from '@apollo/client'
import { getMainDefinition } from '@apollo/client/utilities'
import { OperationTypeNode } from 'graphql'
import { tap } from 'rxjs'
import { makeCache } from './cache.ts'
import { evictUnused } from './cache-eviction.ts'
import { type Freshness, freshnessOf } from './freshness.ts'

/**
 * An Apollo client that tracks the age of cached data. Fresh and complete data is read from the cache only. Older data
 * is shown at once and refetched in the background, and unused data is evicted. `refetch` and `network-only` always use
 * the network.
 */
export class FreshClient extends ApolloClient {
  readonly #freshness: Freshness
  readonly #stopDropping: () => void

  constructor(link: ApolloLink) {
    const cache = makeCache()
    const freshness = freshnessOf(cache)
    super({
      cache,
      link: ApolloLink.from([remembering(freshness), link]),
      defaultOptions: {
        watchQuery: {
          fetchPolicy: 'cache-and-network',
          nextFetchPolicy: (_, { reason, options, observable, initialFetchPolicy }) =>
            reason === 'variables-changed' &&
            !isFresh(freshness, initialFetchPolicy, observable.query, options.variables)
              ? initialFetchPolicy
              : 'cache-first',
        },
      },
    })
    this.#freshness = freshness
    this.#stopDropping = evictUnused(this, cache)
  }

  override watchQuery<Data = unknown, Variables extends OperationVariables = OperationVariables>(
    options: ApolloClient.WatchQueryOptions<Data, Variables>,
  ): ObservableQuery<Data, Variables> {
    const { fetchPolicy = 'cache-and-network', query, variables } = options
    return super.watchQuery<Data, Variables>(
      isFresh(this.#freshness, fetchPolicy, query, variables)
        ? { ...options, fetchPolicy: 'cache-first', initialFetchPolicy: fetchPolicy }
        : options,
    )
  }

  override stop(): void {
    this.#stopDropping()
    super.stop()
  }
}

function isFresh(
  freshness: Freshness,
  fetchPolicy: string,
  query: DocumentNode,
  variables: OperationVariables | undefined,
): boolean {
  const definition = getMainDefinition(query)
  const name = definition.kind === 'OperationDefinition' ? definition.name?.value : undefined
  return fetchPolicy === 'cache-and-network' && name !== undefined && freshness.isFresh(name, variables)
}

function remembering(freshness: Freshness): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { operationName = '', operationType, variables } = operation
    const answered = freshness.asking(operationName, variables)
    return forward(operation).pipe(
      tap((result) => {
        if (!result.data || result.errors) return
        if (operationType === OperationTypeNode.QUERY) answered()
        if (operationType === OperationTypeNode.MUTATION) freshness.changed()
      }),
    )
  })
}
