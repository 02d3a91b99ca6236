import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

/** A setting of connections that change the database. Requests queue up behind a waiting lock, so it must not wait long. */
export const lockTimeout = '-c lock_timeout=2s'
/** Between two attempts, in milliseconds. */
const retryDelay = 250
/** How long one step may wait for its locks in all, in milliseconds. */
const lockDeadline = 120_000

/** Starts work again that did not get a lock in time. */
export async function retryOnLockTimeout<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + lockDeadline
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const isLockTimeout = error instanceof pg.DatabaseError && error.code === '55P03'
      if (!isLockTimeout || Date.now() > deadline) throw error
      await setTimeout(retryDelay * (1 + Math.random()))
    }
  }
}
