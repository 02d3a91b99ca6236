import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError } from '../../base/errors.ts'
import type { Text } from '../../base/text.ts'
import type { ImportState } from '../../platform/database/tables.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { requireMayDelete, type Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { notifyImportChanged } from './notify.ts'
import { type Import, requireImport } from './read.ts'
import { deleteStoredFile, lockImport, requireLedgerCurrency } from './write.ts'

/**
 * Enqueues recording all selected rows of an import.
 * @throws AppError NOT_FOUND
 * @throws AppError CONFLICT if the import is not ready for review, the organization currency has changed, or another
 * import is running
 * @throws AppError FORBIDDEN if categories are to be created and the role does not allow that
 */
export function applyImport(tenant: Tenant, id: string, createCategories: boolean): Promise<Import> {
  if (createCategories) tenant.require('plans:write')
  return tenant.write(async (db) => {
    const found = await lockImport(db, id)
    const { state, takenCount, format } = found
    if (state === 'DONE') throw new AppError('CONFLICT', msg`This import has already been applied.`)
    if (state !== 'READY' && state !== 'REVERTED') throw notNow(state)
    if (takenCount === 0 && format !== 'ARCHIVE')
      throw new AppError('CONFLICT', msg`No rows of this import are selected. Select some first.`)
    requireLedgerCurrency(found, tenant)
    await requireNoRunningImport(db, tenant, id)
    await begin(db, id, 'APPLYING', 'apply-import', { createCategories: String(createCategories) })
    return requireImport(db, id)
  })
}

/**
 * Enqueues removing everything that an import added, and restoring what it updated.
 * @throws AppError NOT_FOUND
 * @throws AppError CONFLICT if the import is not applied or another import is running
 * @throws AppError FORBIDDEN for other members' records if the role does not allow deleting them
 */
export function revertImport(tenant: Tenant, id: string): Promise<Import> {
  return tenant.write(async (db) => {
    const { state, updatedCount, createdBy } = await lockImport(db, id)
    if (state !== 'DONE') throw notNow(state)
    if (updatedCount > 0 && createdBy !== tenant.userId) requireMayDelete(tenant, [{ createdBy }])
    const others = await db
      .selectFrom('importRows')
      .innerJoin('transactions', 'transactions.sourceId', 'importRows.id')
      .select('transactions.createdBy')
      .where('importId', '=', id)
      .where('transactions.createdBy', '<>', tenant.userId)
      .limit(1)
      .executeTakeFirst()
    if (others) requireMayDelete(tenant, [others])
    await requireNoRunningImport(db, tenant, id)
    await begin(db, id, 'REVERTING', 'revert-import', {})
    return requireImport(db, id)
  })
}

/**
 * Cancels reading an import, or applying it before that commits. An applied import becomes reviewable again.
 * @throws AppError NOT_FOUND
 * @throws AppError CONFLICT if the import is not running
 */
export function cancelImport(tenant: Tenant, id: string): Promise<Import> {
  return tenant.write(async (db) => {
    const { state } = await lockImport(db, id)
    if (state !== 'READING' && state !== 'APPLYING') throw notNow(state)
    if (state === 'READING') await deleteImportedData(db, id)
    await db
      .updateTable('imports')
      .set((eb) => ({
        state: state === 'READING' ? 'CANCELLED' : 'READY',
        attempt: eb('attempt', '+', 1),
        progress: 0,
      }))
      .where('id', '=', id)
      .execute()
    await notifyImportChanged(db, id)
    return requireImport(db, id)
  })
}

export async function deleteImportedData(db: WriteDb, id: string): Promise<void> {
  await db.deleteFrom('importRows').where('importId', '=', id).execute()
  await deleteStoredFile(db, id)
}

/** An organization runs one import at a time. */
async function requireNoRunningImport(db: WriteDb, { organizationId }: Tenant, id: string): Promise<void> {
  // The lock lets the later of two simultaneous calls see the earlier.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`turns ${organizationId}`}, 0))`.execute(db)
  const other = await db
    .selectFrom('imports')
    .select('fileName')
    .where('state', 'in', ['APPLYING', 'REVERTING'])
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other)
    throw new AppError(
      'CONFLICT',
      msg`Another import (${{ fileName: other.fileName }}) is in progress. Try again when it finishes.`,
    )
}

async function begin(
  db: WriteDb,
  id: string,
  state: ImportState,
  task: string,
  details: Record<string, string>,
): Promise<void> {
  const { attempt } = await db
    .updateTable('imports')
    .set((eb) => ({ state, attempt: eb('attempt', '+', 1), progress: 0, problem: null }))
    .where('id', '=', id)
    .returning('attempt')
    .executeTakeFirstOrThrow()
  await enqueue(db, task, { importId: id, attempt: String(attempt), ...details })
  await notifyImportChanged(db, id)
}

const notNow = (state: ImportState) => new AppError('CONFLICT', sentences[state])

const sentences: Record<ImportState, Text> = {
  READING: msg`This import is still being read.`,
  READY: msg`This import hasn't been applied yet.`,
  APPLYING: msg`This import is being applied. Wait until it finishes.`,
  DONE: msg`This import has already been applied. Revert it to undo it.`,
  REVERTING: msg`This import is being reverted. Wait until it finishes.`,
  REVERTED: msg`This import has been reverted.`,
  FAILED: msg`This import failed. Upload the file again.`,
  CANCELLED: msg`This import was cancelled. Upload the file again.`,
}
