import { sql } from 'kysely'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { ChangeBatch } from './batch.ts'
import { describeBatches } from './log-batches.ts'
import { batchRows } from './log-rows.ts'

const maxActions = 20

/** The caller's latest action on these records that is not undone; undefined without one. */
export async function findLatestAction(
  db: ReadDb,
  tenant: Tenant,
  recordIds: readonly string[],
): Promise<ChangeBatch | undefined> {
  const rows = await batchRows(db, tenant)
    .where('userId', '=', tenant.userId)
    .where('undoes', 'is', null)
    .where(sql<boolean>`not is_undone(id)`)
    .where(sql<boolean>`id in (select batch_id from changes where record_id = any(${recordIds}::uuid[]))`)
    .orderBy('number', 'desc')
    .limit(1)
    .execute()
  const [action] = await describeBatches(db, tenant, rows)
  return action
}

/**
 * Lists the caller's own actions of the last day that can be undone, latest first. Leaves out API calls, because users
 * do not expect the web app to undo them.
 */
export function listUndoableActions(tenant: Tenant): Promise<ChangeBatch[]> {
  return tenant.read(async (db) => {
    const rows = await batchRows(db, tenant)
      .where('userId', '=', tenant.userId)
      .where('undoes', 'is', null)
      .where('via', 'not in', ['graphql', 'rest', 'mcp'])
      .where('at', '>', sql<Date>`now() - interval '1 day'`)
      .orderBy('number', 'desc')
      .limit(maxActions)
      .execute()
    const actions = await describeBatches(db, tenant, rows)
    return actions.filter(({ mayUndo }) => mayUndo)
  })
}
