import type { ApolloClient } from '@apollo/client'
import { type OrganizationChoiceFragment, OrganizationsDocument } from '../../generated.ts'

const storageKey = 'activeOrganizationId'

export async function fetchOrganizations(client: ApolloClient): Promise<OrganizationChoiceFragment[]> {
  const { data } = await client.query({ query: OrganizationsDocument, fetchPolicy: 'network-only' })
  return data?.organizations ?? []
}

/** Returns the organization that was last open on this device, else the personal one, else the first. */
export function chooseOrganization(
  list: readonly OrganizationChoiceFragment[],
  personalId: string | null,
): OrganizationChoiceFragment | null {
  const storedId = storedOrganization()
  return list.find(({ id }) => id === storedId) ?? list.find(({ id }) => id === personalId) ?? list[0] ?? null
}

/** Stores the choice on this device. Null removes it. */
export function storeOrganization(id: string | null): void {
  if (id) localStorage.setItem(storageKey, id)
  else localStorage.removeItem(storageKey)
}

export const storedOrganization = (): string | null => localStorage.getItem(storageKey)

export const hasStoredOrganization = (): boolean => storedOrganization() !== null
