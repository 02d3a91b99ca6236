import type { ApolloLink } from '@apollo/client'
import { createClient } from 'graphql-ws'
import type { Stream } from './change-stream.ts'
import { watchConnection, watchReconnect } from './connection.ts'
import { applyHeartbeatTimeout } from './heartbeat-timeout.ts'
import { createLiveLink } from './live-link.ts'

export interface LiveSocket {
  link: ApolloLink
  stop: () => void
}

interface LiveSocketOptions {
  stream: Stream
  /** Evaluated for each connection, so that a reconnect sends a fresh token. */
  connectionParams: () => Promise<Record<string, unknown>>
  /** True for the connection whose loss is reported to the user. */
  isWatched: boolean
  onClosed: (event: unknown) => void
  /** Called when the connection is there, first and again. */
  onConnected: () => void
}

/** Opens the socket of a client with the first subscription. */
export function openLiveSocket({
  stream,
  connectionParams,
  isWatched,
  onClosed,
  onConnected,
}: LiveSocketOptions): LiveSocket {
  const socket = createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    connectionParams,
    keepAlive: 10_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: (retries) => wait(Math.min(500 * 2 ** retries, 30_000) * (0.75 + Math.random() / 2)),
    shouldRetry: () => true,
    on: { closed: onClosed },
  })
  applyHeartbeatTimeout(socket, 10_000)
  const stops = [watchReconnect(socket, onConnected), ...(isWatched ? [watchConnection(socket)] : [])]
  return {
    link: createLiveLink(socket, stream),
    stop() {
      for (const stop of stops) stop()
      // A socket that is still connecting rejects after the user has signed out.
      Promise.resolve(socket.dispose()).catch(() => undefined)
    },
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
