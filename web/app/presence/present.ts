import { makeVar } from '@apollo/client'
import { useReactiveVar } from '@apollo/client/react'
import { useEffect } from 'react'
import type { PresenceChangedSubscription } from '../../generated.ts'
import { useIsOffline } from '../apollo/connection.ts'

/** Somebody else who has the organization open now. */
export type Present = PresenceChangedSubscription['presenceChanged'][number]

/** Who else is here. Written by PresenceSubscription alone. */
export const present = makeVar<readonly Present[]>([])
/** What is open to review in this tab. */
export const reviewed = makeVar<string | null>(null)

const nobody: readonly Present[] = []

/** Nobody while the connection is gone: who came or left is not heard of. */
export function usePresent(): readonly Present[] {
  const people = useReactiveVar(present)
  return useIsOffline() ? nobody : people
}

/** Who else has this document open to review. */
export function useReviewersOf(documentId: string | null | undefined): readonly Present[] {
  return usePresent().filter(({ documentIds }) => documentId != null && documentIds.includes(documentId))
}

/** "Ben is reviewing this"; null where nobody else is. */
export function useReviewersWords(documentId: string): string | null {
  const people = useReviewersOf(documentId)
  return people.length > 0 ? `${namesOf(people)} ${isOrAre(people)} reviewing this` : null
}

/** Tells the others that this document is open to review here, for as long as it is. */
export function useReviewing(documentId: string | null | undefined): void {
  useEffect(() => {
    if (documentId == null) return
    reviewed(documentId)
    return () => {
      if (reviewed() === documentId) reviewed(null)
    }
  }, [documentId])
}

export const isOrAre = ({ length }: readonly Present[]) => (length === 1 ? 'is' : 'are')

/** "Ana", "Ana and Ben", "Ana, Ben and Cleo". */
export function namesOf(people: readonly Present[]): string {
  return new Intl.ListFormat('en').format(people.map(({ name }) => name)).replace(', and ', ' and ')
}
