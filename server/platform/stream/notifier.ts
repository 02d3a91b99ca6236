import { sql } from 'kysely'
import type { WriteDb } from '../tenancy/tenant-transaction.ts'
import type { Channel } from './channel.ts'

/**
 * That something has changed which is no record of the stream, by its id or another subject. Hints only: whoever waits looks now and then
 * without one as well.
 */
export interface Notifier {
  /** Resolves with the next hint of a subject, after so many milliseconds, or when the signal aborts. */
  next(subject: string, signal: AbortSignal, within: number): Promise<void>
}

/** The channel on which servers tell each other of them. */
export const notifyChannel = 'purser_hints'

/** Joins a transaction: once it is committed, whoever waits for a subject looks at it. */
export async function notify(db: WriteDb, subject: string): Promise<void> {
  await sql`select pg_notify(${notifyChannel}, ${subject})`.execute(db)
}

/** @param channel the one named above */
export function createNotifier(channel: Channel): Notifier {
  const waiting = new Map<string, Set<() => void>>()
  channel.onMessage((subject) => {
    for (const resume of waiting.get(subject) ?? []) resume()
  })
  return {
    next(subject, signal, within) {
      return new Promise((resolve) => {
        const others = waiting.get(subject) ?? new Set()
        waiting.set(subject, others)
        const go = () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', go)
          others.delete(go)
          if (others.size === 0) waiting.delete(subject)
          resolve()
        }
        const timer = setTimeout(go, within)
        others.add(go)
        signal.addEventListener('abort', go)
        if (signal.aborted) go()
      })
    },
  }
}
