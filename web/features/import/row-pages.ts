import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type ImportRowCellsFragment, type ImportSheetFragment, useImportRowsQuery } from '../../generated.ts'
import type { More } from '../../shared/long-list.ts'
import { patiently } from '../../shared/patiently.ts'
import type { RowsAsked } from './row-filter.ts'

export interface RowPages {
  rows: readonly ImportRowCellsFragment[] | undefined
  /** Of all that the filter finds. */
  count: number
  error: unknown
  /** What is on screen belongs to another filter still. */
  isStale: boolean
  reload: () => void
  more: More
  /** Says that what the import counts next was decided here: the rows need not be read again. */
  expectChange: () => void
}

/** The rows of a file, page by page. They are read again when somebody else has decided on some. */
export function useRowPages(found: ImportSheetFragment, asked: RowsAsked): RowPages {
  const variables = { importId: found.id, ...asked }
  const { data, previousData, error, refetch, fetchMore } = useImportRowsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const [loading, setLoading] = useState(false)
  const [failedFor, setFailedFor] = useState<RowsAsked | null>(null)
  const shown = data?.importRows ?? (error ? undefined : previousData?.importRows)
  const { endCursor, hasNextPage = false } = data?.importRows.pageInfo ?? {}

  const [stamp, worth] = [stampOf(found), worthOf(found)]
  const known = useRef({ stamp, worth })
  const ownUntil = useRef(0)
  useEffect(() => {
    const before = known.current
    known.current = { stamp, worth }
    const isNew = before.worth !== worth || (before.stamp !== stamp && Date.now() > ownUntil.current)
    if (isNew) void refetch().catch(() => undefined)
  }, [stamp, worth, refetch])

  const load = useCallback(async () => {
    if (loading || !endCursor) return
    setLoading(true)
    setFailedFor(null)
    try {
      await patiently(() => fetchMore({ variables: { after: endCursor } }))
    } catch {
      setFailedFor(asked)
    } finally {
      setLoading(false)
    }
  }, [fetchMore, asked, endCursor, loading])

  const hasFailed = failedFor === asked
  return {
    rows: useMemo(() => shown?.edges.map(({ node }) => node), [shown]),
    count: shown?.totalCount ?? 0,
    error,
    isStale: !data && shown !== undefined,
    reload: () => void refetch().catch(() => undefined),
    more: useMemo(() => ({ isThere: hasNextPage, hasFailed, load: () => void load() }), [hasNextPage, hasFailed, load]),
    expectChange: () => {
      ownUntil.current = Date.now() + echo
    },
  }
}

/** So long after a decision the counts that come are likely those it has made, in milliseconds. */
const echo = 3_000

const stampOf = ({ rowCount, newCount, possibleCount, thereCount, takenCount }: ImportSheetFragment) =>
  [rowCount, newCount, possibleCount, thereCount, takenCount].join()

/** A rate changes what all rows of its currency count for, and which of them are taken. */
const worthOf = ({ rates }: ImportSheetFragment) =>
  rates.map(({ currency, rate, source }) => [currency, rate, source].join()).join(';')
