import type { Channel } from './channel.ts'

/**
 * The text of assistant answers while they are being written. The text is not stored here, and a late subscriber reads
 * the finished message. Chunks are delivered in this process and sent to the other processes in merged form.
 */
export interface AnswerStreams {
  /** Starts an answer. `onStop` is called when a user stops it, in any process. */
  openAnswerStream(subject: string, onStop: () => void): AnswerStream
  /** Yields the text so far and then each new chunk until the answer ends. */
  listen(subject: string, signal: AbortSignal): AsyncGenerator<Chunk, void, undefined>
  stop(subject: string): void
}

export interface AnswerStream {
  add(text: string): void
  /** The activity shown before the text starts, such as "Looking up Groceries, October 2026". */
  note(activity: string): void
  end(): void
}

export interface Chunk {
  /** The position in the answer, in characters. */
  offset: number
  text: string
  activity: string | null
}

interface BufferedAnswer {
  text: string
  activity: string | null
  isOver: boolean
  listeners: number
  resume: Set<() => void>
}

type Notice =
  | { subject: string; offset: number; text: string; activity: string | null; isOver?: boolean }
  | { subject: string; stop: true }
  | { subject: string; again: true }

/** The interval for sending chunks to other processes, in milliseconds. */
const sendEvery = 50
/** A notification holds at most 8,000 bytes, and one character needs up to 6 bytes. */
const maxPieceLength = 1_000

export function createAnswerStreams(channel: Channel): AnswerStreams {
  const known = new Map<string, BufferedAnswer>()
  const speaking = new Map<string, { stop(): void; again(): void }>()

  const bufferOf = (subject: string) => {
    const heard = known.get(subject) ?? { text: '', activity: null, isOver: false, listeners: 0, resume: new Set() }
    known.set(subject, heard)
    return heard
  }
  const notifyListeners = (subject: string, heard: BufferedAnswer) => {
    for (const resume of heard.resume) resume()
    if (heard.isOver) known.delete(subject)
  }

  channel.onMessage((payload) => {
    const notice: Notice = JSON.parse(payload)
    if ('stop' in notice) return speaking.get(notice.subject)?.stop()
    if ('again' in notice) return speaking.get(notice.subject)?.again()
    const heard = known.get(notice.subject)
    if (!heard || speaking.has(notice.subject)) return
    heard.text = joined(heard.text, notice)
    heard.activity = notice.activity
    heard.isOver ||= notice.isOver ?? false
    notifyListeners(notice.subject, heard)
  })

  return {
    openAnswerStream(subject, onStop) {
      const heard = bufferOf(subject)
      heard.text = ''
      heard.activity = null
      let sent = 0
      let timer: NodeJS.Timeout | undefined
      const send = (isOver = false) => {
        clearTimeout(timer)
        timer = undefined
        do {
          const text = heard.text.slice(sent, sent + maxPieceLength)
          const isLast = sent + text.length === heard.text.length
          channel.send(
            JSON.stringify({ subject, offset: sent, text, activity: heard.activity, isOver: isOver && isLast }),
          )
          sent += text.length
        } while (sent < heard.text.length)
      }
      const changed = () => {
        notifyListeners(subject, heard)
        timer ??= setTimeout(send, sendEvery)
      }
      const again = () => {
        sent = 0
        timer ??= setTimeout(send, sendEvery)
      }
      speaking.set(subject, { stop: onStop, again })
      return {
        add(text) {
          heard.text += text
          heard.activity = null
          changed()
        },
        note(activity) {
          heard.activity = activity
          changed()
        },
        end() {
          heard.isOver = true
          send(true)
          speaking.delete(subject)
          notifyListeners(subject, heard)
        },
      }
    },
    async *listen(subject, signal) {
      const heard = bufferOf(subject)
      heard.listeners += 1
      // Asks the writing process to repeat the text that was sent before this subscription.
      if (!speaking.has(subject)) channel.send(JSON.stringify({ subject, again: true }))
      let offset = 0
      let activity: string | null = null
      const pause = () =>
        new Promise<void>((resolve) => {
          const go = () => {
            heard.resume.delete(go)
            signal.removeEventListener('abort', go)
            resolve()
          }
          heard.resume.add(go)
          signal.addEventListener('abort', go)
        })
      try {
        while (!signal.aborted) {
          // The writing process has died, and another one has started over.
          if (heard.text.length < offset) offset = 0
          if (heard.text.length > offset || heard.activity !== activity) {
            const chunk = { offset, text: heard.text.slice(offset), activity: heard.activity }
            offset = heard.text.length
            activity = heard.activity
            yield chunk
          } else if (heard.isOver) return
          else await pause()
        }
      } finally {
        heard.listeners -= 1
        if (heard.listeners === 0 && !speaking.has(subject) && known.get(subject) === heard) known.delete(subject)
      }
    },
    stop(subject) {
      speaking.get(subject)?.stop()
      channel.send(JSON.stringify({ subject, stop: true }))
    },
  }
}

/**
 * Inserts a chunk at its offset. A repeated chunk has no effect. A different chunk at the same offset starts the text
 * over.
 */
function joined(text: string, piece: { offset: number; text: string }): string {
  if (piece.offset > text.length) return text
  const next = text.slice(0, piece.offset) + piece.text
  return text.startsWith(next) ? text : next
}
