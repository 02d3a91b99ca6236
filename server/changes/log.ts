import { AppError } from '../core/errors.ts'
import { permits } from '../core/permissions.ts'
import type { Tenant } from '../core/tenant.ts'
import type { Page } from '../transactions/read.ts'
import type { ChangeBatch } from './batch.ts'
import { describeBatches } from './log-batches.ts'
import { type ChangeLogFilter, filteredBatches } from './log-filter.ts'
import { batchRows } from './log-rows.ts'

/**
 * A page of the change log, latest first.
 * @throws AppError BAD_CURSOR
 */
export function listBatches(
  tenant: Tenant,
  filter: ChangeLogFilter,
  { first, after }: { first: number; after?: string | null },
): Promise<Page<ChangeBatch>> {
  return tenant.read(async (db) => {
    const rows = await filteredBatches(db, filter)
      .$if(after != null, (query) => query.where('number', '<', placeOf(after ?? '')))
      .limit(first + 1)
      .execute()
    const items = await describeBatches(db, tenant, rows.slice(0, first))
    return { items, hasNext: rows.length > first, hasPrevious: after != null }
  })
}

/** Some batches by their ids, latest first; none for who may not read the log. */
export function findBatches(tenant: Tenant, ids: readonly string[]): Promise<ChangeBatch[]> {
  if (ids.length === 0 || !permits(tenant.role, 'changes:read')) return Promise.resolve([])
  return tenant.read(async (db) => {
    const rows = await batchRows(db).where('id', 'in', ids).orderBy('number', 'desc').execute()
    return describeBatches(db, tenant, rows)
  })
}

function placeOf(after: string): bigint {
  if (!/^\d{1,18}$/.test(after)) throw new AppError('BAD_CURSOR', 'This is no place in the change log.')
  return BigInt(after)
}
