import type { Client } from 'graphql-ws'

/**
 * Ends a connection that has fallen silent, so that the client opens another: of a network that is gone, nobody is
 * told. The client has to send pings (`keepAlive`).
 * @param patience how long a connection may take to open, and a ping to be answered, in milliseconds
 */
export function applyHeartbeatTimeout(client: Client, patience: number): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const hear = () => clearTimeout(waiting)
  const wait = () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => client.terminate(), patience)
  }
  client.on('connecting', wait)
  client.on('connected', hear)
  client.on('closed', hear)
  client.on('ping', (isReceived) => {
    if (!isReceived) wait()
  })
  client.on('pong', hear)
}
