import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import {
  AssistantCreditsDocument,
  DeletedOrganizationsDocument,
  MembershipsDocument,
  MyInvitationsDocument,
  type StandingChangedSubscription,
  useStandingChangedSubscription,
} from '../../generated.ts'
import { addLiveQueries, freshnessOf } from '../apollo/freshness.ts'
import { useOrganizations } from './organization.tsx'
import { markUserStateReceived } from './received.ts'
import { useSession } from './session.tsx'

const queries = ['Memberships', 'MyInvitations', 'DeletedOrganizations']
addLiveQueries(queries)

/** Receives changes of the user state, with or without an active organization. Mounted once. */
export function UserStateSubscription() {
  const { state } = useSession()
  return state.status === 'ready' && <Following key={state.user.id} />
}

function Following() {
  const { state, userClient, learn, refresh } = useSession()
  const isDeleted = state.status === 'ready' && state.user.purgedAt !== null
  const { receiveOrganizations: setOrganizations } = useOrganizations()
  const client = useApolloClient()
  useStandingChangedSubscription({
    client: userClient,
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData({ data: { data } }) {
      if (!data) return
      const { me, organizations } = data.standingChanged
      markUserStateReceived()
      // A message that was sent before the user deleted the account may arrive after it.
      if (isDeleted && !me.purgedAt) return void refresh()
      writeUserState(userClient, data.standingChanged)
      writeLimits(client, me.limits)
      learn(me)
      // A deleted account has no organizations until it is restored.
      if (!me.purgedAt) setOrganizations(organizations)
    },
  })
  return null
}

function writeUserState(client: ApolloClient, userState: StandingChangedSubscription['standingChanged']): void {
  const { organizations, myInvitations, deletedOrganizations } = userState
  const { cache } = client
  const { wrote } = freshnessOf(cache)
  cache.batch({
    update(cache) {
      cache.writeQuery({ query: MembershipsDocument, data: { organizations: [...organizations] } })
      cache.writeQuery({ query: MyInvitationsDocument, data: { myInvitations: [...myInvitations] } })
      cache.writeQuery({
        query: DeletedOrganizationsDocument,
        data: { deletedOrganizations: [...deletedOrganizations] },
      })
    },
  })
  for (const name of queries) wrote(name, {})
}

/** A plan change by any Owner changes the credits of every member. */
function writeLimits({ cache }: ApolloClient, limits: StandingChangedSubscription['standingChanged']['me']['limits']) {
  cache.updateQuery({ query: AssistantCreditsDocument }, (held) => held && { me: { ...held.me, limits } })
}
