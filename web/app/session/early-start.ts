import type { ApolloClient } from '@apollo/client'
import { useEffect, useMemo, useRef } from 'react'
import type { OrganizationChoiceFragment } from '../../generated.ts'
import type { Opened } from './opened-organization.ts'
import { fetchOrganizations, storedOrganization } from './organization-choice.ts'
import { useSession } from './session.tsx'

interface EarlyStart {
  /** Returns the client that was opened early for this organization, if any. Any other is stopped. */
  takeClient: (organizationId: string) => Opened | null
  takeOrganizations: () => Promise<readonly OrganizationChoiceFragment[]>
  stop: () => void
}

/**
 * While the profile is loading, requests the organizations and opens the client of the organization that was last open
 * on this device, so that the first screen does not wait for one request after the other.
 */
export function useEarlyStart(
  clientOf: (organizationId: string) => Opened,
  onOpenEarly: (client: ApolloClient) => void,
): EarlyStart {
  const { state, userClient } = useSession()
  const organizations = useRef<Promise<readonly OrganizationChoiceFragment[]>>(undefined)
  const opened = useRef<Opened>(undefined)

  const early = useMemo<EarlyStart>(() => {
    const stop = () => {
      opened.current?.client.stop()
      opened.current = undefined
      organizations.current = undefined
    }
    return {
      takeClient(organizationId) {
        const client = opened.current
        if (client?.organizationId !== organizationId) {
          stop()
          return null
        }
        opened.current = undefined
        return client
      },
      takeOrganizations() {
        const requested = organizations.current
        organizations.current = undefined
        // The request fails for a user without a profile, who receives one meanwhile.
        return requested?.catch(() => fetchOrganizations(userClient)) ?? fetchOrganizations(userClient)
      },
      stop,
    }
  }, [userClient])

  useEffect(() => {
    if (state.status !== 'loading') return
    early.stop()
    organizations.current = fetchOrganizations(userClient)
    organizations.current.catch(() => undefined)
    const storedId = storedOrganization()
    if (storedId === null) return
    opened.current = clientOf(storedId)
    onOpenEarly(opened.current.client)
  }, [state.status, userClient, clientOf, onOpenEarly, early])

  return early
}
