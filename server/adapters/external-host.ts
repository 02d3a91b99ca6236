import { isIP } from 'node:net'
import { isInRanges } from '../base/address-ranges.ts'

/** Loopback, private, link-local and carrier-grade addresses (RFC 6890). */
const ownRanges = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '100.64.0.0/10',
  '::1',
  'fc00::/7',
  'fe80::/10',
]

/** Names that public DNS does not resolve (RFC 6761, 6762, 8375), and service names in a compose file. */
const ownName = /^[^.]+$|\.(localhost|local|internal|lan|localdomain|home\.arpa)$/

/** @returns the host of a URL outside the operator's network, or null for a URL inside it */
export function externalHost(url: string): string | null {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const isOwn = isIP(host) === 0 ? ownName.test(host) : isInRanges(ownRanges, host)
  return isOwn ? null : host
}
