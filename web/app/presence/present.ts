import { makeVar } from '@apollo/client'
import { useReactiveVar } from '@apollo/client/react'
import { i18n } from '@lingui/core'
import { plural } from '@lingui/core/macro'
import { useEffect } from 'react'
import type { PresenceChangedSubscription } from '../../generated.ts'
import { useIsOffline } from '../../shared/hooks/connection.ts'

export type Present = PresenceChangedSubscription['presenceChanged'][number]

/** The other members who are present. Only PresenceSubscription writes it. */
export const present = makeVar<readonly Present[]>([])
export const reviewed = makeVar<string | null>(null)

const nobody: readonly Present[] = []

export function usePresent(): readonly Present[] {
  const users = useReactiveVar(present)
  return useIsOffline() ? nobody : users
}

export function useReviewersOf(documentId: string | null | undefined): readonly Present[] {
  return usePresent().filter(({ documentIds }) => documentId != null && documentIds.includes(documentId))
}

export function useReviewersLabel(documentId: string): string | null {
  const users = useReviewersOf(documentId)
  if (users.length === 0) return null
  const names = namesOf(users)
  return plural({ count: users.length }, { one: `${names} is reviewing this`, other: `${names} are reviewing this` })
}

/** Reports the document as open for review while the component is mounted. */
export function useReviewing(documentId: string | null | undefined): void {
  useEffect(() => {
    if (documentId == null) return
    reviewed(documentId)
    return () => {
      if (reviewed() === documentId) reviewed(null)
    }
  }, [documentId])
}

export function namesOf(users: readonly Present[]): string {
  return new Intl.ListFormat(i18n.locale).format(users.map(({ name }) => name))
}
