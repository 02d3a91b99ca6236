import { AppError } from './errors.ts'

/** The time in which a request has to be answered. */
export interface Deadline {
  /** Aborts at the end of the time, or when the client is gone. */
  readonly signal: AbortSignal
  /** Milliseconds left, at least 1. */
  remaining(): number
  /** To be called when the work is over. */
  stop(): void
}

/** @param gone aborts when the client no longer waits for the answer */
export function startDeadline(milliseconds: number, gone?: AbortSignal): Deadline {
  const ended = new AbortController()
  const end = () => ended.abort(new AppError('TIMEOUT', tookTooLong))
  const endsAt = performance.now() + milliseconds
  const timer = setTimeout(end, milliseconds)
  gone?.addEventListener('abort', end)
  if (gone?.aborted) end()
  return {
    signal: ended.signal,
    remaining: () => Math.max(1, Math.floor(endsAt - performance.now())),
    stop() {
      clearTimeout(timer)
      gone?.removeEventListener('abort', end)
    },
  }
}

export const tookTooLong = 'This took too long. Narrow the period or the search.'
export const writeTookTooLong = 'This took too long, and nothing was saved. Change fewer records at once.'
