-- Whether an outcome of undo is a conflict.
create or replace function is_refused(outcome text) returns boolean language sql immutable parallel safe
  return outcome = any ('{CHANGED,GONE,REFERENCED,BLOCKED,DEPENDENT}'::text[]);

-- Compares a record with what a batch made of it. Columns that were added after the batch are not compared.
create or replace function undo_outcome(first jsonb, last jsonb, present jsonb, follows text[], out outcome text, out patch jsonb)
  language plpgsql immutable as $$
declare field text; made jsonb;
begin
  outcome := 'NOTHING';
  if last is null then
    if first is not null and present is null then
      outcome := 'READY';
      patch := first;
    end if;
  elsif present is null then
    if first is not null then outcome := 'GONE'; end if;
  elsif first is null then
    outcome := case when exists (select from jsonb_each(last - follows - 'version') l
                                   where present -> l.key is distinct from l.value) then 'CHANGED' else 'READY' end;
  else
    patch := '{}';
    for field, made in select * from jsonb_each(last - 'version') l where l.value is distinct from first -> l.key loop
      if present -> field = made then patch := patch || jsonb_build_object(field, first -> field);
      elsif present -> field is distinct from first -> field and field <> all (follows) then
        outcome := 'CHANGED';
        return;
      end if;
    end loop;
    if patch <> '{}' then outcome := 'READY'; end if;
  end if;
end $$;

-- The steps whose record is referenced by later records, which would be deleted or lose the reference. Also a change of
-- currency after which amounts were recorded, and a document whose file is deleted.
create or replace function referenced_records(steps undo_step[]) returns setof uuid language sql stable as $$
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
    when s.kind = 'account' then
      exists (select from transactions t where t.account_id = s.record_id and t.id not in (select * from ours))
      or exists (select from balance_statements b where b.account_id = s.record_id and b.id not in (select * from ours))
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

-- Marks steps that depend on a step with a conflict: balances on their account, staged items on their transaction, everything of a document on the
-- document, matches on the document of their receipt, and a receipt on its items when all of them have conflicts.
create or replace function mark_dependent_steps(steps undo_step[]) returns undo_step[] language plpgsql stable as $$
declare tied uuid[];
begin
  loop
    with s as materialized (
      select record_id, kind, outcome, first is null or last is null as comes_or_goes, first is null as is_new,
          (coalesce(last, first) ->> 'document_id')::uuid as document_id,
          (coalesce(last, first) ->> 'receipt_id')::uuid as receipt_id,
          (last ->> 'account_id')::uuid as account_id,
          (coalesce(last ->> 'transaction_id', first ->> 'transaction_id'))::uuid as transaction_id
        from unnest(steps)),
    refused as materialized (select * from s where is_refused(outcome))
    select array_agg(record_id) into tied from s where outcome = 'READY' and (
      transaction_id in (select record_id from refused where kind = 'transaction')
      or kind = 'balance_statement' and is_new and account_id in (select record_id from refused where kind = 'account')
      or comes_or_goes and (document_id in (select record_id from refused where kind = 'document')
                            or receipt_id in (select record_id from refused where kind = 'receipt'))
      or kind = 'receipt_match' and receipt_id in (
          select r.id from receipts r where r.document_id in (select record_id from refused where kind = 'document'))
      or is_new and record_id in (select document_id from refused where is_new)
      or kind in ('document', 'receipt') and not comes_or_goes
        and case kind when 'document' then record_id else document_id end in (
          select document_id from s where kind = 'staged_item' group by 1 having bool_and(is_refused(outcome))));
    exit when tied is null;
    steps := array(
      select (kind, place, record_id, first, last, patch,
              case when outcome = 'READY' and record_id = any (tied) then 'DEPENDENT' else outcome end)::undo_step
        from unnest(steps));
  end loop;
  return steps;
end $$;
