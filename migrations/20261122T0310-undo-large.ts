import { type Kysely, sql } from 'kysely'

// Undo of what was undone and redone before stays quick however many records it has, and a document whose file is gone
// for good does not come back without it.
export async function up(db: Kysely<never>) {
  await sql`
    -- As before. What undid a batch is looked at once each, and not once for each change of it.
    create or replace function undo_steps(wanted uuid, chosen uuid[]) returns undo_step[] language sql stable as $$
      with undos as materialized (
        select distinct c.batch_id from changes c where c.organization_id = current_organization() and c.undoes = wanted),
      undoing as materialized (select batch_id from undos where not is_undone(batch_id)),
      undone as materialized (
        select c.kind, c.record_id from changes c
          where c.organization_id = current_organization() and c.batch_id in (select batch_id from undoing))
      select coalesce(array_agg((n.kind, n.place, n.record_id, n.first, n.last, null, null)::undo_step), '{}')
        from (select c.kind, k.place, c.record_id, (array_agg(c.before order by c.number))[1] as first,
                  (array_agg(c.after order by c.number desc))[1] as last
                from changes c join undoable_kinds k on k.kind = c.kind
                where c.organization_id = current_organization() and c.batch_id = wanted
                  and (chosen is null or c.record_id = any (chosen))
                  and (c.kind, c.record_id) not in (select kind, record_id from undone)
                group by c.kind, k.place, c.record_id) n
    $$;

    -- As before, and a document that is to come back while its file is kept no more.
    create or replace function leaned_on(steps undo_step[]) returns setof uuid language sql stable as $$
      with ours as materialized (select record_id from unnest(steps))
      select s.record_id from unnest(steps) s where s.outcome = 'READY' and case
        when s.kind = 'organization' then
          s.patch ? 'currency' and (exists (select from transactions) or exists (select from budgets))
        when s.kind = 'document' and s.last is null then
          s.first ->> 'storage_path' is not null
          and not exists (select from uploads u where u.storage_path = s.first ->> 'storage_path')
        when s.first is not null then false
        when s.kind = 'category' then
          exists (select from transactions t where t.category_id = s.record_id and t.id not in (select * from ours))
          or exists (select from budgets b where b.category_id = s.record_id and b.id not in (select * from ours))
          or exists (select from staged_items i where i.category_id = s.record_id and i.id not in (select * from ours))
          or exists (select from categories c where c.parent_id = s.record_id and c.id not in (select * from ours))
        when s.kind = 'transaction' then
          exists (select from receipt_transactions l
                    where l.transaction_id = s.record_id and l.id not in (select * from ours))
          or exists (select from staged_items i where i.transaction_id = s.record_id and i.id not in (select * from ours))
        when s.kind = 'receipt' then
          exists (select from receipt_transactions l where l.receipt_id = s.record_id and l.id not in (select * from ours))
        when s.kind = 'document' then
          exists (select from staged_items i where i.document_id = s.record_id and i.state in ('APPROVED', 'MERGED')
                    and i.id not in (select * from ours))
          or exists (select from documents d where d.part_of = s.record_id and d.id not in (select * from ours))
        else false end
    $$;
  `.execute(db)
}
