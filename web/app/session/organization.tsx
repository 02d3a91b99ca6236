import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { t } from '@lingui/core/macro'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { OrganizationChoiceFragment } from '../../generated.ts'
import { codeOf, messageOf } from '../../shared/format/errors.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { makeClient } from '../apollo/apollo.ts'
import { hasLeft } from '../apollo/left-organizations.ts'
import { coalesceRuns } from './coalesce-runs.ts'
import { useEarlyStart } from './early-start.ts'
import { type Opened, tried } from './opened-organization.ts'
import { chooseOrganization, fetchOrganizations, storeOrganization } from './organization-choice.ts'
import { fetchUnlessReceived } from './received.ts'
import { useSession } from './session.tsx'

export type Organization = OrganizationChoiceFragment

interface Organizations {
  list: readonly Organization[]
  active: Organization | null
  isLoading: boolean
  isSwitching: boolean
  switchTo: (id: string) => Promise<void>
  enter: (organization: Organization) => Promise<void>
  leave: (id: string) => void
  refresh: () => Promise<void>
  learn: (organization: Organization) => void
  /** Updates all organizations from a live change. Shows a message if the user was removed from the active one. */
  receiveOrganizations: (organizations: readonly Organization[]) => void
  /** Call after an action of the user that changes the user state. The state arrives live or is fetched. */
  follow: () => void
}

const warnOfLoss = ({ name }: Organization) => showToast.warning(t`You are no longer a member of ${name}.`)
const unavailable = async () => void showToast.error(t`Organization switching is unavailable.`)

const OrganizationContext = createContext<Organizations>({
  list: [],
  active: null,
  isLoading: false,
  isSwitching: false,
  switchTo: unavailable,
  enter: unavailable,
  leave: () => undefined,
  refresh: unavailable,
  learn: () => undefined,
  receiveOrganizations: () => undefined,
  follow: () => undefined,
})

/**
 * A live message that is older than a new organization may arrive this much later, in milliseconds. Such a message does
 * not contain the organization.
 */
const lateness = 5_000

/**
 * Provides the user's organizations and one client for the active organization. A switch discards all cached data.
 * @param onOpenEarly receives the client of the organization that was last open, while the profile is loading
 */
