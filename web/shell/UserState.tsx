import { lazy } from 'react'
import { useOrganizations } from '../app/session/organization.tsx'
import { useSession } from '../app/session/session.tsx'
import { AfterFirstQueries } from './AfterFirstQueries.tsx'
import { loadUserState } from './companion-code.ts'

const UserStateSubscription = lazy(loadUserState)

/** Subscribes to the profile and the organizations of a signed-in user, on all screens. */
export function UserState() {
  const { state } = useSession()
  const { isLoading } = useOrganizations()
  return (
    state.status === 'ready' &&
    !isLoading && (
      <AfterFirstQueries>
        <UserStateSubscription />
      </AfterFirstQueries>
    )
  )
}
