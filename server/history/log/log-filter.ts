import { sql } from 'kysely'
import type { ChangeAction } from '../../platform/database/tables.ts'
import { type LoggedKind, loggedKinds } from '../../platform/records/kinds-generated.ts'
import type { Origin } from '../../platform/tenancy/origin.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { batchRows } from './log-rows.ts'

/** All given conditions must hold. */
export interface ChangeLogFilter {
  /** Matches the batch and its undos. */
  batchId?: string | null
  userId?: string | null
  origins?: readonly Origin[] | null
  kinds?: readonly LoggedKind[] | null
  actions?: readonly ChangeAction[] | null
  /** Inclusive days in the organization's time zone. */
  from?: string | null
  to?: string | null
}

export function filteredBatches(db: ReadDb, tenant: Tenant, filter: ChangeLogFilter) {
  const { batchId, userId, origins, kinds, actions, from, to } = filter
  let query = batchRows(db, tenant).orderBy('number', 'desc')
  if (batchId) {
    query = query.where((eb) =>
      eb.or([
        eb('id', '=', batchId),
        eb('id', 'in', eb.selectFrom('changes').select('changes.batchId').where('changes.undoes', '=', batchId)),
      ]),
    )
  }
  if (userId) query = query.where('userId', '=', userId)
  if (origins?.length) query = query.where('via', 'in', origins)
  if (kinds?.length || actions?.length) {
    const keys = (kinds?.length ? kinds : loggedKinds).flatMap((kind) =>
      (actions?.length ? actions : allActions).map((action) => `${kind} ${action}`),
    )
    query = query.where(sql<boolean>`tally ?| ${keys}::text[]`)
  }
  if (from) query = query.where('at', '>=', beginningOf(sql`${from}::date`))
  if (to) query = query.where('at', '<', beginningOf(sql`${to}::date + 1`))
  return query
}

const allActions: readonly ChangeAction[] = ['CREATED', 'UPDATED', 'DELETED']

const beginningOf = (day: ReturnType<typeof sql>) =>
  sql<Date>`(${day})::timestamp at time zone (select time_zone from organizations where id = current_organization())`
