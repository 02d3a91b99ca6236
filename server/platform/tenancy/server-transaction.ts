import { sql } from 'kysely'
import type pg from 'pg'
import { inTenantTransaction, type WriteDb } from './tenant-transaction.ts'

/**
 * Runs a transaction without a user. Row-level security restricts it to security-definer functions and the organization
 * that it sets.
 */
export async function inServerTransaction<T>(pool: pg.Pool, work: (db: WriteDb) => Promise<T>): Promise<T> {
  const { result } = await inTenantTransaction(pool, 'read write', { via: 'server' }, ({ db }) => work(db))
  return result
}

/** Runs a transaction as a user who has lost access. */
export function inUserTransaction<T>(pool: pg.Pool, userId: string, work: (db: WriteDb) => Promise<T>): Promise<T> {
  return inServerTransaction(pool, async (db) => {
    await setUser(db, userId)
    return work(db)
  })
}

/** Joins a transaction: it acts as this user from here on. The caller must check that it may. */
export const setUser = (db: WriteDb, id: string) => sql`select set_config('app.user_id', ${id}, true)`.execute(db)
