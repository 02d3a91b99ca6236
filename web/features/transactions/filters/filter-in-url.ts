import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOrganization } from '../../../app/session/organization.tsx'
import type { TransactionFilter } from '../../../generated.ts'
import { everything, type ListFilter, readListFilter, serverFilter, writeListFilter } from './list-filter.ts'

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

  return {
    filter,
    asked,
    isFiltered: Object.keys(asked).length > 0,
    change: (changes) => setSearch(writeListFilter({ ...filter, ...changes }), { replace: true }),
    clear: () => setSearch(writeListFilter(everything), { replace: true }),
  }
}
