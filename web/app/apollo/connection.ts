import type { Client } from 'graphql-ws'
import { isOffline } from '../../shared/hooks/connection.ts'

/** Disconnections shorter than this are not reported, in milliseconds. */
const offlineDelay = 1_500

/**
 * Watches the connection of the active organization: its socket, which also notices a server that is gone, and the
 * device's network, whose loss does not close a socket. Returns a function that stops watching.
 */
export function watchConnection(socket: Pick<Client, 'on'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isConnected = true
  const report = () => {
    clearTimeout(timer)
    timer = undefined
    isOffline(!isConnected || !navigator.onLine)
  }
  const connect = () => {
    isConnected = true
    report()
  }
  const disconnect = () => {
    isConnected = false
    timer ??= setTimeout(report, offlineDelay)
  }
  const stops = [
    socket.on('connecting', disconnect),
    socket.on('closed', disconnect),
    socket.on('connected', connect),
    listen('offline', report),
    listen('online', () => isConnected && report()),
  ]
  if (!navigator.onLine) report()
  return () => {
    for (const stop of stops) stop()
    clearTimeout(timer)
    isOffline(false)
  }
}

/** Calls back when the connection returns. Returns a function that stops watching. */
export function watchReconnect(socket: Pick<Client, 'on'>, onConnected: () => void): () => void {
  const stops = [socket.on('connected', onConnected), listen('online', onConnected)]
  return () => {
    for (const stop of stops) stop()
  }
}

function listen(event: 'online' | 'offline', act: () => void): () => void {
  window.addEventListener(event, act)
  return () => window.removeEventListener(event, act)
}
