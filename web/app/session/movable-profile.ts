import type { ApolloClient } from '@apollo/client'
import { MovableProfileDocument, type MovableProfileQuery } from '../../generated.ts'

/** The profile that a Firebase user with the same address has on this server. */
export type MovableProfile = NonNullable<MovableProfileQuery['movableProfile']>

export async function fetchMovableProfile(client: ApolloClient): Promise<MovableProfile | null> {
  const { data } = await client.query({ query: MovableProfileDocument, fetchPolicy: 'network-only' })
  return data?.movableProfile ?? null
}
