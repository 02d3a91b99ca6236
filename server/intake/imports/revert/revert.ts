import { sql } from 'kysely'
import { disableNestedLoops, extendTransactionTimeout } from '../../../platform/tenancy/statement-timeout.ts'
import type { Tenant } from '../../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../../platform/tenancy/tenant-transaction.ts'
import { countRows } from '../count.ts'
import { classifyRows } from '../dedupe/classify-rows.ts'
import { type ImportAttempt, isCurrentIn, lockLedger, updateDuringAttempt } from '../import-attempt.ts'
import { revertSideEffects } from './revert-side-effects.ts'

/** Removes everything that an import recorded in one transaction, so that the import can be applied again. */
export async function revertRows(tenant: Tenant, attempt: ImportAttempt): Promise<void> {
  const { importId } = attempt
  await tenant.write(async (db) => {
    await extendTransactionTimeout(db)
    await lockLedger(db, tenant)
    if (!(await isCurrentIn(db, attempt, 'REVERTING'))) return
    const recorded = sql`select t.id from transactions t join import_rows r on r.id = t.source_id
      where r.import_id = ${importId}`
    // Transactions are locked in order and before matching, as everywhere.
    await sql`select count(*) from (${recorded} order by t.id for update of t) locked`.execute(db)
    await sql`delete from transactions where id in (${recorded})`.execute(db)
    await restoreUpdated(db, importId)
    await revertSideEffects(db, importId)
    await classifyRows(db, importId)
    await countRows(db, importId)
    await updateDuringAttempt(db, attempt, 'REVERTING', {
      state: 'REVERTED',
      progress: 0,
      batchId: sql<string>`current_batch()`,
      made: '{}',
    })
    await disableNestedLoops(db, false)
  })
}

/**
 * Restores the transactions that the import updated, except fields that were changed since. The rows then apply to the
 * restored versions.
 */
async function restoreUpdated(db: WriteDb, importId: string): Promise<void> {
  const updated = await db
    .selectFrom('importRows')
    .innerJoin('imports', 'imports.id', 'importRows.importId')
    .select(['importRows.matchId', 'imports.batchId'])
    .where('importId', '=', importId)
    .where('verdict', '=', 'CHANGED')
    .where('taken', '=', true)
    .execute()
  const [first] = updated
  if (!first) return
  const ids = updated.flatMap(({ matchId }) => matchId ?? [])
  await sql`select count(*) from undo_batch(${first.batchId}, true, ${ids}::uuid[])`.execute(db)
  await sql`
    update import_rows r set own = r.own || jsonb_build_object('version', t.version), decided_on = null
      from transactions t
      where r.import_id = ${importId} and r.verdict = 'CHANGED' and r.taken and t.id = r.match_id
        and t.id = (r.own ->> 'id')::uuid`.execute(db)
}
