import { lazy } from 'react'
import { useOrganizations } from '../app/session/organization.tsx'
import { useSession } from '../app/session/session.tsx'
import { AfterFirstQueries } from './AfterFirstQueries.tsx'

const UserStateSubscription = lazy(async () => ({
  default: (await import('../app/session/UserStateSubscription.tsx')).UserStateSubscription,
}))

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
