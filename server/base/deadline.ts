import { msg } from '@lingui/core/runtime-macro'
import { AppError } from './errors.ts'

export interface Deadline {
  readonly signal: AbortSignal
  /** In milliseconds, at least 1. */
  remaining(): number
  stop(): void
}

/** @param gone aborts when the client disconnects */
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

export const tookTooLong = msg`This took too long. Narrow the period or the search.`
export const writeTookTooLong = msg`This took too long, and nothing was saved. Change fewer records at once.`
