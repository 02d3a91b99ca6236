import type { Client } from 'graphql-ws'

/**
 * Closes a silent connection so that the client reconnects, because a lost network causes no event. The client must
 * send pings (`keepAlive`).
 * @param timeout the time for opening a connection and for the response to a ping, in milliseconds
 */
export function applyHeartbeatTimeout(client: Client, timeout: number): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const hear = () => clearTimeout(waiting)
  const wait = () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => client.terminate(), timeout)
  }
  client.on('connecting', wait)
  client.on('connected', hear)
  client.on('closed', hear)
  client.on('ping', (isReceived) => {
    if (!isReceived) wait()
  })
  client.on('pong', hear)
}
