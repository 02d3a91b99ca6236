import type { WebSocket } from 'ws'
import type { Limits } from './limits.ts'

/** How a socket's messages leave it. */
export interface Sender {
  /** Resolves when the client's side of the network has taken the message; at once when the socket is closed. */
  send(data: string): Promise<void>
  /** Asks now and then whether the client is still there. */
  ping(every: number): NodeJS.Timeout
}

/**
 * Holds little for a client that is slow, and lets it go in time: it can come back and read on from its cursor.
 * @param onSlow called once, when the client takes too little or nothing
 */
export function createSender(socket: WebSocket, limits: Limits['sockets'], onSlow: () => void): Sender {
  let waiting = 0
  let isSlow = false
  let answered = true
  const giveUp = () => {
    if (isSlow) return
    isSlow = true
    onSlow()
  }
  socket.on('pong', () => {
    answered = true
  })

  return {
    send(data) {
      if (socket.readyState !== socket.OPEN) return Promise.resolve()
      if (waiting >= limits.queuedMessages || socket.bufferedAmount > limits.queuedBytes) {
        giveUp()
        return Promise.resolve()
      }
      waiting += 1
      return new Promise((resolve) => {
        const late = setTimeout(giveUp, limits.flushTime)
        const done = () => {
          clearTimeout(late)
          waiting -= 1
          resolve()
        }
        // A failed send means that the socket is closing, which is told to everybody anyway.
        socket.send(data, done)
      })
    },
    ping(every) {
      return setInterval(() => {
        if (!answered) giveUp()
        answered = false
        if (socket.readyState === socket.OPEN) socket.ping()
      }, every)
    },
  }
}
