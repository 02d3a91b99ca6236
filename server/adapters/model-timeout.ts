import type { ModelFailure } from './model-error.ts'

/** All of a command, its look-ups included (safety: 30 s). */
const wholeTime = 30_000
/** Between two pieces of an answer that has begun. */
const chunkTimeout = 10_000

/** Keeps the time of one answer, and remembers why it was ended. */
export function startModelTimeout(stop: AbortSignal) {
  const ending = new AbortController()
  let reason: ModelFailure | undefined
  let quiet: NodeJS.Timeout | undefined
  const end = (why: ModelFailure) => {
    reason ??= why
    ending.abort()
  }
  const stopped = () => end('stopped')
  const late = setTimeout(end, wholeTime, 'timedOut')
  if (stop.aborted) stopped()
  stop.addEventListener('abort', stopped)
  return {
    signal: ending.signal,
    /** Undefined while nobody has ended it. */
    why: () => reason,
    /** A piece has come: the next is due. The first one may take as long as there is time. */
    heard() {
      clearTimeout(quiet)
      quiet = setTimeout(end, chunkTimeout, 'timedOut')
    },
    /** The answer is over, or it is our turn: nothing is due. */
    rest: () => clearTimeout(quiet),
    /** Work of ours in between; given up when the time is over. */
    async during<Result>(work: Promise<Result> | undefined): Promise<Result | undefined> {
      if (!work) return undefined
      ending.signal.throwIfAborted()
      const { promise, reject } = Promise.withResolvers<never>()
      const leave = () => reject(ending.signal.reason)
      ending.signal.addEventListener('abort', leave)
      try {
        return await Promise.race([work, promise])
      } finally {
        ending.signal.removeEventListener('abort', leave)
      }
    },
    /** What is still coming is not waited for: its connection is closed. */
    giveUp: () => ending.abort(),
    close() {
      clearTimeout(late)
      clearTimeout(quiet)
      stop.removeEventListener('abort', stopped)
    },
  }
}
