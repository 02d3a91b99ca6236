import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  everything,
  type ListFilter,
  readListFilter,
  serverFilter,
  writeListFilter,
} from '../../../../server/language/list-filter.ts'
import { useOrganization } from '../../../app/session/organization.tsx'
import type { TransactionFilter } from '../../../generated.ts'

/** The URL parameter of the open transaction, which is no part of the filter. */
export const openParameter = 'open'

interface FilterInAddress {
  filter: ListFilter
  /** A stable object until the URL changes. */
  asked: TransactionFilter
  isFiltered: boolean
  change: (changes: Partial<ListFilter>) => void
  clear: () => void
}

export function useFilterInAddress(): FilterInAddress {
  const { monthStartDay } = useOrganization()
  const [search, setSearch] = useSearchParams()
  const address = search.toString()
  const filter = useMemo(() => readListFilter(new URLSearchParams(address), monthStartDay), [address, monthStartDay])
  const asked = useMemo(() => serverFilter(filter, monthStartDay), [filter, monthStartDay])

  const put = (next: ListFilter) => {
    const written = writeListFilter(next)
    const open = search.get(openParameter)
    if (open) written.set(openParameter, open)
    setSearch(written, { replace: true })
  }
  return {
    filter,
    asked,
    isFiltered: Object.keys(asked).length > 0,
    change: (changes) => put({ ...filter, ...changes }),
    clear: () => put(everything),
  }
}
