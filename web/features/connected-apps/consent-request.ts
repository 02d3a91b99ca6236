import { getFreshToken } from '../../app/identity/identity.ts'
import { readAnswer } from '../../app/identity/own/request.ts'
import type { ApiScope } from '../../generated.ts'

/** The request of an app that wants to use Purser for the user. */
export interface ConsentRequest {
  /** The name that the app has chosen. */
  name: string
  /** The website of the app. Null if the app has no proof of it. */
  host: string | null
  /** The host to which the browser returns, or the scheme of an installed app. */
  redirectsTo: string
  scopes: readonly ApiScope[]
}

export interface Decision {
  approves: boolean
  /** Null for all organizations of the user. */
  organizationId?: string | null
}

/**
 * @throws RefusedRequest for a request that has expired or was begun in another browser
 * @throws TypeError if the server can't be reached
 */
export async function readConsentRequest(id: string): Promise<ConsentRequest> {
  const response = await fetch(`${addressOf(id)}/request`, { headers: await headers() })
  const { scopes, ...request } = await readAnswer<Omit<ConsentRequest, 'scopes'> & { scopes: string[] }>(response)
  return { ...request, scopes: scopes.map((scope) => scope.toUpperCase() as ApiScope) }
}

/**
 * @returns the address to open next
 * @throws RefusedRequest; TypeError
 */
export async function sendDecision(id: string, decision: Decision): Promise<string> {
  const response = await fetch(`${addressOf(id)}/decision`, {
    method: 'POST',
    headers: { ...(await headers()), 'content-type': 'application/json' },
    body: JSON.stringify(decision),
  })
  const { location } = await readAnswer<{ location: string }>(response)
  return location
}

const addressOf = (id: string) => `/oauth/consent/${encodeURIComponent(id)}`

const headers = async () => ({ authorization: `Bearer ${await getFreshToken()}` })
