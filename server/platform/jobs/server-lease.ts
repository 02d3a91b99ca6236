import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Holds a shared advisory lock in a dedicated database session. PostgreSQL releases the lock when the process dies. */
export interface ServerLease {
  /** @param owner the name under which this process locks jobs */
  claim(owner: string): void
  /** Resolves while the lock is held. After `release` it always resolves. */
  held(): Promise<void>
  release(): void
  close(): Promise<void>
}

/** The first key of the locks, which `jobs-recovery.ts` also uses. The second key is the hash of the owner's name. */
export const lockSpace = 'purser jobs'

export function acquireServerLease(url: string): ServerLease {
  const ending = new AbortController()
  let owner = ''
  let client: pg.Client | undefined
  let holding: Promise<void> | undefined

  const hold = async () => {
    while (!ending.signal.aborted) {
      const next = new pg.Client({ connectionString: url, keepAlive: true })
      next.on('error', () => {})
      try {
        await next.connect()
        await next.query('select pg_advisory_lock_shared(hashtext($1), hashtext($2))', [lockSpace, owner])
        next.once('end', () => {
          client = undefined
          holding = ending.signal.aborted ? undefined : hold()
        })
        client = next
        return
      } catch {
        await next.end().catch(() => {})
        await pause(500, undefined, { signal: ending.signal }).catch(() => {})
      }
    }
  }

  return {
    claim(name) {
      owner = name
      holding = hold()
    },
    held: () => holding ?? Promise.resolve(),
    release: () => ending.abort(),
    async close() {
      ending.abort()
      await holding
      await client?.end().catch(() => {})
    },
  }
}
