import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { parseEnvironment } from '../../../server/config.ts'
import { addressOf } from '../../../server/http/request-claims.ts'

function find(trustedProxies: string[], remoteAddress: string, forwarded?: string): string {
  const request = { socket: { remoteAddress }, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }
  return addressOf(request as unknown as IncomingMessage, { trustedProxies })
}

test.each([
  [[], '172.18.0.2', '203.0.113.7', '172.18.0.2'],
  [['10.0.0.1'], '172.18.0.2', '203.0.113.7', '172.18.0.2'],
  [['172.18.0.2'], '172.18.0.2', '203.0.113.7', '203.0.113.7'],
  [['172.16.0.0/12'], '172.31.255.254', '203.0.113.7', '203.0.113.7'],
  [['172.16.0.0/12'], '172.32.0.1', '203.0.113.7', '172.32.0.1'],
  [['172.16.0.0/12'], '::ffff:172.18.0.2', '203.0.113.7', '203.0.113.7'],
  [['fd00::/8'], 'fd12::1', '203.0.113.7', '203.0.113.7'],
  [['10.0.0.0/8'], '10.0.0.1', '198.51.100.9, 203.0.113.7', '203.0.113.7'],
  [['10.0.0.0/8'], '10.0.0.1', '203.0.113.7, 10.9.9.9', '203.0.113.7'],
  [['10.0.0.0/8'], '10.0.0.1', '10.1.1.1, 10.2.2.2', '10.2.2.2'],
  [['10.0.0.0/8'], '10.0.0.1', '203.0.113.7:4711', '203.0.113.7'],
  [['10.0.0.0/8'], '10.0.0.1', '[2001:db8::7]:4711', '2001:db8:0:0'],
  [['10.0.0.0/8'], '10.0.0.1', undefined, '10.0.0.1'],
])('with trusted proxies %j, a request from %s for %s is of %s', (proxies, remote, forwarded, expected) => {
  expect(find(proxies, remote, forwarded)).toBe(expected)
})

test.each(['10.0.0.0/33', '10.0.0', 'proxy', '::/129', '10.0.0.1/8/8', '10.0.0.1/'])(
  'the trusted proxy %s is refused',
  (range) => {
    const { problems } = parseEnvironment({ TRUSTED_PROXIES: `127.0.0.1,${range}` })
    expect(problems).toEqual([expect.stringContaining(`not "${range}"`)])
  },
)
