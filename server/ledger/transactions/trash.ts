import { sql } from 'kysely'
import { type TrashRules, trashDays } from '../../platform/records/log-rules.ts'
import { deletedAccount } from '../accounts/descriptor.ts'

const deletedCategory = sql<string | null>`(
  select n.before ->> 'name' from category_amounts(c.before) p
      join changes n on n.kind = 'category' and n.record_id = p.category_id and n.action = 'DELETED'
    where not exists (select from categories k where k.id = p.category_id)
    order by n.number desc limit 1)`

const deletedTag = sql<string | null>`(
  select n.before ->> 'name' from jsonb_array_elements_text(c.before -> 'tag_ids') g (id)
      join changes n on n.kind = 'tag' and n.record_id = g.id::uuid and n.action = 'DELETED'
    where not exists (select from tags where tags.id = n.record_id)
    order by n.number desc limit 1)`

export const transactionTrash: TrashRules = {
  days: trashDays,
  title: sql`c.before ->> 'description'`,
  dependents: (ids) => sql`
    kind in ('receipt_link', 'receipt_match', 'staged_item') and before ->> 'transaction_id' = any (${ids}::text[])`,
  blocker: sql`case
    when ${deletedCategory} is not null then array['CATEGORY', ${deletedCategory}]
    when ${deletedTag} is not null then array['TAG', ${deletedTag}]
    when ${deletedAccount} is not null then array['ACCOUNT', ${deletedAccount}]
    when exists (select from transactions t where t.source_id = (c.before ->> 'source_id')::uuid) then array['SOURCE']
    when is_other_currency(c.batch_id) then array['CURRENCY'] end`,
}
