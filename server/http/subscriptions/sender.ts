import type { WebSocket } from 'ws'
import type { Limits } from '../limits/limits.ts'

export interface Sender {
  /** @param onSent called when the network has accepted the message, or immediately for a closed socket */
  send(data: string, onSent?: () => void): void
  ping(every: number): NodeJS.Timeout
  close(): void
}

/**
 * Limits the queue of a slow client and closes its socket. The client can reconnect with its cursor.
 * @param onSlow called once when the client is too slow
 */
export function createSender(socket: WebSocket, limits: Limits['sockets'], onSlow: () => void): Sender {
  let queued = 0
  /** The time at which a message was last accepted, or at which the oldest queued message was sent. */
  let sentAt = 0
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
    const left = sentAt + limits.flushTime - performance.now()
    checking = undefined
    if (queued === 0) return
    if (left <= 0) giveUp()
    else checking = setTimeout(check, left)
  }
  socket.on('pong', () => {
    answered = true
  })

  return {
    send(data, onSent) {
      if (socket.readyState !== socket.OPEN) return onSent?.()
      if (queued >= limits.queuedMessages || socket.bufferedAmount > limits.queuedBytes) {
        giveUp()
        return onSent?.()
      }
      if (queued === 0) sentAt = performance.now()
      queued += 1
      checking ??= setTimeout(check, limits.flushTime)
      socket.send(data, () => {
        queued -= 1
        sentAt = performance.now()
        onSent?.()
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
