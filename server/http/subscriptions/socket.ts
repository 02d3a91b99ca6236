import { parseMessage } from 'graphql-ws'
import type { WebSocket } from 'ws'
import { nameWork } from '../../base/current-work.ts'
import { safeErrorFields } from '../../base/log.ts'
import { forReader, type Language } from '../../base/text.ts'
import { createBucket } from '../../platform/security/token-bucket.ts'
import type { Counter } from '../limits/counter.ts'
import { closeCodes } from './close-codes.ts'
import type { LiveServices } from './live-services.ts'
import { createSender } from './sender.ts'
import { authenticateSocket } from './socket-authentication.ts'
import type { Client } from './subscription.ts'

export interface SocketServices extends LiveServices {
  users: Counter
}

export function openSocket(
  services: SocketServices,
  socket: WebSocket,
  address: string,
  language: Language | undefined,
): Client {
  const { httpServices, subscriptions } = services
  const { log, limits } = httpServices
  const messages = createBucket(limits.sockets.messages)
  const ended = new AbortController()
  const sender = createSender(socket, limits.sockets, () => end(closeCodes.tooSlow, 'Too slow'))
  const client: Client = {
    owner: undefined,
    sender,
    following: new Map(),
    end: (code, reason) => end(code, reason),
  }
  const stopFollowing = () => {
    for (const subscription of client.following.values()) subscription.end()
  }
  // A client that does not read receives the reason later. The ws library waits up to 30 s.
  const end = (code: number, reason: string) => {
    socket.close(code, reason)
    stopFollowing()
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

  let isInitialized = false
  const initTimer = setTimeout(
    () => end(closeCodes.handshakeTimeout, 'Connection initialisation timeout'),
    limits.sockets.initTime,
  )
  const authenticate = async (params: Record<string, unknown>) => {
    if (isInitialized) return end(closeCodes.abuse, 'Too many initialisation requests')
    isInitialized = true
    clearTimeout(initTimer)
    client.owner = await authenticateSocket(
      { ...services, services: httpServices, address, gone: ended.signal, end },
      params,
    )
    if (client.owner) sender.send('{"type":"connection_ack"}')
  }

  const handle = async (message: ReturnType<typeof messageIn>) => {
    switch (message?.type) {
      case 'connection_init':
        return authenticate(message.payload ?? {})
      case 'ping':
        return sender.send(JSON.stringify({ type: 'pong', payload: message.payload }))
      case 'subscribe':
        if (!client.owner) return end(closeCodes.refused, 'Sign in first')
        if (client.following.has(message.id)) return end(closeCodes.idTaken, 'This ID is already in use')
        return subscriptions.open(client, message.id, message.payload)
      case 'complete':
        return client.following.get(message.id)?.end()
      case 'pong':
        return
      default:
        return end(closeCodes.notUnderstood, 'Invalid message received')
    }
  }

  socket.on('message', (data) => {
    if (socket.readyState !== socket.OPEN || !count()) return
    nameWork('socket message', () => forReader(language, () => handle(messageIn(String(data))))).catch(
      (error: unknown) => {
        log('error', 'socket.failed', safeErrorFields(error))
        end(closeCodes.tooSlow, 'Try again in a moment')
      },
    )
  })
  const pinging = sender.ping(limits.sockets.pingEvery)
  socket.on('ping', count)
  socket.on('error', () => {})
  socket.once('close', () => {
    clearTimeout(initTimer)
    clearInterval(pinging)
    sender.close()
    ended.abort()
    stopFollowing()
  })
  return client
}

function messageIn(text: string) {
  try {
    return parseMessage(text)
  } catch {
    return undefined
  }
}
