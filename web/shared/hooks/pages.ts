import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useMemo, useState } from 'react'
import { retryOnRateLimit } from './retry-on-rate-limit.ts'

export interface More {
  isThere: boolean
  isLoading: boolean
  hasFailed: boolean
  load: () => void
}

/**
 * Loads the next pages of a paged query, each once.
 * @param variables of the first page
 * @param pageInfo of the list on screen, undefined while the first page loads
 */
export function usePages<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  pageInfo: { endCursor: string | null; hasNextPage: boolean } | undefined,
): More {
  const client = useApolloClient()
  const [loadOnce] = useState(makePageLoader)
  const [loading, setLoading] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const { endCursor = null, hasNextPage = false } = pageInfo ?? {}
  const page = JSON.stringify([variables, endCursor])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page names the variables, which are new at each drawing
  const load = useCallback(async () => {
    if (endCursor === null) return
    setLoading(page)
    setFailed(null)
    const request = () => appendPage(client, query, { ...variables, after: endCursor })
    const outcome = await loadOnce(page, () => retryOnRateLimit(request))
    if (outcome === 'REQUESTED') return
    setLoading((now) => (now === page ? null : now))
    if (outcome === 'FAILED') setFailed(page)
  }, [client, loadOnce, query, page])

  const [isLoading, hasFailed] = [loading === page, failed === page]
  return useMemo(
    () => ({ isThere: hasNextPage, isLoading, hasFailed, load: () => void load() }),
    [hasNextPage, isLoading, hasFailed, load],
  )
}

/**
 * Requests a page and writes it to the cache, which appends it only if it continues the list (`mergePages`). Apollo's
 * `fetchMore` would delay live changes until the response arrives.
 */
export async function appendPage<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<void> {
  const { data } = await client.query<Data, OperationVariables>({ query, variables, fetchPolicy: 'no-cache' })
  if (data) client.cache.writeQuery<Data, OperationVariables>({ query, variables, data })
}

/** Sends the request of a page unless it is already pending. `page` identifies the list and the cursor. */
export function makePageLoader() {
  const requested = new Set<string>()
  return async (page: string, request: () => Promise<unknown>): Promise<'LOADED' | 'FAILED' | 'REQUESTED'> => {
    if (requested.has(page)) return 'REQUESTED'
    requested.add(page)
    try {
      await request()
      // Waits for an earlier timer of Apollo, because the screen shows the old end of the list until then.
      await new Promise((resolve) => setTimeout(resolve))
      return 'LOADED'
    } catch {
      return 'FAILED'
    } finally {
      requested.delete(page)
    }
  }
}