export function OrganizationProvider(props: { onOpenEarly: (client: ApolloClient) => void; children: ReactNode }) {
  const { onOpenEarly, children } = props
  const { state, userClient, expire, refresh: refreshUser } = useSession()
  // A deleted account has no organizations until it is restored.
  const person = state.status === 'ready' && !state.user.purgedAt ? state.user : null
  const userId = person?.id ?? null
  const personalId = person?.defaultPersonalOrganization?.id ?? null
  const isOut =
    state.status === 'signed-out' || state.status === 'profile-missing' || (state.status === 'ready' && !person)

  const [list, setList] = useState<readonly Organization[] | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isSwitching, setSwitching] = useState(false)
  const latest = useRef(opened)
  /** The values of the last render, for callbacks that run outside of rendering. */
  const drawn = useRef({
    personId: userId,
    list,
    take: (_: readonly Organization[]): void => undefined,
    refreshPerson: refreshUser,
  })

  const open = useCallback((next: Opened | null) => {
    latest.current?.client.stop()
    latest.current = next
    storeOrganization(next?.organizationId ?? null)
    setOpened(next)
  }, [])
  const [follow] = useState(() =>
    coalesceRuns(async () => {
      const asker = drawn.current.personId
      // The profile is loaded first, because a deleted account has no organization to open.
      await drawn.current.refreshPerson()
      const organizations = await fetchOrganizations(userClient)
      if (asker === null || drawn.current.personId !== asker) return
      drawn.current.take(organizations)
    }),
  )
  const followUnlessReceived = useCallback(() => fetchUnlessReceived(follow), [follow])
  const clientOf = useCallback(
    (organizationId: string): Opened => ({
      organizationId,
      client: makeClient({
        organizationId,
        onUnauthenticated: () => void expire(),
        onUserStateChange: followUnlessReceived,
      }),
      at: Date.now(),
    }),
    [expire, followUnlessReceived],
  )
  const early = useEarlyStart(clientOf, onOpenEarly)
  const take = useCallback(
    (organizations: readonly Organization[]) => {
      const activeId = latest.current?.organizationId
      const lost = drawn.current.list?.find(({ id }) => id === activeId)
      const isNews = lost !== undefined || drawn.current.list === null
      const isStill = organizations.some(({ id }) => id === activeId)
      const chosen = isStill ? null : chooseOrganization(organizations, personalId)
      // The active organization changes before the list and before any toast, because both render at once and screens
      // require an organization.
      if (!isStill) open(chosen && (early.takeClient(chosen.id) ?? clientOf(chosen.id)))
      setList(organizations)
      if (isStill) return
      if (lost && !hasLeft(lost.id)) warnOfLoss(lost)
      if (!chosen && isNews)
        showToast.warning(t`No active organization could be set. Please create or join one.`, { duration: 5000 })
    },
    [personalId, open, clientOf, early],
  )
  drawn.current = { personId: userId, list, take, refreshPerson: refreshUser }

  useEffect(() => {
    if (isOut) {
      early.stop()
      setList(null)
      open(null)
    }
  }, [isOut, open, early])

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once for each person, not at each change of theirs
  useEffect(() => {
    if (!userId) return
    let isCurrent = true
    early.takeOrganizations().then(
      (organizations) => isCurrent && take(organizations),
      () => {
        // The list may have arrived live in the meantime.
        if (!isCurrent || drawn.current.list) return
        showToast.error(t`Failed to load organizations. Please try again later.`)
        setList([])
      },
    )
    return () => {
      isCurrent = false
    }
  }, [userId])

  /** @param organization undefined if the chosen id is not in the list */
  const change = useCallback(
    async (organization: Organization | undefined) => {
      const toast = showToast.loading(t`Switching organization...`)
      setSwitching(true)
      try {
        if (!organization) throw new Error('Organization not found in your list.')
        setList((now) => (now?.some(({ id }) => id === organization.id) ? now : [...(now ?? []), organization]))
        open(await tried(clientOf(organization.id)))
        const { name } = organization
        showToast.success(t`Switched to: ${name}`, { instead: toast })
      } catch (error) {
        showToast.error(codeOf(error) ? messageOf(error) : t`Failed to switch organization.`, { instead: toast })
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

  const receiveOrganizations = useCallback(
    (organizations: readonly Organization[]) => {
      const active = latest.current
      const isLost = active !== null && !organizations.some(({ id }) => id === active.organizationId)
      if (isLost && Date.now() - active.at < lateness) follow()
      else take(organizations)
    },
    [take, follow],
  )

  const organizations = useMemo<Organizations>(
    () => ({
      list: list ?? [],
      active: list?.find(({ id }) => id === opened?.organizationId) ?? null,
      isLoading: userId !== null && list === null,
      isSwitching,
      async switchTo(id) {
        if (id === opened?.organizationId) return void showToast.info(t`Already on this organization.`)
        await change(list?.find((each) => each.id === id))
      },
      enter: change,
      leave: (id) => take((list ?? []).filter((each) => each.id !== id)),
      async refresh() {
        const toast = showToast.loading(t`Refreshing organizations...`)
        try {
          take(await fetchOrganizations(userClient))
          showToast.success(t`Organizations refreshed!`, { instead: toast })
        } catch {
          showToast.error(t`Failed to refresh organizations.`, { instead: toast })
        }
      },
      learn,
      receiveOrganizations,
      follow: followUnlessReceived,
    }),
    [list, opened, userId, isSwitching, userClient, change, take, learn, receiveOrganizations, followUnlessReceived],
  )

  return (
    <OrganizationContext value={organizations}>
      <ApolloProvider client={opened?.client ?? userClient}>{children}</ApolloProvider>
    </OrganizationContext>
  )
}

export function useOrganizations(): Organizations {
  return useContext(OrganizationContext)
}

/** Returns the active organization. Use only below the guard that requires one. */
export function useOrganization(): Organization {
  const { active } = useOrganizations()
  if (!active) throw new Error('useOrganization is called without an active organization')
  return active
}
