import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import type { Page } from '../../ledger/transactions/read.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { ChangeBatch } from './batch.ts'
import { describeBatches } from './log-batches.ts'
import { type ChangeLogFilter, filteredBatches } from './log-filter.ts'
import { batchRows, withUndone } from './log-rows.ts'

/**
 * Returns a page of the change log, latest first.
 * @throws AppError BAD_CURSOR
 */
export function listBatches(
  tenant: Tenant,
  filter: ChangeLogFilter,
  { first, after }: { first: number; after?: string | null },
): Promise<Page<ChangeBatch>> {
  return tenant.read(async (db) => {
    const rows = await filteredBatches(db, tenant, filter)
      .$if(after != null, (query) => query.where('number', '<', parseCursor(after ?? '')))
      .limit(first + 1)
      .execute()
    const items = await describeBatches(db, tenant, rows.slice(0, first))
    return { items, hasNext: rows.length > first, hasPrevious: after != null }
  })
}

/** Returns an empty list if the user may not read the log. */
export function findBatches(tenant: Tenant, ids: readonly string[]): Promise<ChangeBatch[]> {
  return findWhere(tenant, ids, (db) => batchRows(db, tenant).where('id', 'in', ids).orderBy('number', 'desc'))
}

/** Returns these batches and the batches that they undid or redid, if they match the filter. Used for live changes. */
export function findChangedBatches(
  tenant: Tenant,
  ids: readonly string[],
  filter: ChangeLogFilter,
): Promise<ChangeBatch[]> {
  return findWhere(tenant, ids, (db) => filteredBatches(db, tenant, filter).where('id', 'in', withUndone(ids)))
}

async function findWhere(
  tenant: Tenant,
  ids: readonly string[],
  rowsIn: (db: ReadDb) => ReturnType<typeof filteredBatches>,
): Promise<ChangeBatch[]> {
  if (ids.length === 0 || !tenant.may('changes:read')) return []
  return tenant.read(async (db) => describeBatches(db, tenant, await rowsIn(db).execute()))
}

function parseCursor(after: string): bigint {
  if (!/^\d{1,18}$/.test(after)) throw new AppError('BAD_CURSOR', msg`This cursor isn't valid for the change log.`)
  return BigInt(after)
}
