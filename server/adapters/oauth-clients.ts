import type { OutgoingRequests } from './outgoing-requests.ts'

/** The metadata of an app, from a registration or from its metadata document. */
type ClientMetadata = Record<string, unknown>

/** Everything else has fixed values: apps have no secrets, and their other addresses are never requested. */
const kept = ['client_id', 'client_id_issued_at', 'client_name', 'grant_types', 'redirect_uris', 'software_id']
const grantTypes = ['authorization_code', 'refresh_token']
const maxRedirects = 20
const maxRedirectLength = 500

/** Removes the metadata that the server does not support, so that an app which names more is not refused. */
export function restrictClient(_context: unknown, _name: string, _value: unknown, metadata: ClientMetadata): void {
  for (const name of Object.keys(metadata)) if (!kept.includes(name)) delete metadata[name]
  const { grant_types: named, redirect_uris: redirects } = metadata
  if (Array.isArray(named)) metadata.grant_types = named.filter((each) => grantTypes.includes(each))
  if (!Array.isArray(redirects)) return
  const isTooLong = redirects.some((each) => String(each).length > maxRedirectLength)
  // An empty list is refused by the validation that follows.
  if (redirects.length > maxRedirects || isTooLong) metadata.redirect_uris = []
}

/** Requests a metadata document, which must not be in the operator's network. */
export async function fetchDocument(outgoing: OutgoingRequests, url: string, signal: AbortSignal): Promise<Response> {
  const { status, body } = await outgoing.send(url, {
    method: 'GET',
    headers: { accept: 'application/json' },
    signal,
  })
  return status === 200 ? new Response(new Uint8Array(body)) : Response.json({}, { status: 502 })
}

/** Returns the host of a web address, or the scheme of an installed app. */
export function redirectTarget(address: string): string {
  const { protocol, host } = new URL(address)
  return /^https?:$/.test(protocol) ? host : protocol.slice(0, -1)
}
