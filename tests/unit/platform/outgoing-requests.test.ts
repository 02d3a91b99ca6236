import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type RequestListener, setGlobalProxyFromEnv } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { openOutgoingRequests } from '../../../server/adapters/outgoing-requests.ts'
import { parseAllowList } from '../../../server/adapters/outgoing-targets.ts'
import { parseEnvironment } from '../../../server/config.ts'
import { makePrivateCertificate } from '../../support/servers/certificates.ts'
import { ssrfAddresses } from '../../support/servers/ssrf-addresses.ts'

const nothingAllowed = parseAllowList(undefined)

async function serve(answer: RequestListener, host = '127.0.0.1', port = 0): Promise<number> {
  const server = createServer(answer).listen(port, host)
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

test.each(ssrfAddresses)('$url is refused: $reason', async ({ url, addresses, failure }) => {
  const requests = openOutgoingRequests(nothingAllowed, { resolve: async () => addresses ?? [] })
  await expect(requests.send(url, { method: 'GET' })).rejects.toMatchObject({ failure })
})

test('there are 30 such addresses, and none twice', () => {
  expect(new Set(ssrfAddresses.map(({ url }) => url)).size).toBe(ssrfAddresses.length)
  expect(ssrfAddresses.length).toBeGreaterThanOrEqual(30)
})

test.each(['8.8.8.8', '2606:4700:4700::1111', '64:ff9b::8.8.8.8', '::ffff:8.8.8.8'])('%s is public', (address) => {
  const host = address.includes(':') ? `[${address}]` : address
  expect(() => openOutgoingRequests(nothingAllowed).check(`https://${host}/`)).not.toThrow()
})

test('a name server that changes its answer does not move the connection', async () => {
  const reached: string[] = []
  const record = (name: string): RequestListener => {
    return (_, response) => {
      reached.push(name)
      response.end()
    }
  }
  const port = await serve(record('checked'))
  await serve(record('rebound'), '127.0.0.2', port)
  const answers = ['127.0.0.1', '127.0.0.2']
  const requests = openOutgoingRequests(parseAllowList('rebinding.example'), {
    resolve: async () => answers.splice(0, 1),
  })
  await requests.send(`http://rebinding.example:${port}/`, { method: 'GET' })
  expect({ reached, answers }).toEqual({ reached: ['checked'], answers: ['127.0.0.2'] })
})

test('a redirect is returned and not followed, and the environment has no proxy for it', async () => {
  const seen: unknown[] = []
  const port = await serve((request, response) => {
    seen.push([request.method, request.url, request.headers.host, request.headers.cookie])
    response.writeHead(302, { location: '/private', 'set-cookie': 'a=b' }).end()
  })
  onTestFinished(setGlobalProxyFromEnv({ http_proxy: 'http://127.0.0.1:1' }))
  const requests = openOutgoingRequests(parseAllowList('127.0.0.0/8'))
  for (const method of ['GET', 'GET'] as const) {
    const response = await requests.send(`http://127.0.0.1:${port}/hook`, { method })
    expect(response.status).toBe(302)
  }
  const request = ['GET', '/hook', `127.0.0.1:${port}`, undefined]
  expect(seen).toEqual([request, request])
})

test('a response of more than 1 MB is cut off', async () => {
  const port = await serve((_, response) => {
    const write = () => {
      while (response.write(Buffer.alloc(65_536)));
      response.once('drain', write)
    }
    write()
  })
  const requests = openOutgoingRequests(parseAllowList('127.0.0.1'))
  await expect(requests.send(`http://127.0.0.1:${port}/`, { method: 'GET' })).rejects.toMatchObject({
    failure: 'response_too_large',
  })
})

test.each(['deadline', 'signal'])('a host that drips or is never resolved ends with the %s', async (end) => {
  const port = await serve((_, response) => void response.write('x'))
  const settings = { timeout: end === 'deadline' ? 50 : 60_000, resolve: () => new Promise<string[]>(() => {}) }
  const requests = openOutgoingRequests(parseAllowList('127.0.0.1'), settings)
  const stop = new AbortController()
  const send = (url: string) => requests.send(url, { method: 'GET', signal: stop.signal })
  const all = [send(`http://127.0.0.1:${port}/`), send('https://unresolved.example/')]
  if (end === 'signal') stop.abort()
  const failure = end === 'deadline' ? 'timeout' : 'connection_failed'
  for (const each of all) await expect(each).rejects.toMatchObject({ failure })
})

test('the certificate is that of the name, although the connection goes to the address', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'purser-certificate-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { key, cert, authorityFile } = await makePrivateCertificate(folder, 'DNS:hooks.example')
  const seen: unknown[] = []
  const server = createSecureServer({ key, cert }, (request, response) => {
    seen.push([request.headers.host, 'servername' in request.socket && request.socket.servername])
    response.end('ok')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const requests = openOutgoingRequests(parseAllowList('127.0.0.0/8'), { resolve: async () => ['127.0.0.1'] })
  const send = (host: string) => requests.send(`https://${host}:${port}/`, { method: 'POST', body: '{}' })
  await expect(send('hooks.example')).rejects.toMatchObject({ failure: 'certificate_invalid' })
  const known = getCACertificates('default')
  setDefaultCACertificates([...known, await readFile(authorityFile, 'utf8')])
  onTestFinished(() => setDefaultCACertificates(known))
  expect((await send('hooks.example')).body.toString()).toBe('ok')
  await expect(send('other.example')).rejects.toMatchObject({ failure: 'certificate_invalid' })
  expect(seen).toEqual([[`hooks.example:${port}`, 'hooks.example']])
})

test.each([
  ['homeassistant.lan', 'http://homeassistant.lan:8123/hook'],
  ['192.168.1.0/24', 'http://192.168.1.5/hook'],
  ['192.168.1.0/24', 'https://[::ffff:192.168.1.5]/hook'],
  ['fd00::/8', 'https://[fd12::1]/hook'],
])('with WEBHOOK_ALLOW=%s, %s is accepted', (allow, url) => {
  expect(() => openOutgoingRequests(parseAllowList(allow)).check(url)).not.toThrow()
})

test.each([
  ['homeassistant.lan', 'http://other.lan/'],
  ['homeassistant.lan', 'http://homeassistant.lan.example.com/'],
  ['192.168.1.0/24', 'https://192.168.2.5/'],
  ['192.168.1.0/24', 'http://8.8.8.8/'],
])('with WEBHOOK_ALLOW=%s, %s is refused', (allow, url) => {
  expect(() => openOutgoingRequests(parseAllowList(allow)).check(url)).toThrow()
})

test('WEBHOOK_ALLOW has hosts and ranges', () => {
  const { config, problems } = parseEnvironment({ WEBHOOK_ALLOW: ' Hooks.LAN, 10.0.0.0/8,, http://x, 10.0.0.0/99 ' })
  expect(problems).toEqual([expect.stringContaining('"http://x"'), expect.stringContaining('"10.0.0.0/99"')])
  expect(config.webhookAllow).toMatchObject({ ranges: ['10.0.0.0/8'], hosts: expect.arrayContaining(['hooks.lan']) })
})
