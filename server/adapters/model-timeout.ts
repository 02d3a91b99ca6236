import type { ModelFailure } from './model-error.ts'

/** In milliseconds, for a whole command with its tool calls (safety: 30 s). */
const wholeTime = 30_000
/** In milliseconds, between two chunks of an answer. */
const chunkTimeout = 10_000

export function startModelTimeout(stop: AbortSignal) {
  const ending = new AbortController()
  let reason: ModelFailure | undefined
  let idleTimer: NodeJS.Timeout | undefined
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
    why: () => reason,
    onChunk() {
      clearTimeout(idleTimer)
      idleTimer = setTimeout(end, chunkTimeout, 'timedOut')
    },
    rest: () => clearTimeout(idleTimer),
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
    giveUp: () => ending.abort(),
    close() {
      clearTimeout(late)
      clearTimeout(idleTimer)
      stop.removeEventListener('abort', stopped)
    },
  }
}
