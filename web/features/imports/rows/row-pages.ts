import { useEffect, useMemo, useRef } from 'react'
import {
  type ImportRowCellsFragment,
  ImportRowsDocument,
  type ImportSheetFragment,
  useImportRowsQuery,
} from '../../../generated.ts'
import { type More, usePages } from '../../../shared/hooks/pages.ts'
import type { RowsAsked } from './row-filter.ts'

export interface RowPages {
  rows: readonly ImportRowCellsFragment[] | undefined
  count: number
  error: unknown
  isStale: boolean
  reload: () => void
  more: More
  /** Announces a local change of the import's counts, so that the rows are not loaded again. */
  expectChange: () => void
}

/** Loads the rows of a file in pages, and again when another user changes some. */
export function useRowPages(found: ImportSheetFragment, asked: RowsAsked): RowPages {
  const variables = { importId: found.id, ...asked }
  const { data, previousData, error, refetch } = useImportRowsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const more = usePages(ImportRowsDocument, variables, data?.importRows.pageInfo)
  const shown = data?.importRows ?? (error ? undefined : previousData?.importRows)

  const [stamp, rateStamp] = [stampOf(found), rateStampOf(found)]
  const known = useRef({ stamp, worth: rateStamp })
  const ownUntil = useRef(0)
  useEffect(() => {
    const before = known.current
    known.current = { stamp, worth: rateStamp }
    const isNew = before.worth !== rateStamp || (before.stamp !== stamp && Date.now() > ownUntil.current)
    if (isNew) void refetch().catch(() => undefined)
  }, [stamp, rateStamp, refetch])

  return {
    rows: useMemo(() => shown?.edges.map(({ node }) => node), [shown]),
    count: shown?.totalCount ?? 0,
    error,
    isStale: !data && shown !== undefined,
    reload: () => void refetch().catch(() => undefined),
    more,
    expectChange: () => {
      ownUntil.current = Date.now() + echo
    },
  }
}

/** Time after a local change in which new counts are attributed to it, in milliseconds. */
const echo = 3_000

const stampOf = ({ rowCount, newCount, possibleCount, thereCount, takenCount, undirectedCount }: ImportSheetFragment) =>
  [rowCount, newCount, possibleCount, thereCount, takenCount, undirectedCount].join()

/** A new rate changes the base amounts of all rows in its currency, and which of them are included. */
const rateStampOf = ({ rates }: ImportSheetFragment) =>
  rates.map(({ currency, rate, source }) => [currency, rate, source].join()).join(';')
