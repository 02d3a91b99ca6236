import { useEffect, useState } from 'react'
import type { SavedViewRowFragment, ViewPage } from '../../generated.ts'
import { useOrganization } from '../session/organization.tsx'

export interface OpenView {
  view: SavedViewRowFragment
  isChanged: boolean
}

/**
 * Returns the view whose filters the page shows, or the view that was last opened in this tab if the filters have
 * changed since. A page without filters has no open view. The second value marks a view as opened.
 */
export function useOpenView(
  page: ViewPage,
  views: readonly SavedViewRowFragment[],
  address: string,
): [OpenView | null, (id: string) => void] {
  const { id: organizationId } = useOrganization()
  const key = `view ${page} ${organizationId}`
  const [lastId, setLastId] = useState(() => sessionStorage.getItem(key))
  const open = openViewOf(views, address, lastId)
  const shownId = open && !open.isChanged ? open.view.id : null
  const isNone = address === '' && !open

  useEffect(() => {
    if (shownId) setLastId(shownId)
    else if (isNone) setLastId(null)
  }, [shownId, isNone])
  useEffect(() => {
    if (lastId) sessionStorage.setItem(key, lastId)
    else sessionStorage.removeItem(key)
  }, [key, lastId])

  return [open, setLastId]
}

function openViewOf(views: readonly SavedViewRowFragment[], address: string, lastId: string | null): OpenView | null {
  const same = views.filter((view) => isSameAddress(view.address, address))
  const exact = same.find(({ id }) => id === lastId) ?? same[0]
  if (exact) return { view: exact, isChanged: false }
  const last = address === '' ? undefined : views.find(({ id }) => id === lastId)
  return last ? { view: last, isChanged: true } : null
}

/** Compares two sets of URL parameters in any order. */
function isSameAddress(one: string, other: string): boolean {
  const sorted = (address: string) =>
    [...new URLSearchParams(address)]
      .map((entry) => entry.join('='))
      .sort()
      .join('&')
  return sorted(one) === sorted(other)
}
