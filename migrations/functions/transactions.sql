-- Derives transaction_splits from the transaction.
create or replace function split_transaction() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    delete from transaction_splits where organization_id = new.organization_id and transaction_id = new.id;
  end if;
  if new.splits is null then return null; end if;
  insert into transaction_splits
    select new.organization_id, new.id, s.position, new.type, new.date, (s.part ->> 'category_id')::uuid,
        (s.part ->> 'amount_minor')::bigint, (s.part ->> 'base_amount_minor')::bigint, coalesce(s.part ->> 'note', '')
      from jsonb_array_elements(new.splits) with ordinality s (part, position);
  if (select sum(amount_minor) <> new.amount_minor or sum(base_amount_minor) <> new.base_amount_minor
        from transaction_splits where organization_id = new.organization_id and transaction_id = new.id) then
    raise check_violation using message = 'the splits of a transaction sum to its amount', constraint = 'splits_sum';
  end if;
  return null;
end $$;
select make_security_definer('split_transaction()');

-- Derives transaction_tags from the transaction.
create or replace function tag_transaction() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    delete from transaction_tags where organization_id = new.organization_id and transaction_id = new.id;
  end if;
  insert into transaction_tags
    select distinct new.organization_id, new.id, t.tag_id, new.date from unnest(new.tag_ids) t (tag_id);
  return null;
end $$;
select make_security_definer('tag_transaction()');

create or replace trigger split_new after insert on transactions
  for each row when (new.splits is not null) execute function split_transaction();
create or replace trigger split_again after update on transactions
  for each row when ((old.splits is not null or new.splits is not null)
    and (old.splits, old.amount_minor, old.base_amount_minor, old.type, old.date)
      is distinct from (new.splits, new.amount_minor, new.base_amount_minor, new.type, new.date))
  execute function split_transaction();
create or replace trigger tag_new after insert on transactions
  for each row when (new.tag_ids <> '{}') execute function tag_transaction();
create or replace trigger tag_again after update on transactions
  for each row when ((old.tag_ids <> '{}' or new.tag_ids <> '{}')
    and (old.tag_ids, old.date) is distinct from (new.tag_ids, new.date))
  execute function tag_transaction();
