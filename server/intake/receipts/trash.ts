import { sql } from 'kysely'
import { type TrashRules, trashDays } from '../../platform/records/log-rules.ts'

/** Restoring a receipt restores its document with all dependent records. */
export const receiptTrash: TrashRules = {
  days: trashDays,
  title: sql`coalesce(nullif(c.before ->> 'merchant', ''), (
    select coalesce(nullif(n.before ->> 'title', ''), n.before ->> 'file_name') from changes n
      where n.kind = 'document' and n.record_id = (c.before ->> 'document_id')::uuid and n.action = 'DELETED'
      order by n.number desc limit 1))`,
  // If the document still exists, the receipt was reclassified and not deleted.
  isThere: sql`exists (select from documents t where t.id = (d.before ->> 'document_id')::uuid)`,
  dependents: (ids) => sql`kind = 'receipt' and before ->> 'duplicate_of' = any (${ids}::text[])
    or kind in ('receipt_link', 'receipt_match') and before ->> 'receipt_id' = any (${ids}::text[])
    or kind in ('document', 'staged_item') and coalesce(before ->> 'document_id', record_id::text) in (
      select r.before ->> 'document_id' from changes r
        where r.batch_id = changes.batch_id and r.kind = 'receipt' and r.record_id = any (${ids}::uuid[]))`,
  blocker: sql`(
    select case
      when not exists (select from documents f where f.id = (d.before ->> 'part_of')::uuid) then array['FILE']
      else array['READ_AGAIN'] end
    from changes d where d.kind = 'document' and d.record_id = (c.before ->> 'document_id')::uuid
      and d.action = 'DELETED' and d.before ->> 'part_of' is not null
    order by d.number desc limit 1)`,
}
