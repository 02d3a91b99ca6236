import { BlockList, isIP } from 'node:net'

/** Loopback, private, link-local and carrier-grade addresses (RFC 6890). */
const ownNetworks = new BlockList()
for (const [address, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  ownNetworks.addSubnet(address, prefix, 'ipv4')
}
ownNetworks.addAddress('::1', 'ipv6')
ownNetworks.addSubnet('fc00::', 7, 'ipv6')
ownNetworks.addSubnet('fe80::', 10, 'ipv6')

/** Names that public DNS does not resolve (RFC 6761, 6762, 8375), and service names in a compose file. */
const ownName = /^[^.]+$|\.(localhost|local|internal|lan|localdomain|home\.arpa)$/

/** @returns the host of a URL outside the operator's network, or null for a URL inside it */
export function externalHost(url: string): string | null {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const family = isIP(host)
  const isOwn = family === 0 ? ownName.test(host) : ownNetworks.check(host, family === 4 ? 'ipv4' : 'ipv6')
  return isOwn ? null : host
}
