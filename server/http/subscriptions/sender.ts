import type { WebSocket } from 'ws'
import type { Limits } from '../limits/limits.ts'

export interface Sender {
  /** @param onTaken called when the network has accepted the message, or immediately for a closed socket */
  send(data: string, onTaken?: () => void): void
  ping(every: number): NodeJS.Timeout
  close(): void
}

/**
 * Limits the queue of a slow client and closes its socket. The client can reconnect with its cursor.
 * @param onSlow called once when the client is too slow
 */
export function createSender(socket: WebSocket, limits: Limits['sockets'], onSlow: () => void): Sender {
  let waiting = 0
  /** The time at which a message was last accepted, or at which the oldest queued message was sent. */
  let takenAt = 0
  let checking: NodeJS.Timeout | undefined
  let isSlow = false
  let answered = true
  const giveUp = () => {
    if (isSlow) return
    isSlow = true
    onSlow()
  }
  // All messages share one timer, because most are accepted immediately.
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
