import type { ApolloClient } from '@apollo/client'
import { t } from '@lingui/core/macro'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { SessionUserFragment } from '../../generated.ts'
import { messageOf } from '../../shared/format/errors.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { makeClient } from '../apollo/apollo.ts'
import { endIdentity, watchIdentity } from '../identity/identity.ts'
import type { Identity } from '../identity/identity-provider.ts'
import type { MovableProfile } from './movable-profile.ts'
import { hasStoredOrganization } from './organization-choice.ts'
import { fetchUnlessReceived } from './received.ts'
import { fetchProfile, initializeProfile, isSignOutError, loadProfile } from './session-profile.ts'

export type SessionState =
  | { status: 'starting' }
  /** The server can't be reached, so it isn't known whether a user is signed in. */
  | { status: 'unreachable' }
  /** `isFarewell` is true after a logout. The next login then ignores the page that was open. */
  | { status: 'signed-out'; isFarewell: boolean }
  | { status: 'unverified'; identity: Identity }
  | { status: 'loading'; identity: Identity }
  | { status: 'profile-missing' }
  /** The account has no profile yet, and the user decides whether to continue with the one of an earlier account. */
  | { status: 'moving'; identity: Identity; profile: MovableProfile }
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
  const expectLogout = useCallback((isLoggingOut: boolean) => {
    ending.current = { status: 'signed-out', isFarewell: isLoggingOut }
  }, [])
  const current = useRef(state)
  current.current = state
  /** The identity whose profile was requested last, unless its session has ended since. */
  const loading = useRef<Identity>(null)

  const expire = useCallback(async () => {
    const { status } = current.current
    if (status === 'signed-out' || status === 'profile-missing' || ending.current.status === 'profile-missing') return
    // A logout ends the session on the server first, which refuses the requests that are under way.
    if (ending.current.status === 'signed-out' && ending.current.isFarewell) return
    showToast.error(t`Your session has expired or profile is invalid. Please log in again.`)
    ending.current = { status: 'profile-missing' }
    await endIdentity(true)
  }, [])
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
      loading.current = identity
      try {
        const loaded = await loadProfile(userClient, identity.name)
        if (loading.current !== identity) return
        setState(
          'user' in loaded ? { status: 'ready', identity, ...loaded } : { status: 'moving', identity, ...loaded },
        )
      } catch (error) {
        // The session has ended meanwhile, which cancels the query.
        if (loading.current !== identity) return
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
      watchIdentity(hasStoredOrganization(), {
        onChange(identity, isLost) {
          const isFirst = current.current.status === 'starting' || current.current.status === 'unreachable'
          if (!identity) {
            loading.current = null
            // The provider ended a session that this device remembers, so the account is disabled or deleted.
            const isMissing = isLost || (isStarting(current.current) && hasStoredOrganization())
            setState(isMissing ? { status: 'profile-missing' } : ending.current)
            expectLogout(false)
            // Before, no user was known, and it would cancel the queries of a page that needs no user.
            if (!isFirst) void userClient.clearStore()
          } else if (!identity.isVerified) {
            setState({ status: 'unverified', identity })
          } else if (!isKnown(current.current, identity)) {
            void load(identity)
          }
        },
        onUnreachable: () => setState((now) => (now.status === 'starting' ? { status: 'unreachable' } : now)),
        onLoggingOut: expectLogout,
      }),
    [load, userClient, expectLogout],
  )

  const session = useMemo<Session>(
    () => ({
      state,
      userClient,
      learn,
      expire,
      createProfile: (name) => initializeProfile(userClient, name),
      async logOut() {
        try {
          expectLogout(true)
          await endIdentity()
          showToast.info(t`You have been logged out.`)
        } catch (error) {
          expectLogout(false)
          showToast.error(t`Couldn't log you out. ${{ reason: messageOf(error) }}`)
        }
      },
      async refresh() {
        if (state.status === 'failed' || state.status === 'moving') return load(state.identity)
        if (state.status !== 'ready') return
        try {
          learn(await fetchProfile(userClient))
        } catch (error) {
          if (isSignOutError(error)) await expire()
        }
      },
    }),
    [state, userClient, learn, expire, load, expectLogout],
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

const isStarting = ({ status }: SessionState) =>
  status === 'starting' || status === 'unreachable' || status === 'loading'

/** The provider also reports each renewed token, which must not load the profile again. */
function isKnown(state: SessionState, identity: Identity): boolean {
  const isShown = state.status === 'ready' || state.status === 'loading' || state.status === 'moving'
  return isShown && state.identity.uid === identity.uid
}
