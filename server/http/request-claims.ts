import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { isInRanges } from '../base/address-ranges.ts'
import { isId } from '../base/json-shape.ts'
import { trustedToday } from '../language/days.ts'
import { unknownOrganizationId } from '../platform/tenancy/scopes.ts'
import type { HttpServices } from './services.ts'

export interface Caller {
  /** The path of the request. */
  path: string
  token: string | undefined
  organizationId: string | undefined
  /** Undefined if the client sends none. The day of the organization applies then. */
  today: string | undefined
  address: string
}

/** @param given replaces the headers of the request */
export function callerOf(
  request: IncomingMessage,
  services: HttpServices,
  given: { authorization?: string | undefined; organizationId?: string | undefined } = {},
): Caller {
  const { headers } = request
  return {
    path: pathOf(request),
    ...claimsOf(services, {
      authorization: given.authorization ?? headers.authorization,
      organizationId: given.organizationId ?? headers['x-active-organization-id'],
      today: headers['x-today'],
    }),
    address: addressOf(request, services),
  }
}

export function pathOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/** The token of an address such as /files/{token}. */
export const tokenIn = (request: Pick<IncomingMessage, 'url'>): string => pathOf(request).split('/')[2] ?? ''

export function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}

export type Claims = Omit<Caller, 'address' | 'path'>

export function claimsOf(
  { trustsToday }: Pick<HttpServices, 'trustsToday'>,
  claims: { authorization?: unknown; organizationId?: unknown; today?: unknown },
): Claims {
  const bearer = /^Bearer +(\S+)$/i.exec(textOf(claims.authorization) ?? '')
  return {
    token: bearer?.[1],
    organizationId: organizationOf(textOf(claims.organizationId)),
    today: trustedToday(textOf(claims.today), trustsToday),
  }
}

/**
 * Returns the IP address for rate limits: the address of the socket, or the one that a trusted proxy reports. Each proxy
 * appends the address of its client, so the last one that is not a proxy's own is the client's.
 */
export function addressOf(
  { socket, headers }: IncomingMessage,
  { trustedProxies = [] }: Pick<HttpServices, 'trustedProxies'>,
): string {
  const own = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  if (!isInRanges(trustedProxies, own)) return networkOf(own)
  const forwarded = textOf(headers['x-forwarded-for'])?.split(',').map(withoutPort) ?? []
  return networkOf(forwarded.findLast((address) => !isInRanges(trustedProxies, address)) ?? forwarded.at(-1) ?? own)
}

/** Some proxies write 203.0.113.7:4711 or [2001:db8::7]:4711. */
function withoutPort(text: string): string {
  return text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
}

/** Uses the first 64 bits of an IPv6 address, because a client can use all addresses of its network. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [start = '', end] = address.replace(/%.*/, '').split('::')
  const [first, last] = [start.split(':'), end ? end.split(':') : []]
  const zeros = end === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')
}

/** An id that is not a UUID is answered like an unknown organization and never reaches SQL. */
function organizationOf(id: string | undefined) {
  if (!id) return undefined
  return isId(id) ? id.toLowerCase() : unknownOrganizationId
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
