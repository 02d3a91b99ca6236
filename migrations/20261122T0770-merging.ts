import { type Kysely, sql } from 'kysely'

// Undo knows all that has come to stand on a category, and a merge of categories teaches nothing.
export async function up(db: Kysely<never>) {
  await sql`
    -- As before, and parts of transactions, what recurs, and rules that have come to name a category.
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
          or exists (select from transaction_splits p
                       where p.category_id = s.record_id and p.transaction_id not in (select * from ours))
          or exists (select from budgets b where b.category_id = s.record_id and b.id not in (select * from ours))
          or exists (select from recurrences r where r.category_id = s.record_id and r.id not in (select * from ours))
          or exists (select from rules r
                       where r.actions ->> 'category_id' = s.record_id::text and r.id not in (select * from ours))
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

    -- As before, but for what a merge moves: that is no correction that somebody made.
    drop trigger note_correction on transactions;
    create trigger note_correction after update on transactions for each row
      when (new.category_id is not null and old.category_id is distinct from new.category_id
            and old.type = new.type and trim(new.description) <> ''
            and coalesce(current_setting('app.merges', true), '') = '')
      execute function note_correction();
  `.execute(db)
}
