import { BlockList, isIP } from 'node:net'
import { isAddressRange, isInRanges } from '../base/address-ranges.ts'

/** The hosts and address ranges of WEBHOOK_ALLOW. */
export interface AllowList {
  hosts: readonly string[]
  ranges: readonly string[]
}

/** Why a request to an address is refused or has failed. */
export type OutgoingFailure =
  | 'address_invalid'
  | 'address_not_public'
  | 'host_unknown'
  | 'connection_failed'
  | 'certificate_invalid'
  | 'timeout'
  | 'response_too_large'

export class OutgoingRequestError extends Error {
  readonly failure: OutgoingFailure

  constructor(failure: OutgoingFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'OutgoingRequestError'
    this.failure = failure
  }
}

const maxUrlLength = 2_048

/** IPv4 addresses that are not on the public internet (IANA special-purpose registry, RFC 6890). */
const specialIPv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]

/** Only this range of IPv6 is assigned to the public internet. */
const globalIPv6 = ['2000::/3']
/** Parts of it that are not: Teredo and other protocols, documentation, and 6to4, which contains IPv4 addresses. */
const specialIPv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

/** @returns the list, and a sentence for each entry that is neither a host nor a range */
export function parseAllowList(text: string | undefined): AllowList & { problems: string[] } {
  const entries = text?.split(',').flatMap((entry) => entry.trim().toLowerCase() || []) ?? []
  const ranges = entries.filter(isAddressRange)
  const hosts = entries.filter((entry) => !isAddressRange(entry))
  const problems = hosts
    .filter((host) => !isHostName(host))
    .map((host) => `WEBHOOK_ALLOW has hosts and ranges such as hooks.lan or 192.168.1.0/24, not "${host}".`)
  return { hosts, ranges, problems }
}

function isHostName(text: string): boolean {
  return URL.parse(`https://${text}/`)?.hostname === text && isIP(text) === 0 && !text.endsWith('.')
}

/**
 * Checks an address that a user gave, before its host is resolved. The URL parser has turned decimal, octal and
 * hexadecimal hosts into IPv4 addresses.
 * @throws OutgoingRequestError
 */
export function parseTarget(text: string, allow: AllowList): URL {
  const url = text.length <= maxUrlLength ? URL.parse(text) : null
  if (!url || !/^https?:$/.test(url.protocol)) throw invalid('The address must begin with https://.')
  if (url.username || url.password) throw invalid('The address must not contain a user name or a password.')
  if (url.hostname === '' || url.hostname.endsWith('.')) throw invalid('The host of the address is not valid.')
  const host = hostOf(url)
  const isLiteral = isIP(host) !== 0
  if (isLiteral) ensureAllowed(url, [host], allow)
  const isNamed = allow.hosts.includes(host) || (isLiteral && isInRanges(allow.ranges, embeddedIPv4(host) ?? host))
  if (url.protocol === 'http:' && !isNamed) throw invalid('The address must begin with https://.')
  return url
}

/** @returns the host of a URL without the brackets of IPv6 */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '')
}

/** @throws OutgoingRequestError if one of the addresses is neither public nor allowed */
export function ensureAllowed(url: URL, addresses: readonly string[], allow: AllowList): void {
  const isAllowed = (address: string) => {
    const plain = embeddedIPv4(address) ?? address
    return isInRanges(allow.ranges, plain) || isPublic(plain)
  }
  if (allow.hosts.includes(hostOf(url)) || addresses.every(isAllowed)) return
  throw new OutgoingRequestError('address_not_public', `${url.hostname} is not a public address.`)
}

function isPublic(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !isInRanges(specialIPv4, address)
  return version === 6 && isInRanges(globalIPv6, address) && !isInRanges(specialIPv6, address)
}

const containsIPv4 = new BlockList()
containsIPv4.addSubnet('::ffff:0:0', 96, 'ipv6')
containsIPv4.addSubnet('64:ff9b::', 96, 'ipv6')

/** Returns the IPv4 address that an IPv4-mapped or NAT64 address reaches. A network without IPv4 uses NAT64 for all. */
function embeddedIPv4(address: string): string | undefined {
  if (isIP(address) !== 6 || !containsIPv4.check(address, 'ipv6')) return undefined
  const groups = /:(?:([\da-f]{1,4}):)?([\da-f]{1,4})\]$/.exec(new URL(`http://[${address}]`).hostname)
  const [high, low] = [Number.parseInt(groups?.[1] ?? '0', 16), Number.parseInt(groups?.[2] ?? '0', 16)]
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

const invalid = (message: string) => new OutgoingRequestError('address_invalid', message)
