-- Counts a category that a user has changed by hand. Jobs, imports, undo and refunds do not count.
create or replace function count_category_correction() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if current_setting('app.via', true) in ('web', 'graphql', 'rest')
     and coalesce(current_setting('app.undoes', true), '') = '' and not new.set_by ? 'category_id'
     and exists (select from categories c where c.organization_id = new.organization_id and c.id = new.category_id
                   and c.type = new.type) then
    insert into category_corrections as known
        (organization_id, type, name, description, category_id, transaction_id)
      values (new.organization_id, new.type, plain(trim(new.description)), trim(new.description),
              new.category_id, new.id)
      on conflict (organization_id, type, name) do update set
        description = excluded.description, transaction_id = excluded.transaction_id, corrected_at = now(),
        category_id = excluded.category_id,
        times = case when known.category_id <> excluded.category_id then 1
                     when known.transaction_id <> excluded.transaction_id then known.times + 1
                     else known.times end,
        declined_at = case when known.category_id = excluded.category_id then known.declined_at end;
  end if;
  return null;
end $$;
select make_security_definer('count_category_correction()');

create or replace trigger count_category_correction after update on transactions
  for each row when (new.category_id is not null and old.category_id is distinct from new.category_id
    and old.type = new.type and trim(new.description) <> '' and coalesce(current_setting('app.merges', true), '') = '')
  execute function count_category_correction();
