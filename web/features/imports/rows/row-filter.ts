import { t } from '@lingui/core/macro'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ImportFactsFragment, ImportVerdict } from '../../../generated.ts'

export type RowTab = 'all' | 'new' | 'changed' | 'possible' | 'there' | 'skipped'

export interface RowsAsked {
  verdict: ImportVerdict | null
  isTaken: boolean | null
  search: string | null
}

export const verdictOf: Record<RowTab, ImportVerdict | null> = {
  all: null,
  new: 'NEW',
  changed: 'CHANGED',
  possible: 'POSSIBLE',
  there: 'THERE',
  skipped: null,
}

interface RowFilter {
  tab: RowTab
  text: string
  /** A stable object until the URL changes. */
  asked: RowsAsked
  choose: (tab: RowTab) => void
  search: (text: string) => void
  clear: () => void
}

export function useRowFilter(): RowFilter {
  const [address, setAddress] = useSearchParams()
  const named = address.get('show')
  const tab = isRowTab(named) ? named : 'all'
  const text = address.get('text') ?? ''
  const asked = useMemo(
    () => ({ verdict: verdictOf[tab], isTaken: tab === 'skipped' ? false : null, search: text.trim() || null }),
    [tab, text],
  )
  const set = (name: string, value: string | null) =>
    setAddress(
      (now) => {
        if (value) now.set(name, value)
        else now.delete(name)
        return now
      },
      { replace: true },
    )
  return {
    tab,
    text,
    asked,
    choose: (chosen) => set('show', chosen === 'all' ? null : chosen),
    search: (search) => set('text', search.trim()),
    clear: () => setAddress({}, { replace: true }),
  }
}

function isRowTab(name: string | null): name is RowTab {
  return name !== null && Object.hasOwn(verdictOf, name)
}

export function shelvesOf(
  found: ImportFactsFragment,
  open: RowTab,
  locale: string,
): { value: RowTab; label: string }[] {
  const { rowCount, newCount, changedCount, possibleCount, thereCount, takenCount } = found
  const number = new Intl.NumberFormat(locale)
  const all: { value: RowTab; label: string; count: number }[] = [
    { value: 'all', label: t`All`, count: rowCount },
    { value: 'new', label: t`New`, count: newCount },
    { value: 'changed', label: t`Changed`, count: changedCount },
    { value: 'possible', label: t`Possible duplicates`, count: possibleCount },
    { value: 'there', label: t`Existing`, count: thereCount },
    { value: 'skipped', label: t`Skipped`, count: rowCount - takenCount },
  ]
  return all
    .filter(({ value, count }) => count > 0 || value === open || value === 'all')
    .map(({ value, label, count }) => ({ value, label: `${label} ${number.format(count)}` }))
}
