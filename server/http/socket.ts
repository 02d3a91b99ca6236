import type { Server } from 'graphql-ws'
import type { WebSocket } from 'ws'
import { AppError } from '../core/errors.ts'
import { traceOf } from '../core/log.ts'
import { claimsOf } from './caller.ts'
import { closeCodes } from './close-codes.ts'
import type { Counter } from './counter.ts'
import { findMembership, watchMembership } from './membership.ts'
import type { HttpParts } from './parts.ts'
import { createBucket } from './rates.ts'
import { createSender } from './sender.ts'
import type { SocketExtra } from './subscriptions.ts'

export interface SocketParts {
  parts: HttpParts
  subscriptions: Server<SocketExtra>
  /** How many sockets each user has open. */
  users: Counter
}

/** One client's connection, from its first message to its end. */
export function openSocket({ parts, subscriptions, users }: SocketParts, socket: WebSocket, address: string): void {
  const { log, limits } = parts
  const messages = createBucket(limits.sockets.messages)
  const ended = new AbortController()
  const end = (code: number, reason: string) => {
    socket.close(code, reason)
    // A client that reads nothing does not see the close either.
    setTimeout(() => socket.terminate(), 5_000).unref()
  }
  const sender = createSender(socket, limits.sockets, () => end(closeCodes.tooSlow, 'Too slow'))

  const extra: SocketExtra = {
    socket,
    address,
    claims: undefined,
    following: new Map(),
    async admit(params) {
      try {
        const claims = claimsOf(parts, {
          authorization: params.authorization,
          organizationId: params.organizationId ?? params['x-active-organization-id'],
          today: params.today ?? params['x-today'],
        })
        const signedIn = await parts.contextParts.identity.verify(claims.token)
        if (!signedIn.emailVerified) throw new AppError('EMAIL_NOT_VERIFIED', 'Please verify your email address first.')
        const member = { uid: signedIn.uid, organizationId: claims.organizationId }
        const role = await findMembership(parts.contextParts.pool, member)
        if (ended.signal.aborted) return false
        if (!users.enter(signedIn.uid)) {
          end(closeCodes.abuse, 'Too many connections')
          return false
        }
        ended.signal.addEventListener('abort', () => users.leave(signedIn.uid))
        const life = signedIn.expiresAt + limits.sockets.grace - Date.now()
        const timer = setTimeout(() => end(closeCodes.tokenEnded, 'Token ended'), Math.min(life, 2_147_483_647))
        ended.signal.addEventListener('abort', () => clearTimeout(timer))
        if (claims.organizationId) {
          watchMembership(parts, { ...member, organizationId: claims.organizationId }, role, ended.signal, end)
        }
        extra.claims = claims
        return true
      } catch (error) {
        const isOurs = error instanceof AppError
        if (!isOurs) log('error', 'socket.failed', traceOf(error))
        if (isOurs && error.code !== 'UNAVAILABLE') end(closeCodes.refused, error.message.slice(0, 100))
        else end(closeCodes.tooSlow, 'Try again in a moment')
        return false
      }
    },
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
    for (const context of extra.following.values()) context.end()
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
