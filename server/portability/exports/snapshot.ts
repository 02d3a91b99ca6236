import { type Expression, sql } from 'kysely'
import type pg from 'pg'
import { startDeadline } from '../../base/deadline.ts'
import { extendTransactionTimeout } from '../../platform/tenancy/statement-timeout.ts'
import { requireProfile, type Tenant, tenantInTransaction } from '../../platform/tenancy/tenant.ts'
import { beginTenantTransaction, type Caller, type WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

/** Milliseconds that an export may take. */
const longest = 600_000

/** A member at one moment: all that is read is of it. */
export interface Snapshot {
  tenant: Tenant
  db: WriteDb
}

/**
 * Reads much as a member, in one read-only transaction that may take 10 minutes. It ends as soon as nobody reads on; who
 * reads slowly keeps it open, so what is read has to be put somewhere.
 * @throws AppError NOT_A_MEMBER, and as `openFence`
 */
export async function* inSnapshot<Piece>(
  pool: pg.Pool,
  caller: Caller,
  read: (snapshot: Snapshot) => AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  const deadline = startDeadline(longest)
  const fence = await beginTenantTransaction(pool, 'read only', { ...caller, deadline })
  try {
    const today = new Date().toISOString().slice(0, 10)
    const tenant = tenantInTransaction(fence, requireProfile(fence.entered), today)
    if (caller.requires) tenant.require(caller.requires)
    await extendTransactionTimeout(fence.db)
    yield* read({ tenant, db: fence.db })
    await fence.commit()
  } finally {
    deadline.stop()
    await fence.rollback()
  }
}

/** Joins a transaction: what a statement answers, so many rows at a time. Only one at a time is read like this. */
export async function* inPages<Row>(db: WriteDb, statement: Expression<Row>, size: number): AsyncGenerator<Row[]> {
  await sql`declare pages no scroll cursor for ${statement}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(size)} from pages`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < size) break
  }
  await sql`close pages`.execute(db)
}
