import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, handleProtocols } from 'graphql-ws'
import { WebSocketServer } from 'ws'
import { negotiateLanguage } from '../../base/text.ts'
import { createCounter } from '../limits/counter.ts'
import { addressOf, pathOf } from '../request-claims.ts'
import { closeCodes } from './close-codes.ts'
import type { LiveServices } from './live-services.ts'
import { openSocket } from './socket.ts'
import type { Client } from './subscription.ts'

export interface Sockets {
  count(): { open: number; subscriptions: number }
  /** Tells all clients to reconnect elsewhere and waits up to 2 s for the sockets to close. */
  close(): Promise<void>
}

export function acceptSockets(server: Server, live: LiveServices): Sockets {
  const { httpServices, sessions } = live
  const { sockets: limits } = httpServices.limits
  const addresses = createCounter(limits.perAddress)
  const services = { ...live, users: createCounter(limits.perUser) }
  const clients = new Set<Client>()
  const webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
    handleProtocols,
  })

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    if (httpServices.viteConfig && request.headers['sec-websocket-protocol']?.startsWith('vite-')) return
    const address = addressOf(request, httpServices)
    if (pathOf(request) !== '/graphql') return reject(stream, '404 Not Found')
    if (!isFromOwnHost(request, httpServices.publicUrl)) return reject(stream, '403 Forbidden')
    if (!asksForProtocol(request)) return reject(stream, '400 Bad Request')
    if (!addresses.enter(address)) return reject(stream, '429 Too Many Requests')
    stream.once('close', () => addresses.leave(address))
    webSockets.handleUpgrade(request, stream, head, (socket) => {
      const client = openSocket(services, socket, address, negotiateLanguage(request.headers['accept-language']))
      clients.add(client)
      socket.once('close', () => clients.delete(client))
    })
  })

  return {
    count: () => ({
      open: clients.size,
      subscriptions: [...clients].reduce((sum, { following }) => sum + following.size, 0),
    }),
    async close() {
      sessions.close()
      const gone = [...webSockets.clients].map(
        (socket) => new Promise<void>((resolve) => socket.once('close', resolve)),
      )
      for (const socket of webSockets.clients) socket.close(closeCodes.stopping, 'Stopping')
      const late = setTimeout(() => webSockets.clients.forEach((socket) => void socket.terminate()), 2_000)
      await Promise.all(gone)
      clearTimeout(late)
      webSockets.close()
    },
  }
}

/**
 * Browsers send the origin of the page. A socket from another site's page is rejected, though it would need a token. The
 * host is enough, because a proxy without PUBLIC_URL changes the scheme.
 */
function isFromOwnHost({ headers }: IncomingMessage, publicUrl: string | undefined): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin).host
  return from === host || (publicUrl !== undefined && from === new URL(publicUrl).host)
}

/** Without this check, ws would open a socket without a protocol. */
function asksForProtocol({ headers }: IncomingMessage): boolean {
  const asked = headers['sec-websocket-protocol']?.split(',') ?? []
  return asked.some((name) => name.trim() === GRAPHQL_TRANSPORT_WS_PROTOCOL)
}

function reject(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
