import { useCallback, useMemo, useRef, useState } from 'react'
import { patiently } from './patiently.ts'

/** The part of a list that is not loaded yet. */
export interface More {
  isThere: boolean
  isLoading: boolean
  hasFailed: boolean
  load: () => void
}

interface PagedQuery {
  variables: object | undefined
  fetchMore: (options: { variables: { after: string } }) => Promise<unknown>
}

/**
 * Loads the next pages of a paged query. The cache appends a page only where it continues the list (`mergePages`).
 * @param pageInfo undefined while the first page is on the way
 */
export function usePages(
  { variables, fetchMore }: PagedQuery,
  pageInfo: { endCursor: string | null; hasNextPage: boolean } | undefined,
): More {
  const loadOnce = useRef(makePageLoader()).current
  const [loading, setLoading] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const { endCursor = null, hasNextPage = false } = pageInfo ?? {}
  const page = JSON.stringify([variables, endCursor])

  // A page that arrives after the list became another one changes nothing here: its name is another one.
  const load = useCallback(async () => {
    if (endCursor === null) return
    setLoading(page)
    setFailed(null)
    const request = () => fetchMore({ variables: { ...variables, after: endCursor } })
    const outcome = await loadOnce(page, () => patiently(request))
    if (outcome === 'IN_FLIGHT') return
    setLoading((now) => (now === page ? null : now))
    if (outcome === 'FAILED') setFailed(page)
  }, [loadOnce, fetchMore, variables, page, endCursor])

  const [isLoading, hasFailed] = [loading === page, failed === page]
  return useMemo(
    () => ({ isThere: hasNextPage, isLoading, hasFailed, load: () => void load() }),
    [hasNextPage, isLoading, hasFailed, load],
  )
}

/** Requests a page, named by its list and cursor, unless that page is requested already. */
export function makePageLoader() {
  const inFlight = new Set<string>()
  return async (page: string, request: () => Promise<unknown>): Promise<'LOADED' | 'FAILED' | 'IN_FLIGHT'> => {
    if (inFlight.has(page)) return 'IN_FLIGHT'
    inFlight.add(page)
    try {
      await request()
      return 'LOADED'
    } catch {
      return 'FAILED'
    } finally {
      inFlight.delete(page)
    }
  }
}
