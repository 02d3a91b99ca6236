import { openOutgoingRequests } from '../../../server/adapters/outgoing-requests.ts'
import { OutgoingRequestError } from '../../../server/adapters/outgoing-targets.ts'
import { ssrfAddresses } from '../../support/servers/ssrf-addresses.ts'
import type { Figure } from '../run.ts'

/** Counts the addresses of the server's own network that are refused before a connection opens. */
export async function countRefusedAddresses(): Promise<Figure> {
  let refused = 0
  for (const { url, addresses, failure } of ssrfAddresses) {
    const requests = openOutgoingRequests({ hosts: [], ranges: [] }, { resolve: async () => addresses ?? [] })
    const error = await requests.send(url, { method: 'GET' }).catch((reason: unknown) => reason)
    if (error instanceof OutgoingRequestError && error.failure === failure) refused += 1
  }
  const all = ssrfAddresses.length
  return { name: 'webhooks: SSRF addresses refused', figure: refused, goal: `${all} of ${all}`, met: refused === all }
}
