import type pg from 'pg'
import { type Log, safeErrorFields } from '../../base/log.ts'
import { maxTimerDelay, repeat } from '../../base/timers.ts'

/**
 * Notifies subscribers that a user state has changed: the profile, the organizations or the invitations. The version
 * has no history, so a returning subscriber reads the current state.
 */
export interface UserVersions {
  /**
   * Resolves when the user version differs from `number` or after the timeout. Rejects when the signal aborts.
   * @param timeout in milliseconds; null for no timeout
   */
  changed(userId: string, number: bigint, timeout: number | null, signal: AbortSignal): Promise<void>
  pollVersions(): void
  close(): void
}

interface Waiter {
  number: bigint
  resume(): void
}

/** In milliseconds. One poll for all subscribers also finds the changes of other processes. */
const pollInterval = 1_000
/** In milliseconds. Several commits within this time share one poll. */
const notifyInterval = 50

export function startUserVersions(pool: pg.Pool, log: Log): UserVersions {
  const waitersByUser = new Map<string, Set<Waiter>>()
  let polledSoon: NodeJS.Timeout | undefined

  const pollVersions = async () => {
    if (waitersByUser.size === 0) return
    const asked = [...waitersByUser].map(([userId, waiting]) => ({ userId, waiting: [...waiting] }))
    const { rows } = await pool.query<{ user_id: string; number: bigint }>(
      'select * from user_versions_of($1::uuid[])',
      [asked.map(({ userId }) => userId)],
    )
    const numbers = new Map(rows.map((row) => [row.user_id, row.number]))
    for (const { userId, waiting } of asked) {
      const now = numbers.get(userId) ?? 0n
      for (const one of waiting) if (one.number !== now) one.resume()
    }
  }
  const pollNow = () =>
    pollVersions().catch((error: unknown) => log('warn', 'user_state.poll_failed', safeErrorFields(error)))
  const stopPolling = repeat(pollNow, pollInterval)

  return {
    changed(userId, number, timeout, signal) {
      return new Promise((resolve, reject) => {
        const stop = () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', abort)
          const waiting = waitersByUser.get(userId)
          waiting?.delete(one)
          if (waiting?.size === 0) waitersByUser.delete(userId)
        }
        const abort = () => {
          stop()
          reject(signal.reason)
        }
        const resume = () => {
          stop()
          resolve()
        }
        const one = { number, resume }
        const timer = timeout === null ? undefined : setTimeout(resume, Math.min(timeout, maxTimerDelay))
        waitersByUser.set(userId, (waitersByUser.get(userId) ?? new Set()).add(one))
        signal.addEventListener('abort', abort)
        if (signal.aborted) abort()
      })
    },
    pollVersions() {
      polledSoon ??= setTimeout(() => {
        polledSoon = undefined
        void pollNow()
      }, notifyInterval)
    },
    close() {
      stopPolling()
      clearTimeout(polledSoon)
    },
  }
}
