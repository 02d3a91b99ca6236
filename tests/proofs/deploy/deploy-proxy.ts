import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:https'
import { connect } from 'node:net'
import path from 'node:path'
import type { Duplex } from 'node:stream'
import tls from 'node:tls'
import { promisify } from 'node:util'

export interface TlsProxy {
  port: number
  /** The file of the certificate, which is its own authority. This process trusts it. */
  certificate: string
  close(): Promise<void>
}

/** Starts a proxy that ends TLS, as Caddy and nginx do: it appends the client's address and passes on WebSockets. */
export async function startTlsProxy(folder: string, target: () => number): Promise<TlsProxy> {
  const [key, certificate] = [path.join(folder, 'proxy.key'), path.join(folder, 'proxy.pem')]
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
  ])
  const cert = await readFile(certificate, 'utf8')
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), cert])

  const server = createServer({ key: await readFile(key), cert }, (incoming, response) => {
    const { method, url: address } = incoming
    const options = { host: '127.0.0.1', port: target(), method, path: address, headers: headersFor(incoming) }
    const outgoing = request(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    outgoing.on('error', () => response.writeHead(502).end())
    incoming.pipe(outgoing)
  })
  server.on('upgrade', (incoming: IncomingMessage, client: Duplex, head: Buffer) => {
    const upstream = connect(target(), '127.0.0.1', () => {
      const lines = Object.entries(headersFor(incoming)).map(([name, value]) => `${name}: ${value}`)
      upstream.write(`${[`GET ${incoming.url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`)
      upstream.write(head)
      upstream.pipe(client).pipe(upstream)
    })
    upstream.on('error', () => client.destroy())
    client.on('error', () => upstream.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return {
    port: address.port,
    certificate,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function headersFor({ headers, socket }: IncomingMessage) {
  const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ')
  return { ...headers, 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'https' }
}
