-- Writes records of one kind as they were and increases their versions. A receipt that is restored loses its link to a
-- duplicate that does not exist any more.
create or replace function restore_records(of_kind text, how text, ids uuid[], patches jsonb[]) returns void
  language plpgsql as $$
declare place regclass; columns text; versioned text := '';
begin
  select quote_ident(table_name)::regclass into place from undoable_kinds k where k.kind = of_kind;
  if how = 'DELETE' then
    execute format('delete from %s where id = any ($1)', place) using ids;
    return;
  end if;
  if how = 'INSERT' and of_kind = 'receipt' then
    patches := array(
      select case when exists (select from receipts r where r.id = (p ->> 'duplicate_of')::uuid)
                    or (p ->> 'duplicate_of')::uuid = any (ids) then p
                  else p || '{"duplicate_of": null}' end
        from unnest(patches) p);
  end if;
  select string_agg(quote_ident(attname), ', ' order by attnum) into columns from pg_attribute
    where attrelid = place and attnum > 0 and not attisdropped
      and (attname = 'version' or exists (select from unnest(patches) p where p ? attname));
  if how = 'INSERT' then
    execute format('insert into %1$s (%2$s) select %2$s from unnest($1) p, jsonb_populate_record(null::%1$s, p)',
                   place, columns) using patches;
  else
    if exists (select from pg_attribute where attrelid = place and attname = 'version') then
      versioned := ' || jsonb_build_object(''version'', t.version + 1)';
    end if;
    execute format('update %1$s t set (%2$s) = (select %2$s from jsonb_populate_record(t, s.patch%3$s))
                    from unnest($1, $2) s (id, patch) where t.id = s.id', place, columns, versioned)
      using ids, patches;
  end if;
end $$;

-- Restores deleted records, then changed ones, then deletes new ones. When carefully, records are written one by one and
-- the ids of those that violate a constraint are returned. Otherwise a violation raises an error.
create or replace function restore_all_records(steps undo_step[], carefully boolean) returns uuid[] language plpgsql as $$
declare
  part record; one record; blocked uuid[] := '{}';
begin
  for part in
    select s.kind, h.how, array_agg(s.record_id) as ids, array_agg(s.patch) as patches
      from unnest(steps) s
        cross join lateral (select case when s.last is null then 'INSERT' when s.first is null then 'DELETE'
                                        else 'UPDATE' end as how) h
      where s.outcome = 'READY' group by s.kind, s.place, h.how
      order by array_position('{INSERT,UPDATE,DELETE}', h.how),
               case h.how when 'DELETE' then - s.place else s.place end
  loop
    if not carefully then
      perform restore_records(part.kind, part.how, part.ids, part.patches);
      continue;
    end if;
    for one in select * from unnest(part.ids, part.patches) as u (id, patch) loop
      begin
        perform restore_records(part.kind, part.how, array[one.id], array[one.patch]);
      exception when integrity_constraint_violation then
        blocked := blocked || one.id;
      end;
    end loop;
  end loop;
  -- Undoing a change of the type does not make a refund of a transaction that has got another category since. Categories
  -- have at most two levels.
  return blocked || array(
    select t.id from unnest(steps) s join transactions t on t.id = s.record_id join categories c on c.id = t.category_id
      where s.kind = 'transaction' and s.outcome = 'READY' and s.patch ? 'type' and c.type <> t.type
        and s.first ->> 'category_id' is distinct from t.category_id::text
  ) || array(
    select c.id from unnest(steps) s join categories c on c.id = s.record_id
      where s.kind = 'category' and s.outcome = 'READY' and c.parent_id is not null
        and (exists (select from categories p where p.id = c.parent_id and p.parent_id is not null)
             or exists (select from categories b where b.parent_id = c.id)));
end $$;
