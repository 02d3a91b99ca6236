import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { type OrganizationChoiceFragment, PendingItemCountDocument } from '../generated.ts'
import { codeOf, messageOf } from '../shared/errors.ts'
import { say } from '../shared/toaster.ts'
import { makeClient } from './apollo.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { chooseOrganization, fetchOrganizations, rememberOrganization } from './organization-choice.ts'
import { useSession } from './session.tsx'

export type Organization = OrganizationChoiceFragment

interface Organizations {
  list: readonly Organization[]
  active: Organization | null
  isLoading: boolean
  isSwitching: boolean
  switchTo: (id: string) => Promise<void>
  /** Reloads the list and switches to one that was joined or made a moment ago. */
  enter: (id: string) => Promise<void>
  /** Reloads the list; `isSilent` after a change of our own, which has its own words. */
  refresh: (options?: { isSilent?: boolean }) => Promise<void>
  /** One of them as it is now, as the server has told. */
  learn: (organization: Organization) => void
  /** Looks, behind the screen, at what the person is and may do now; says so when they were taken out of the active one. */
  follow: () => void
}

const unavailable = async () => void say.error('Organization switching is unavailable.')

const OrganizationContext = createContext<Organizations>({
  list: [],
  active: null,
  isLoading: false,
  isSwitching: false,
  switchTo: unavailable,
  enter: unavailable,
  refresh: unavailable,
  learn: () => undefined,
  follow: () => undefined,
})

interface Opened {
  organizationId: string
  client: ApolloClient
}

/** The organizations of the person, and for the active one a client of its own: nothing cached outlives a switch. */
export function OrganizationProvider({ children }: { children: ReactNode }) {
  const { state, personClient, expire, refresh: refreshPerson } = useSession()
  // A deleted account is at work nowhere until it is restored.
  const person = state.status === 'ready' && !state.user.purgedAt ? state.user : null
  const personId = person?.id ?? null
  const personalId = person?.defaultPersonalOrganization?.id ?? null
  const isOut =
    state.status === 'signed-out' || state.status === 'profile-missing' || (state.status === 'ready' && !person)

  const [list, setList] = useState<readonly Organization[] | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isSwitching, setSwitching] = useState(false)
  const latest = useRef(opened)
  /** What is asked for from outside of a drawing finds here what was drawn last. */
  const drawn = useRef({ personId, list, take: (_: readonly Organization[]): void => undefined, refreshPerson })

  const open = useCallback((next: Opened | null) => {
    latest.current?.client.stop()
    latest.current = next
    rememberOrganization(next?.organizationId ?? null)
    setOpened(next)
  }, [])
  const [follow] = useState(() =>
    oneAtATime(async () => {
      const asker = drawn.current.personId
      const before = latest.current?.organizationId
      // First the person: one whose account is deleted has no organization to go to.
      await drawn.current.refreshPerson()
      const organizations = await fetchOrganizations(personClient)
      if (asker === null || drawn.current.personId !== asker) return
      const lost = drawn.current.list?.find(({ id }) => id === before)
      if (lost && before === latest.current?.organizationId && !organizations.some(({ id }) => id === before)) {
        say.warning(`You are no longer a member of ${lost.name}.`)
      }
      drawn.current.take(organizations)
    }),
  )
  const clientOf = useCallback(
    (organizationId: string): Opened => ({
      organizationId,
      client: makeClient({ organizationId, onUnauthenticated: () => void expire(), onStanding: follow }),
    }),
    [expire, follow],
  )
  const take = useCallback(
    (organizations: readonly Organization[]) => {
      setList(organizations)
      if (organizations.some(({ id }) => id === latest.current?.organizationId)) return
      const chosen = chooseOrganization(organizations, personalId)
      open(chosen && clientOf(chosen.id))
      if (!chosen) say.warning('No active organization could be set. Please create or join one.', { duration: 5000 })
    },
    [personalId, open, clientOf],
  )
  drawn.current = { personId, list, take, refreshPerson }

  useEffect(() => {
    if (isOut) {
      setList(null)
      open(null)
    }
  }, [isOut, open])

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once for each person, not at each change of theirs
  useEffect(() => {
    if (!personId) return
    let isCurrent = true
    fetchOrganizations(personClient).then(
      (organizations) => isCurrent && take(organizations),
      () => {
        if (!isCurrent) return
        say.error('Failed to load organizations. Please try again later.')
        setList([])
      },
    )
    return () => {
      isCurrent = false
    }
  }, [personId])

  const change = useCallback(
    async (id: string, load: () => Promise<readonly Organization[]>) => {
      const toast = say.loading('Switching organization...')
      setSwitching(true)
      try {
        const organizations = await load()
        setList(organizations)
        const organization = organizations.find((each) => each.id === id)
        if (!organization) throw new Error('Organization not found in your list.')
        open(await tried(clientOf(id)))
        say.success(`Switched to: ${organization.name}`, { instead: toast })
      } catch (error) {
        say.error(codeOf(error) ? messageOf(error) : 'Failed to switch organization.', { instead: toast })
      } finally {
        setSwitching(false)
      }
    },
    [open, clientOf],
  )

  const learn = useCallback((organization: Organization) => {
    const known = JSON.stringify(organization)
    setList((now) =>
      now?.some((each) => each.id === organization.id && JSON.stringify(each) !== known)
        ? now.map((each) => (each.id === organization.id ? organization : each))
        : now,
    )
  }, [])

  const organizations = useMemo<Organizations>(
    () => ({
      list: list ?? [],
      active: list?.find(({ id }) => id === opened?.organizationId) ?? null,
      isLoading: personId !== null && list === null,
      isSwitching,
      async switchTo(id) {
        if (id === opened?.organizationId) return void say.info('Already on this organization.')
        await change(id, async () => list ?? [])
      },
      enter: (id) => change(id, () => fetchOrganizations(personClient)),
      async refresh({ isSilent = false } = {}) {
        const toast = isSilent ? undefined : say.loading('Refreshing organizations...')
        try {
          take(await fetchOrganizations(personClient))
          if (toast) say.success('Organizations refreshed!', { instead: toast })
        } catch {
          say.error('Failed to refresh organizations.', toast ? { instead: toast } : {})
        }
      },
      learn,
      follow,
    }),
    [list, opened, personId, isSwitching, personClient, change, take, learn, follow],
  )

  return (
    <OrganizationContext value={organizations}>
      <ApolloProvider client={opened?.client ?? personClient}>{children}</ApolloProvider>
    </OrganizationContext>
  )
}

/** The first question in an organization: whether the server lets us in. */
async function tried(next: Opened): Promise<Opened> {
  try {
    await next.client.query({ query: PendingItemCountDocument })
    return next
  } catch (error) {
    next.client.stop()
    throw error
  }
}

export function useOrganizations(): Organizations {
  return useContext(OrganizationContext)
}

/** The active organization. Only for what is drawn behind the guard that asks for one. */
export function useOrganization(): Organization {
  const { active } = useOrganizations()
  if (!active) throw new Error('useOrganization is called without an active organization')
  return active
}
