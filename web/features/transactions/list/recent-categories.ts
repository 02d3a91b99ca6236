import { makeVar } from '@apollo/client'
import { useReactiveVar } from '@apollo/client/react'
import { useEffect } from 'react'
import { useOrganization } from '../../../app/session/organization.tsx'

/** So many are remembered, the latest first. */
const remembered = 6

const recent = makeVar<readonly string[]>([])

/** The ids of the categories that this person chose last in this organization, on this device. */
export function useRecentCategories(): { ids: readonly string[]; note: (id: string) => void } {
  const { id: organizationId } = useOrganization()
  const ids = useReactiveVar(recent)
  const key = `recent-categories:${organizationId}`

  useEffect(() => {
    recent(stored(key))
  }, [key])

  return {
    ids,
    note(id) {
      recent([id, ...recent().filter((each) => each !== id)].slice(0, remembered))
      try {
        localStorage.setItem(key, JSON.stringify(recent()))
      } catch {
        // A full or forbidden storage only means that they are not remembered.
      }
    },
  }
}

function stored(key: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
