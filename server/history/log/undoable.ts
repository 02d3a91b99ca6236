import { sql } from 'kysely'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ChangeBatch } from './batch.ts'
import { describeBatches } from './log-batches.ts'
import { batchRows } from './log-rows.ts'

const mostActions = 20

/**
 * The caller's own latest actions of the last day that an undo would take back, latest first. What programs did over the
 * API is left out: nobody expects a key in the web app to undo it.
 */
export function listUndoableActions(tenant: Tenant): Promise<ChangeBatch[]> {
  return tenant.read(async (db) => {
    const rows = await batchRows(db)
      .where('userId', '=', tenant.userId)
      .where('undoes', 'is', null)
      .where('via', 'not in', ['graphql', 'rest'])
      .where('at', '>', sql<Date>`now() - interval '1 day'`)
      .orderBy('number', 'desc')
      .limit(mostActions)
      .execute()
    const actions = await describeBatches(db, tenant, rows)
    return actions.filter(({ mayUndo }) => mayUndo)
  })
}
