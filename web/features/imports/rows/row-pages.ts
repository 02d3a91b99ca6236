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
  const { data, previousData, error, refetch } = useImportRowsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const more = usePages(ImportRowsDocument, variables, data?.importRows.pageInfo)
  const shown = data?.importRows ?? (error ? undefined : previousData?.importRows)

  const [stamp, worth] = [stampOf(found), worthOf(found)]
  const known = useRef({ stamp, worth })
  const ownUntil = useRef(0)
  useEffect(() => {
    const before = known.current
    known.current = { stamp, worth }
    const isNew = before.worth !== worth || (before.stamp !== stamp && Date.now() > ownUntil.current)
    if (isNew) void refetch().catch(() => undefined)
  }, [stamp, worth, refetch])

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

/** So long after a decision the counts that come are likely those it has made, in milliseconds. */
const echo = 3_000

const stampOf = ({ rowCount, newCount, possibleCount, thereCount, takenCount }: ImportSheetFragment) =>
  [rowCount, newCount, possibleCount, thereCount, takenCount].join()

/** A rate changes what all rows of its currency count for, and which of them are taken. */
const worthOf = ({ rates }: ImportSheetFragment) =>
  rates.map(({ currency, rate, source }) => [currency, rate, source].join()).join(';')
