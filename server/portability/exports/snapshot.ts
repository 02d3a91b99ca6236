import { type Expression, sql } from 'kysely'
import type pg from 'pg'
import { startDeadline } from '../../base/deadline.ts'
import { utcDay } from '../../language/days.ts'
import { extendTransactionTimeout } from '../../platform/tenancy/statement-timeout.ts'
import { requireProfile, type Tenant, tenantInTransaction } from '../../platform/tenancy/tenant.ts'
import { beginTenantTransaction, type Caller, type WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

/** The maximum duration of an export in milliseconds. */
const maxDuration = 600_000

export interface Snapshot {
  tenant: Tenant
  db: WriteDb
}

/**
 * Reads in one read-only tenant transaction of up to 10 minutes. The transaction ends when the reader stops. A slow
 * reader keeps the transaction open, so the output must be buffered.
 * @throws AppError NOT_A_MEMBER
 * @throws AppError as `beginTenantTransaction`
 */
export async function* inSnapshot<Piece>(
  pool: pg.Pool,
  caller: Caller,
  read: (snapshot: Snapshot) => AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  const deadline = startDeadline(maxDuration)
  const tenantTransaction = await beginTenantTransaction(pool, 'read only', { ...caller, deadline })
  try {
    const today = utcDay()
    const tenant = tenantInTransaction(tenantTransaction, requireProfile(tenantTransaction.identified), today)
    if (caller.requires) tenant.require(caller.requires)
    await extendTransactionTimeout(tenantTransaction.db)
    yield* read({ tenant, db: tenantTransaction.db })
    await tenantTransaction.commit()
  } finally {
    deadline.stop()
    await tenantTransaction.rollback()
  }
}

/** Reads a statement in pages with a database cursor. Only one such read can be open per transaction. */
export async function* inPages<Row>(db: WriteDb, statement: Expression<Row>, size: number): AsyncGenerator<Row[]> {
  await sql`declare pages no scroll cursor for ${statement}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(size)} from pages`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < size) break
  }
  await sql`close pages`.execute(db)
}
