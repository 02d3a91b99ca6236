import type { ApolloClient } from '@apollo/client'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { SessionUserFragment } from '../../generated.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { makeClient } from '../apollo/apollo.ts'
import { endIdentity, type Identity, watchIdentity } from '../identity/identity.ts'
import { hasRememberedOrganization } from './organization-choice.ts'
import { fetchUnlessReceived } from './received.ts'
import { fetchProfile, initializeProfile, isSignOutError, loadProfile } from './session-profile.ts'

export type SessionState =
  /** The identity provider has not answered yet. */
  | { status: 'starting' }
  /** `isFarewell` when the person asked to leave: where they were is not where the next one starts. */
  | { status: 'signed-out'; isFarewell: boolean }
  | { status: 'unverified'; identity: Identity }
  | { status: 'loading'; identity: Identity }
  | { status: 'profile-missing' }
  /** The profile did not load for a reason that may pass. */
  | { status: 'failed'; identity: Identity }
  | { status: 'ready'; identity: Identity; user: SessionUserFragment }

interface Session {
  state: SessionState
  /** Asks for the profile again: after a failure, or where nothing tells of it. */
  refresh: () => Promise<void>
  /** The profile as it is now, as the server has told. */
  learn: (user: SessionUserFragment) => void
  logOut: () => Promise<void>
  /** Ends a session that the server no longer knows, and says so. */
  expire: () => Promise<void>
  /** For a new account, before it is verified. */
  createProfile: (name: string) => Promise<void>
  /** Asks about the person, outside of any organization. */
  personClient: ApolloClient
}

const SessionContext = createContext<Session | null>(null)

const expired = 'Your session has expired or profile is invalid. Please log in again.'

export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ status: 'starting' })
  /** What the next word that nobody is signed in will mean. */
  const ending = useRef<SessionState>({ status: 'signed-out', isFarewell: false })
  const current = useRef(state)
  current.current = state

  const end = useCallback(async (meaning: SessionState) => {
    ending.current = meaning
    await endIdentity()
  }, [])
  const expire = useCallback(async () => {
    if (current.current.status === 'signed-out' || ending.current.status === 'profile-missing') return
    showToast.error(expired)
    await end({ status: 'profile-missing' })
  }, [end])
  /** What is asked for from outside of a drawing finds here what was drawn last. */
  const reload = useRef(async () => {})
  const [personClient] = useState(() =>
    makeClient({
      organizationId: null,
      onUnauthenticated: () => void expire(),
      onStanding: () => fetchUnlessReceived(() => void reload.current()),
    }),
  )

  const load = useCallback(
    async (identity: Identity) => {
      setState({ status: 'loading', identity })
      try {
        setState({ status: 'ready', identity, user: await loadProfile(personClient, identity.name) })
      } catch (error) {
        if (isSignOutError(error)) return expire()
        showToast.error('Failed to load user profile. Please try logging in again.')
        setState({ status: 'failed', identity })
      }
    },
    [personClient, expire],
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
      watchIdentity((identity) => {
        if (!identity) {
          // The provider has ended what this device still knew as a session: the account is disabled or gone.
          const isLost = current.current.status === 'starting' && hasRememberedOrganization()
          setState(isLost ? { status: 'profile-missing' } : ending.current)
          ending.current = { status: 'signed-out', isFarewell: false }
          void personClient.clearStore()
        } else if (!identity.isVerified) {
          setState({ status: 'unverified', identity })
        } else if (!isKnown(current.current, identity)) {
          void load(identity)
        }
      }),
    [load, personClient],
  )

  const session = useMemo<Session>(
    () => ({
      state,
      personClient,
      learn,
      expire,
      createProfile: (name) => initializeProfile(personClient, name),
      async logOut() {
        await end({ status: 'signed-out', isFarewell: true })
        showToast.info('You have been logged out.')
      },
      async refresh() {
        if (state.status === 'failed') return load(state.identity)
        if (state.status !== 'ready') return
        try {
          learn(await fetchProfile(personClient))
        } catch (error) {
          if (isSignOutError(error)) await expire()
        }
      },
    }),
    [state, personClient, learn, expire, end, load],
  )

  reload.current = session.refresh

  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession is called outside of SessionProvider')
  return session
}

/** The signed-in user. Only for what is drawn behind the guards. */
export function useUser(): SessionUserFragment {
  const { state } = useSession()
  if (state.status !== 'ready') throw new Error('useUser is called before the session is ready')
  return state.user
}

/** The provider speaks up at each renewed token; the same person needs no second loading. */
function isKnown(state: SessionState, identity: Identity): boolean {
  return (state.status === 'ready' || state.status === 'loading') && state.identity.uid === identity.uid
}
