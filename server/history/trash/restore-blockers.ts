import { sql } from 'kysely'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { TrashedRecord, TrashKind } from './trashed-records.ts'

export async function explainRestoreBlocker(db: ReadDb, { kind, id, number }: TrashedRecord): Promise<string> {
  const { reason } = await db
    .selectFrom('changes as c')
    .select(reasons[kind].as('reason'))
    .where('c.kind', '=', kind)
    .where('c.recordId', '=', id)
    .where('c.number', '=', number)
    .executeTakeFirstOrThrow()
  return reason ?? 'Something else stands in its place now.'
}

const nameOf = (column: 'category_id' | 'parent_id') => sql<string | null>`(
  select n.before ->> 'name' from changes n
    where n.kind = 'category' and n.record_id = (c.before ->> ${sql.lit(column)})::uuid and n.action = 'DELETED'
      and not exists (select from categories k where k.id = n.record_id)
    order by n.number desc limit 1)`

const lostCategory = sql<string | null>`(
  select n.before ->> 'name' from category_amounts(c.before) p
      join changes n on n.kind = 'category' and n.record_id = p.category_id and n.action = 'DELETED'
    where not exists (select from categories k where k.id = p.category_id)
    order by n.number desc limit 1)`
const lostTag = sql<string | null>`(
  select n.before ->> 'name' from jsonb_array_elements_text(c.before -> 'tag_ids') g (id)
      join changes n on n.kind = 'tag' and n.record_id = g.id::uuid and n.action = 'DELETED'
    where not exists (select from tags where tags.id = n.record_id)
    order by n.number desc limit 1)`

const inOtherCurrency = sql<string>`
    when is_other_currency(c.batch_id) then 'The books were kept in another currency then.'`

const reasons: Record<TrashKind, ReturnType<typeof sql<string | null>>> = {
  transaction: sql`case
    when ${lostCategory} is not null
      then 'Its category ' || ${lostCategory} || ' is deleted. Restore the category first.'
    when ${lostTag} is not null then 'Its tag ' || ${lostTag} || ' is deleted. Undo that first, in the change log.'
    when exists (select from transactions t where t.source_id = (c.before ->> 'source_id')::uuid)
      then 'What it was made from was saved again since. Delete that transaction first.'
    ${inOtherCurrency} end`,
  receipt: sql`(
    select case
      when not exists (select from documents f where f.id = (d.before ->> 'part_of')::uuid)
        then 'It stands in the file of another receipt that is deleted. Restore that one first.'
      else 'Its file was read again since, and it is there anew.' end
    from changes d where d.kind = 'document' and d.record_id = (c.before ->> 'document_id')::uuid
      and d.action = 'DELETED' and d.before ->> 'part_of' is not null
    order by d.number desc limit 1)`,
  category: sql`case
    when ${nameOf('parent_id')} is not null
      then 'It belongs to ' || ${nameOf('parent_id')} || ', which is deleted. Restore that first.'
    when exists (
      select from categories k where lower(k.name) = lower(c.before ->> 'name')
        and k.type = (c.before ->> 'type')::category_type and k.archived_at is null)
      then 'There is another category named ' || (c.before ->> 'name') || '. Rename that one first.' end`,
  budget: sql`case
    when ${nameOf('category_id')} is not null
      then 'Its category ' || ${nameOf('category_id')} || ' is deleted. Restore the category first.'
    ${inOtherCurrency}
    else 'Something else is planned for that month now.' end`,
}
