import type { WebSocket } from 'ws'
import type { Limits } from '../limits/limits.ts'

/** How a socket's messages leave it. */
export interface Sender {
  /** @param onTaken called when the client's side of the network has taken the message; at once when the socket is closed */
  send(data: string, onTaken?: () => void): void
  /** Asks now and then whether the client is still there. */
  ping(every: number): NodeJS.Timeout
  close(): void
}

/**
 * Holds little for a client that is slow, and lets it go in time: it can come back and read on from its cursor.
 * @param onSlow called once, when the client takes too little or nothing
 */
export function createSender(socket: WebSocket, limits: Limits['sockets'], onSlow: () => void): Sender {
  let waiting = 0
  /** When one was taken last, or the first of those that wait was sent. */
  let takenAt = 0
  let checking: NodeJS.Timeout | undefined
  let isSlow = false
  let answered = true
  const giveUp = () => {
    if (isSlow) return
    isSlow = true
    onSlow()
  }
  // One timer for all messages: most are taken at once.
  const check = () => {
    const left = takenAt + limits.flushTime - performance.now()
    checking = undefined
    if (waiting === 0) return
    if (left <= 0) giveUp()
    else checking = setTimeout(check, left)
  }
  socket.on('pong', () => {
    answered = true
  })

  return {
    send(data, onTaken) {
      if (socket.readyState !== socket.OPEN) return onTaken?.()
      if (waiting >= limits.queuedMessages || socket.bufferedAmount > limits.queuedBytes) {
        giveUp()
        return onTaken?.()
      }
      if (waiting === 0) takenAt = performance.now()
      waiting += 1
      checking ??= setTimeout(check, limits.flushTime)
      // A failed send means that the socket is closing, which is told to everybody anyway.
      socket.send(data, () => {
        waiting -= 1
        takenAt = performance.now()
        onTaken?.()
      })
    },
    ping(every) {
      return setInterval(() => {
        if (!answered) giveUp()
        answered = false
        if (socket.readyState === socket.OPEN) socket.ping()
      }, every)
    },
    close() {
      clearTimeout(checking)
    },
  }
}
