import type { ApolloClient } from '@apollo/client'
import { InitializeProfileDocument, MeDocument, type SessionUserFragment } from '../../generated.ts'
import { codeOf } from '../../shared/format/errors.ts'
import { usesOwnAccounts } from '../identity/identity.ts'
import type { MovableProfile } from './movable-profile.ts'

/** Error codes of the profile query that end the session, because the server has no such user. */
const endingCodes = ['PROFILE_NOT_INITIALIZED', 'FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED', 'EMAIL_NOT_VERIFIED']

export function isSignOutError(error: unknown): boolean {
  const code = codeOf(error)
  return code !== null && endingCodes.includes(code)
}

/**
 * Returns the user's profile, and creates it with this name if the server has none. If the user has a profile from
 * Firebase with the same address, returns that one for the user to decide.
 */
export async function loadProfile(
  client: ApolloClient,
  name: string,
): Promise<{ user: SessionUserFragment } | { profile: MovableProfile }> {
  try {
    return { user: await fetchProfile(client) }
  } catch (error) {
    if (codeOf(error) !== 'PROFILE_NOT_INITIALIZED') throw error
    const profile = usesOwnAccounts() && (await (await import('./movable-profile.ts')).fetchMovableProfile(client))
    if (profile) return { profile }
    await initializeProfile(client, name)
    return { user: await fetchProfile(client) }
  }
}

export async function fetchProfile(client: ApolloClient): Promise<SessionUserFragment> {
  const { data } = await client.query({ query: MeDocument, fetchPolicy: 'network-only' })
  if (!data) throw new Error('The profile came back empty.')
  return data.me
}

export async function initializeProfile(client: ApolloClient, name: string): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  await client.mutate({ mutation: InitializeProfileDocument, variables: { name, timeZone } })
}
