import type { Client } from 'graphql-ws'

/**
 * Closes a silent connection so that the client reconnects, because a lost network causes no event. The client must
 * send pings (`keepAlive`).
 * @param timeout the time for opening a connection and for the response to a ping, in milliseconds
 */
export function applyHeartbeatTimeout(client: Client, timeout: number): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const clearTimer = () => clearTimeout(timer)
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => client.terminate(), timeout)
  }
  client.on('connecting', wait)
  client.on('connected', clearTimer)
  client.on('closed', clearTimer)
  client.on('ping', (isReceived) => {
    if (!isReceived) wait()
  })
  client.on('pong', clearTimer)
}
