import type pg from 'pg'
import { type Log, safeErrorFields } from '../../base/log.ts'

/**
 * Tells who follows it that what belongs to a person has changed: their profile, their organizations, the invitations to
 * them. A number for each, without a past: whoever comes back reads what is there now.
 */
export interface UserVersions {
  /**
   * Resolves when somebody's number is another than the one given, or when the time is over; rejects when the signal
   * aborts.
   * @param timeout milliseconds; null for as long as it takes
   */
  changed(userId: string, number: bigint, timeout: number | null, signal: AbortSignal): Promise<void>
  /** To be called after a commit that may have changed somebody's: they hear of it at once. */
  pollVersions(): void
  close(): void
}

interface Waiting {
  number: bigint
  resume(): void
}

/** One look for all who follow here, once a second: it finds also what other processes have changed. */
const lookEvery = 1_000
/** Many commits are one look, in milliseconds. */
const hintEvery = 50
/** What setTimeout can count to, in milliseconds. */
const longestTimer = 2_147_483_647

export function startUserVersions(pool: pg.Pool, log: Log): UserVersions {
  const people = new Map<string, Set<Waiting>>()
  let isClosed = false
  let hinted: NodeJS.Timeout | undefined

  const pollVersions = async () => {
    if (people.size === 0) return
    // Who begins to wait meanwhile has read what is newer than this look.
    const asked = [...people].map(([userId, waiting]) => ({ userId, waiting: [...waiting] }))
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
  const lookNow = () =>
    pollVersions().catch((error: unknown) => log('warn', 'standing.look_failed', safeErrorFields(error)))
  let looking = setTimeout(async function again() {
    await lookNow()
    if (!isClosed) looking = setTimeout(again, lookEvery)
  }, lookEvery)

  return {
    changed(userId, number, timeout, signal) {
      return new Promise((resolve, reject) => {
        const stop = () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', abort)
          const waiting = people.get(userId)
          waiting?.delete(one)
          if (waiting?.size === 0) people.delete(userId)
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
        const timer = timeout === null ? undefined : setTimeout(resume, Math.min(timeout, longestTimer))
        people.set(userId, (people.get(userId) ?? new Set()).add(one))
        signal.addEventListener('abort', abort)
        if (signal.aborted) abort()
      })
    },
    pollVersions() {
      hinted ??= setTimeout(() => {
        hinted = undefined
        void lookNow()
      }, hintEvery)
    },
    close() {
      isClosed = true
      clearTimeout(looking)
      clearTimeout(hinted)
    },
  }
}
