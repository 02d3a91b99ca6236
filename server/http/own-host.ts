import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { headerOf } from './request-claims.ts'
import type { HttpServices } from './services.ts'

/** Names that public DNS servers do not answer for: of this machine, without a dot, and of home networks. */
const privateName = /^(?:[^.]+|.+\.(?:localhost|local|lan|internal|home\.arpa))$/i

/**
 * True if a page at the host of the request can be one of this server. An attacker can make any other name lead to an
 * address on the user's machine or network (DNS rebinding). With PUBLIC_URL, only its host is accepted.
 */
export function isOwnHost(request: IncomingMessage, { publicUrl }: Pick<HttpServices, 'publicUrl'>): boolean {
  const url = URL.parse(`http://${headerOf(request, 'host')}`)
  if (!url) return false
  const name = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(name) !== 0 || privateName.test(name)) return true
  return publicUrl !== undefined && URL.parse(publicUrl)?.hostname === name
}

/**
 * True if the page that sends the request is one of this server, at its address or, without PUBLIC_URL, at the host of
 * the request. Programs send no origin.
 */
export function isOwnOrigin(request: IncomingMessage, { contextServices, publicUrl }: HttpServices): boolean {
  const origin = headerOf(request, 'origin')
  if (origin === undefined || origin === contextServices.address) return true
  return !publicUrl && origin === `http://${headerOf(request, 'host')}` && isOwnHost(request, {})
}
