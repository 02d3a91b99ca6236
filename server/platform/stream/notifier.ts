import { sql } from 'kysely'
import type { WriteDb } from '../tenancy/tenant-transaction.ts'
import type { Channel } from './channel.ts'

/**
 * Notifies about changes outside the change stream, such as imports. Notifications may be lost, so receivers must also
 * poll.
 */
export interface Notifier {
  /** Resolves on the next notification of the subject, after `within` milliseconds, or when the signal aborts. */
  next(subject: string, signal: AbortSignal, within: number): Promise<void>
}

export const notifyChannel = 'purser_hints'

export async function notify(db: WriteDb, subject: string): Promise<void> {
  await sql`select pg_notify(${notifyChannel}, ${subject})`.execute(db)
}

/** Notifies about a subject of the active organization, such as 'imports ' with its id. */
export async function notifyOrganization(db: WriteDb, prefix: string): Promise<void> {
  await sql`select pg_notify(${notifyChannel}, ${prefix} || current_organization())`.execute(db)
}

export function createNotifier(channel: Channel): Notifier {
  const waiters = new Map<string, Set<() => void>>()
  channel.onMessage((subject) => {
    for (const resume of waiters.get(subject) ?? []) resume()
  })
  return {
    next(subject, signal, within) {
      return new Promise((resolve) => {
        const others = waiters.get(subject) ?? new Set()
        waiters.set(subject, others)
        const go = () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', go)
          others.delete(go)
          if (others.size === 0) waiters.delete(subject)
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
