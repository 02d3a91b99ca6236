import { sql } from 'kysely'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { UndoFacts } from './undo-permissions.ts'

export interface BatchFacts extends UndoFacts {
  batchId: string
}

/**
 * Finds what decides who may undo these batches, in no particular order. Leaves out batches that are private to other
 * members.
 */
export function findUndoFacts(db: ReadDb, batchIds: readonly string[]): Promise<BatchFacts[]> {
  const found = sql<BatchFacts>`(
    select batch_id, user_id, min(via) as origin, array_agg(distinct deed) as "actionKinds",
        exists (select from imports i where i.batch_id = deeds.batch_id) as "isImport"
    from (select batch_id, user_id, via, ${actionKind} as deed from changes where batch_id = any(${batchIds}::uuid[])) as deeds
    where deed is not null
    group by batch_id, user_id)`
  return db.selectFrom(found.as('found')).selectAll().execute()
}

const actionKind = sql`case kind
  when 'transaction' then ${ofOthers()}
  when 'receipt' then ${ofOthers()}
  when 'document' then case
    when action = 'CREATED' and (after ->> 'created_at')::timestamptz = at
      or before -> 'attempt' < after -> 'attempt' and undoes is null
      or action = 'UPDATED' and before -> 'transcript' is distinct from after -> 'transcript' then 'document:handed_over'
    else ${ofOthers()} end
  when 'receipt_match' then case
    when coalesce(before ->> 'state', 'SUGGESTED') = 'SUGGESTED' and coalesce(after ->> 'state', 'SUGGESTED') = 'SUGGESTED'
      and undoes is null then 'receipt_match:offer'
    else kind end
  when 'category' then case
    when action = 'DELETED' and undoes is null
      or action = 'UPDATED' and before -> 'archived_at' is distinct from after -> 'archived_at' then 'category:managed'
    when action = 'CREATED' then 'category:made'
    else kind end
  when 'tag' then case when action = 'DELETED' and undoes is null and via <> 'sample' then 'tag:managed' else kind end
  when 'organization' then case
    when before - ${'{name,currency,month_start_day,time_zone,attaches_receipts,mail_senders}'}::text[]
      = after - ${'{name,currency,month_start_day,time_zone,attaches_receipts,mail_senders}'}::text[] then kind
    else 'organization:other' end
  when 'member' then case
    when before - 'role' is distinct from after - 'role' then 'member:other'
    when 'OWNER' in (before ->> 'role', after ->> 'role') then 'member:owner'
    else 'member:role' end
  when 'chat_message' then null
  when 'recurrence_suggestion' then null
  else kind end`

/** Undoing the restore of another member's record would delete that record. */
function ofOthers() {
  return sql`case when action = 'CREATED' and (after ->> 'created_by')::uuid <> user_id then kind || ':others' else kind end`
}
