import type { Server } from 'graphql-ws'
import type { WebSocket } from 'ws'
import { traceOf } from '../core/log.ts'
import { admit } from './admission.ts'
import { closeCodes } from './close-codes.ts'
import type { Counter } from './counter.ts'
import type { HttpParts } from './parts.ts'
import { createBucket, type Rates } from './rates.ts'
import { createSender } from './sender.ts'
import type { ShutOut } from './shut-out.ts'
import type { SocketExtra } from './subscriptions.ts'

export interface SocketParts {
  parts: HttpParts
  subscriptions: Server<SocketExtra>
  rates: Rates
  /** How many sockets each user has open. */
  users: Counter
  shutOut: ShutOut
}

/** One client's connection, from its first message to its end. */
export function openSocket(
  { parts, subscriptions, rates, users, shutOut }: SocketParts,
  socket: WebSocket,
  address: string,
): void {
  const { log, limits } = parts
  const messages = createBucket(limits.sockets.messages)
  const ended = new AbortController()
  // A client that reads nothing sees the reason when it reads on; ws gives it half a minute.
  const end = (code: number, reason: string) => {
    socket.close(code, reason)
    stopFollowing()
  }
  const sender = createSender(socket, limits.sockets, () => end(closeCodes.tooSlow, 'Too slow'))

  const extra: SocketExtra = {
    socket,
    owner: undefined,
    following: new Map(),
    async admit(params) {
      const gone = ended.signal
      extra.owner = await admit({ parts, rates, users, shutOut, address, gone, end }, params)
      return extra.owner !== undefined
    },
  }

  const stopFollowing = () => {
    for (const context of extra.following.values()) context.end()
  }
  const count = () => {
    try {
      messages.take('')
      return true
    } catch {
      end(closeCodes.abuse, 'Too many messages')
      return false
    }
  }

  const closed = subscriptions.opened(
    {
      protocol: socket.protocol,
      send: sender.send,
      close: (code, reason) => socket.close(code, reason),
      onMessage: (handle) => {
        socket.on('message', (data) => {
          if (socket.readyState !== socket.OPEN || !count()) return
          const text = String(data)
          const message = messageIn(text)
          if (!message) return end(closeCodes.notUnderstood, 'Invalid message received')
          // What waits for the next change has to be told, or it would wait on.
          if (message.type === 'complete') extra.following.get(message.id)?.end()
          handle(text).catch((error: unknown) => {
            log('error', 'socket.failed', traceOf(error))
            end(closeCodes.tooSlow, 'Try again in a moment')
          })
        })
      },
    },
    extra,
  )

  const pinging = sender.ping(limits.sockets.pingEvery)
  socket.on('ping', count)
  socket.on('error', () => {})
  socket.once('close', (code, reason) => {
    clearInterval(pinging)
    ended.abort()
    stopFollowing()
    void closed(code, String(reason))
  })
}

const fromClients = new Set(['connection_init', 'ping', 'pong', 'subscribe', 'complete'])

function messageIn(text: string): { type: string; id: string } | undefined {
  try {
    const { type, id }: { type?: unknown; id?: unknown } = JSON.parse(text)
    return typeof type === 'string' && fromClients.has(type) ? { type, id: String(id) } : undefined
  } catch {
    return undefined
  }
}
