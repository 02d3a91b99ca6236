-- The batch of the current action: one transaction, unless the action names a longer batch.
create or replace function current_batch() returns uuid language plpgsql as $$
declare batch text := nullif(current_setting('app.batch_id', true), '');
begin
  if batch is null then
    batch := gen_random_uuid()::text;
    perform set_config('app.batch_id', batch, true);
  end if;
  return batch::uuid;
end $$;

-- The fields of a change that follow from the record and from the current action.
create or replace function change_fields(record jsonb, detail text)
  returns table (organization_id uuid, record_id uuid, after jsonb, user_id uuid, via text, private_to uuid, undoes uuid,
    grant_id uuid)
  language sql stable as $$
  select coalesce(record ->> 'organization_id', record ->> 'id')::uuid,
    coalesce(record ->> 'id', record ->> 'user_id')::uuid, case when detail = 'content' then record end,
    current_app_user(), coalesce(nullif(current_setting('app.via', true), ''), 'server'),
    case when detail = 'private' then (record ->> 'user_id')::uuid end,
    nullif(current_setting('app.undoes', true), '')::uuid, current_grant() $$;

-- Records the rows of an insert. The arguments are the kind of record and 'content' or 'private'. A private change has no
-- values and is visible to its owner only. Tokens are not recorded. The changes of many new transactions are set aside until
-- they are numbered. Changes of other kinds are not, because an undo reads them before that.
create or replace function record_inserts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare batch constant uuid := current_batch();
begin
  -- The offset keeps the planner from computing the record several times.
  if tg_argv[0] = 'transaction' and exists (select from new_rows offset 999) then
    insert into bulk_changes
        (kind, action, batch_id, organization_id, record_id, after, user_id, via, private_to, undoes, grant_id)
      select tg_argv[0], 'CREATED', batch, f.*
        from (select to_jsonb(n) - 'token_hash' as record from new_rows n offset 0) r
          cross join lateral change_fields(r.record, tg_argv[1]) f;
  else
    insert into changes
        (kind, action, batch_id, organization_id, record_id, after, user_id, via, private_to, undoes, grant_id)
      select tg_argv[0], 'CREATED', batch, f.*
        from (select to_jsonb(n) - 'token_hash' as record from new_rows n offset 0) r
          cross join lateral change_fields(r.record, tg_argv[1]) f;
  end if;
  return null;
end $$;
select make_security_definer('record_inserts()');

-- Records an update or a deletion of a row, with the same arguments. A purge of the whole organization is not recorded.
create or replace function record_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  old_row jsonb; new_row jsonb; owner uuid; organization uuid;
begin
  old_row := to_jsonb(old) - 'token_hash';
  if tg_op = 'UPDATE' then new_row := to_jsonb(new) - 'token_hash'; end if;
  if tg_op = 'UPDATE' and old_row - 'version' = new_row - 'version' then return null; end if;
  organization := coalesce(old_row ->> 'organization_id', old_row ->> 'id')::uuid;
  if tg_op = 'DELETE' and not exists (select from organizations where id = organization) then return null; end if;
  if tg_argv[1] = 'private' then owner := (old_row ->> 'user_id')::uuid; end if;
  insert into changes
    (organization_id, kind, record_id, action, before, after, user_id, via, batch_id, private_to, undoes, grant_id)
  values (
    organization, tg_argv[0], coalesce(old_row ->> 'id', old_row ->> 'user_id')::uuid,
    case tg_op when 'UPDATE' then 'UPDATED' else 'DELETED' end::change_action,
    case when owner is null then old_row end, case when owner is null then new_row end,
    current_app_user(), coalesce(nullif(current_setting('app.via', true), ''), 'server'), current_batch(), owner,
    nullif(current_setting('app.undoes', true), '')::uuid, current_grant());
  return null;
end $$;
select make_security_definer('record_change()');

-- Records shared views only. Sharing a view is recorded as its creation.
create or replace function record_shared_view() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare was jsonb; becomes jsonb; one saved_views;
begin
  if tg_op <> 'INSERT' then one := old; if old.is_shared then was := to_jsonb(old); end if; end if;
  if tg_op <> 'DELETE' then one := new; if new.is_shared then becomes := to_jsonb(new); end if; end if;
  if was is not distinct from becomes then return null; end if;
  if tg_op = 'DELETE' and not exists (select from organizations where id = one.organization_id) then return null; end if;
  insert into changes (organization_id, kind, record_id, action, before, after, user_id, via, batch_id, grant_id)
    values (one.organization_id, 'view', one.id,
      case when was is null then 'CREATED' when becomes is null then 'DELETED' else 'UPDATED' end::change_action,
      was, becomes, current_app_user(), coalesce(nullif(current_setting('app.via', true), ''), 'server'),
      current_batch(), current_grant());
  return null;
end $$;
select make_security_definer('record_shared_view()');

-- The triggers of all other tables follow from the record descriptors (record-kinds-generated.sql).
create or replace trigger record_inserts after insert on chat_messages
  referencing new table as new_rows for each statement execute function record_inserts('chat_message', 'private');
create or replace trigger record_change after update or delete on chat_messages
  for each row execute function record_change('chat_message', 'private');

create or replace trigger record_change after insert or update or delete on saved_views
  for each row execute function record_shared_view();
