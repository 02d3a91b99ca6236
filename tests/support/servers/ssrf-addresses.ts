import type { OutgoingFailure } from '../../../server/adapters/outgoing-targets.ts'

export interface SsrfAddress {
  url: string
  reason: string
  failure: OutgoingFailure
  /** The answer of the name server. */
  addresses?: string[]
}

const privately = (url: string, reason: string, addresses?: string[]): SsrfAddress => ({
  url,
  reason,
  failure: 'address_not_public',
  addresses,
})
const invalid = (url: string, reason: string): SsrfAddress => ({ url, reason, failure: 'address_invalid' })

/** Addresses with which an attacker reaches a server's own network (server-side request forgery). */
export const ssrfAddresses: SsrfAddress[] = [
  privately('https://127.0.0.1/', 'loopback'),
  privately('https://2130706433/', 'decimal'),
  privately('https://0x7f000001/', 'hexadecimal'),
  privately('https://0177.0.0.1/', 'octal'),
  privately('https://127.1/', 'short'),
  privately('https://①②⑦.⓪.⓪.①/', 'circled digits'),
  privately('https://127。0。0。1/', 'ideographic dots'),
  privately('https://0.0.0.0/', 'unspecified'),
  privately('https://10.1.2.3/', 'private'),
  privately('https://172.31.255.254/', 'private'),
  privately('https://192.168.0.1/', 'private'),
  privately('https://169.254.169.254/latest/meta-data/', 'metadata of a cloud'),
  privately('https://100.100.100.200/', 'carrier-grade NAT'),
  privately('https://192.0.2.1/', 'documentation'),
  privately('https://198.18.0.1/', 'benchmarks'),
  privately('https://224.0.0.1/', 'multicast'),
  privately('https://255.255.255.255/', 'broadcast'),
  privately('https://[::1]/', 'loopback'),
  privately('https://[::]/', 'unspecified'),
  privately('https://[::ffff:127.0.0.1]/', 'IPv4-mapped'),
  privately('https://[::ffff:a00:1]/', 'IPv4-mapped'),
  privately('https://[::127.0.0.1]/', 'IPv4-compatible'),
  privately('https://[64:ff9b::10.0.0.1]/', 'NAT64'),
  privately('https://[64:ff9b:1::1]/', 'local NAT64'),
  privately('https://[2002:7f00:1::]/', '6to4'),
  privately('https://[2001:0:7f00:1::]/', 'Teredo'),
  privately('https://[fd00:ec2::254]/', 'unique local'),
  privately('https://[fe80::1]/', 'link-local'),
  privately('https://[2001:db8::1]/', 'documentation'),
  privately('https://[ff02::1]/', 'multicast'),
  privately('https://localhost/', 'a name for loopback', ['127.0.0.1', '::1']),
  privately('https://rebinding.example/', 'one of two addresses is private', ['8.8.8.8', '10.0.0.1']),
  privately('https://mapped.example/', 'a name for an IPv4-mapped address', ['::ffff:127.0.0.1']),
  privately('https://127.0.0.1./', 'loopback with a trailing dot'),
  invalid('https://metadata.google.internal./', 'trailing dot'),
  invalid('https://user:password@hooks.example/', 'password'),
  invalid('https://hooks.example@127.0.0.1/', 'user name that looks like a host'),
  invalid('https://[fe80::1%25eth0]/', 'zone'),
  invalid('http://hooks.example/', 'without TLS'),
  invalid('file:///etc/passwd', 'file'),
  invalid('gopher://hooks.example:70/_x', 'gopher'),
  invalid('javascript:alert(1)', 'script'),
  invalid('//hooks.example/', 'no scheme'),
  invalid(`https://hooks.example/${'a'.repeat(2_048)}`, 'more than 2,048 characters'),
]
