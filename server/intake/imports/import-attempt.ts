import { sql, type UpdateObject } from 'kysely'
import type { ImportState, Tables } from '../../platform/database/tables.ts'
import { type JobDetails, requireDetail } from '../../platform/jobs/jobs.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { notifyImportChanged } from './notify.ts'

/** A try at reading, applying or reverting an import. A later attempt or a cancellation ends the try. */
export interface ImportAttempt {
  importId: string
  attempt: number
}

export function importAttemptOf(details: JobDetails): ImportAttempt {
  return { importId: requireDetail(details, 'importId'), attempt: Number(requireDetail(details, 'attempt')) }
}

export function isCurrent(tenant: Tenant, importAttempt: ImportAttempt, state: ImportState): Promise<boolean> {
  return tenant.read((db) => isCurrentIn(db, importAttempt, state))
}

export async function isCurrentIn(
  db: ReadDb,
  { importId, attempt }: ImportAttempt,
  state: ImportState,
): Promise<boolean> {
  const row = await db
    .selectFrom('imports')
    .select('id')
    .where('id', '=', importId)
    .where('attempt', '=', attempt)
    .where('state', '=', state)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks the ledger for imports, so that an organization applies or reverts one at a time. */
export async function lockLedger(db: WriteDb, { organizationId }: Tenant): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`imports ${organizationId}`}, 0))`.execute(db)
}

/**
 * Changes an import during an attempt.
 * @returns false without a change if the attempt has ended
 */
export async function updateDuringAttempt(
  db: WriteDb,
  { importId, attempt }: ImportAttempt,
  state: ImportState,
  set: UpdateObject<Tables, 'imports'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set(set)
    .where('id', '=', importId)
    .where('attempt', '=', attempt)
    .where('state', '=', state)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await notifyImportChanged(db, importId)
  return true
}
