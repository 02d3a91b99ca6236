import type { ApolloClient } from '@apollo/client'
import { PendingItemCountDocument } from '../../generated.ts'

export interface Opened {
  organizationId: string
  client: ApolloClient
  /** In milliseconds since 1970. */
  at: number
}

/** Checks with a first query that the server grants access to the organization. */
export async function tried(next: Opened): Promise<Opened> {
  try {
    await next.client.query({ query: PendingItemCountDocument })
    return next
  } catch (error) {
    next.client.stop()
    throw error
  }
}
