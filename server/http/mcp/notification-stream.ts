import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { startResponse, uncached } from '../response.ts'

/** The first byte of a comment, which keeps an idle stream open. */
const comment = ':'.charCodeAt(0)

/** Sends the messages of a stream, and reports when the client has accepted them. */
export interface NotificationStream {
  /**
   * Adds messages to the stream.
   * @param publish adds messages and returns their number
   * @param onSent called when the network has accepted them, or when the stream has ended
   */
  send(publish: () => number, onSent: () => void): void
  /**
   * Sends the stream until it ends.
   * @throws AbortError if the client does not accept a message in time
   */
  start(): Promise<void>
}

/**
 * @param answer its body is a stream of server-sent events, of which the first is there already
 * @param flushTime the time that a slow client has to accept a message, in milliseconds
 */
export function createNotificationStream(
  answer: Response,
  response: ServerResponse,
  flushTime: number,
): NotificationStream {
  let unsent = 1
  let isOver = false
  const waiting: (() => void)[] = []
  const reportSent = () => {
    for (const onSent of waiting.splice(0)) onSent()
  }

  const write = async (frame: Uint8Array) => {
    if (!response.write(frame)) await once(response, 'drain', { signal: AbortSignal.timeout(flushTime) })
    if (frame[0] === comment) return
    unsent -= 1
    if (unsent === 0) reportSent()
  }

  return {
    send(publish, onSent) {
      if (!isOver) unsent += publish()
      if (isOver || unsent === 0) onSent()
      else waiting.push(onSent)
    },
    async start() {
      // Some proxies collect a response unless this header forbids it.
      startResponse(response, answer.status, {
        ...uncached,
        'content-type': 'text/event-stream',
        'x-accel-buffering': 'no',
      })
      try {
        for await (const frame of answer.body ?? []) await write(frame)
        response.end()
      } finally {
        isOver = true
        reportSent()
      }
    },
  }
}
