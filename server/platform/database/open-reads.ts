import type pg from 'pg'

/** The maximum time for which a finished read stays open, in milliseconds. */
const keepOpenFor = 2

const openReads = new WeakMap<pg.Pool, Map<pg.PoolClient, NodeJS.Timeout>>()

/**
 * Leaves a finished read open for the next transaction, which commits it in the round trip that begins its own. Without
 * another transaction it is committed after a short delay. Its connection stays out of the pool, so that a statement
 * without a transaction cannot land in it.
 */
export function keepOpenRead(pool: pg.Pool, client: pg.PoolClient): void {
  const reads = openReads.get(pool) ?? new Map<pg.PoolClient, NodeJS.Timeout>()
  openReads.set(pool, reads)
  const commit = () => {
    reads.delete(client)
    client.query('commit').then(
      () => client.release(),
      (error: Error) => client.release(error),
    )
  }
  reads.set(client, setTimeout(commit, keepOpenFor))
}

/** @returns a connection with an open read, which the caller must commit */
export function takeOpenRead(pool: pg.Pool): pg.PoolClient | undefined {
  const reads = openReads.get(pool)
  for (const [client, timer] of reads ?? []) {
    clearTimeout(timer)
    reads?.delete(client)
    return client
  }
  return undefined
}
