import type { ApolloClient } from '@apollo/client'
import { type OrganizationChoiceFragment, OrganizationsDocument } from '../../generated.ts'

const storageKey = 'activeOrganizationId'

/** The organizations of whoever is signed in, as the server has them now. */
export async function fetchOrganizations(client: ApolloClient): Promise<OrganizationChoiceFragment[]> {
  const { data } = await client.query({ query: OrganizationsDocument, fetchPolicy: 'network-only' })
  return data?.organizations ?? []
}

/** Which one to open: the one open last on this device, else the personal one, else the first. */
export function chooseOrganization(
  list: readonly OrganizationChoiceFragment[],
  personalId: string | null,
): OrganizationChoiceFragment | null {
  const storedId = localStorage.getItem(storageKey)
  return list.find(({ id }) => id === storedId) ?? list.find(({ id }) => id === personalId) ?? list[0] ?? null
}

/** Keeps the choice on this device; null forgets it. */
export function rememberOrganization(id: string | null): void {
  if (id) localStorage.setItem(storageKey, id)
  else localStorage.removeItem(storageKey)
}

/** Whether somebody was at work on this device and has not logged out. */
export function hasRememberedOrganization(): boolean {
  return localStorage.getItem(storageKey) !== null
}
