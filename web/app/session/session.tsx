import type { ApolloClient } from '@apollo/client'
import { t } from '@lingui/core/macro'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { SessionUserFragment } from '../../generated.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { makeClient } from '../apollo/apollo.ts'
import { endIdentity, watchIdentity } from '../identity/identity.ts'
import type { Identity } from '../identity/stored-session.ts'
import { hasStoredOrganization } from './organization-choice.ts'
import { fetchUnlessReceived } from './received.ts'
import { fetchProfile, initializeProfile, isSignOutError, loadProfile } from './session-profile.ts'

export type SessionState =
  | { status: 'starting' }
  /** `isFarewell` is true after a logout. The next login then ignores the page that was open. */
  | { status: 'signed-out'; isFarewell: boolean }
  | { status: 'unverified'; identity: Identity }
  | { status: 'loading'; identity: Identity }
  | { status: 'profile-missing' }
  /** The profile failed to load with a transient error. */
  | { status: 'failed'; identity: Identity }
  | { status: 'ready'; identity: Identity; user: SessionUserFragment }

interface Session {
  state: SessionState
  /** Loads the profile again, after an error or if no live message brings it. */
  refresh: () => Promise<void>
  learn: (user: SessionUserFragment) => void
  logOut: () => Promise<void>
  /** Ends a session that the server has rejected, and shows a message. */
  expire: () => Promise<void>
  createProfile: (name: string) => Promise<void>
  userClient: ApolloClient
}

const SessionContext = createContext<Session | null>(null)

export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ status: 'starting' })
  /** The state to set when the provider next reports that no user is signed in. */
  const ending = useRef<SessionState>({ status: 'signed-out', isFarewell: false })
  const current = useRef(state)
  current.current = state

  const end = useCallback(async (meaning: SessionState) => {
    ending.current = meaning
    await endIdentity()
  }, [])
  const expire = useCallback(async () => {
    if (current.current.status === 'signed-out' || ending.current.status === 'profile-missing') return
    showToast.error(t`Your session has expired or profile is invalid. Please log in again.`)
    await end({ status: 'profile-missing' })
  }, [end])
  /** The values of the last render, for callbacks that run outside of rendering. */
  const reload = useRef(async () => {})
  const [userClient] = useState(() =>
    makeClient({
      organizationId: null,
      onUnauthenticated: () => void expire(),
      onUserStateChange: () => fetchUnlessReceived(() => void reload.current()),
    }),
  )

  const load = useCallback(
    async (identity: Identity) => {
      setState({ status: 'loading', identity })
      try {
        setState({ status: 'ready', identity, user: await loadProfile(userClient, identity.name) })
      } catch (error) {
        if (isSignOutError(error)) return expire()
        showToast.error(t`Failed to load user profile. Please try logging in again.`)
        setState({ status: 'failed', identity })
      }
    },
    [userClient, expire],
  )

  const learn = useCallback((user: SessionUserFragment) => {
    setState((now) =>
      now.status === 'ready' && now.user.id === user.id && JSON.stringify(now.user) !== JSON.stringify(user)
        ? { ...now, user }
        : now,
    )
  }, [])

  useEffect(
    () =>
      watchIdentity(hasStoredOrganization(), (identity) => {
        if (!identity) {
          // The provider ended a session that this device remembers, so the account is disabled or deleted.
          const { status } = current.current
          const isLost = (status === 'starting' || status === 'loading') && hasStoredOrganization()
          setState(isLost ? { status: 'profile-missing' } : ending.current)
          ending.current = { status: 'signed-out', isFarewell: false }
          void userClient.clearStore()
        } else if (!identity.isVerified) {
          setState({ status: 'unverified', identity })
        } else if (!isKnown(current.current, identity)) {
          void load(identity)
        }
      }),
    [load, userClient],
  )

  const session = useMemo<Session>(
    () => ({
      state,
      userClient,
      learn,
      expire,
      createProfile: (name) => initializeProfile(userClient, name),
      async logOut() {
        await end({ status: 'signed-out', isFarewell: true })
        showToast.info(t`You have been logged out.`)
      },
      async refresh() {
        if (state.status === 'failed') return load(state.identity)
        if (state.status !== 'ready') return
        try {
          learn(await fetchProfile(userClient))
        } catch (error) {
          if (isSignOutError(error)) await expire()
        }
      },
    }),
    [state, userClient, learn, expire, end, load],
  )

  reload.current = session.refresh

  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession is called outside of SessionProvider')
  return session
}

/** Returns the signed-in user. Use only below the guards. */
export function useUser(): SessionUserFragment {
  const { state } = useSession()
  if (state.status !== 'ready') throw new Error('useUser is called before the session is ready')
  return state.user
}

/** The provider also reports each renewed token, which must not load the profile again. */
function isKnown(state: SessionState, identity: Identity): boolean {
  return (state.status === 'ready' || state.status === 'loading') && state.identity.uid === identity.uid
}
