import { sql } from 'kysely'
import type pg from 'pg'
import { inTenantTransaction, type WriteDb } from './tenant-transaction.ts'

/** One transaction in which nobody asks: it sees what the functions of the gate tell, and where it steps into. */
export async function inServerTransaction<T>(pool: pg.Pool, work: (db: WriteDb) => Promise<T>): Promise<T> {
  const { result } = await inTenantTransaction(pool, 'read write', { via: 'server' }, ({ db }) => work(db))
  return result
}

/** One transaction as a user who may not come in any more. */
export function inUserTransaction<T>(pool: pg.Pool, userId: string, work: (db: WriteDb) => Promise<T>): Promise<T> {
  return inServerTransaction(pool, async (db) => {
    await sql`select set_config('app.user_id', ${userId}, true)`.execute(db)
    return work(db)
  })
}
