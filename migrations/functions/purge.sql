-- The organizations and users that were deleted more than 30 days ago.
create or replace function due_for_purge() returns table (organization_id uuid, user_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select id, null::uuid from organizations where deleted_at < now() - interval '30 days'
  union all
  select null::uuid, id from users where deleted_at < now() - interval '30 days' and auth_uid not like 'deleted:%' $$;
select make_security_definer('due_for_purge()');

create or replace function purge_organization(wanted uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into purged_organizations (id, last_number, hash)
    select s.organization_id, s.last_number, s.hash from streams s join organizations o on o.id = s.organization_id
      where o.id = wanted and o.deleted_at < now() - interval '30 days';
  delete from organizations where id = wanted and deleted_at < now() - interval '30 days';
  if not found then return false; end if;
  delete from changes where organization_id = wanted;
  delete from change_batches where organization_id = wanted;
  delete from redactions where organization_id = wanted;
  delete from idempotency_keys where organization_id = wanted;
  return true;
end $$;
select make_security_definer('purge_organization(uuid)');

-- Removes a deleted user's personal data; the records in organizations stay, without the name. Invitations to the address
-- are anonymized, whether they were answered or not. Returns the subject at the identity provider.
create or replace function purge_account(wanted uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare uid text; address text; invited uuid[];
begin
  select auth_uid, lower(email collate "C") into uid, address
    from users where id = wanted and deleted_at < now() - interval '30 days' for update;
  if uid is null or uid like 'deleted:%' then return null; end if;
  select array_agg(id) into invited from invitations where accepted_by = wanted or email = address;
  update invitations set email = 'deleted',
      revoked_at = case when num_nonnulls(accepted_at, declined_at, revoked_at) = 0 then now() else revoked_at end
    where id = any (invited);
  perform redact_change(c, (c).before - 'email', (c).after - 'email', 'ACCOUNT_PURGED')
    from (
      select c from changes c join invitations i
          on c.organization_id = i.organization_id and c.kind = 'invitation' and c.record_id = i.id
        where i.id = any (invited) order by c.organization_id, c.id) its (c);
  update users set name = 'Deleted user', email = '', auth_uid = 'deleted:' || id, country_id = null, locale = null,
    language = null, week_start = null, muted_mails = '{}' where id = wanted;
  delete from idempotency_keys where user_id = wanted;
  delete from grants where user_id = wanted;
  return uid;
end $$;
select make_security_definer('purge_account(uuid)');

-- Removes what the current user dictated from the changes of the active organization, including deleted documents. Only
-- for an account that was deleted more than 30 days ago.
create or replace function blank_private_changes() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare mine uuid[];
begin
  if not exists (
    select from users where id = current_app_user() and deleted_at < now() - interval '30 days') then return; end if;
  select array_agg(distinct record_id) into mine from changes
    where organization_id = current_organization() and kind = 'document'
      and coalesce(after, before) ->> 'created_by' = current_app_user()::text
      and coalesce(after, before) ->> 'kind' in ('TEXT', 'VOICE');
  perform redact_change(c, c.before || blank, c.after || blank, 'ACCOUNT_PURGED')
    from changes c cross join (values
      ('{"title": "", "file_name": "", "transcript": null, "storage_path": null, "sha256": null, "note": null}'::jsonb)
      ) b (blank)
    where c.organization_id = current_organization() and c.kind = 'document' and c.record_id = any (mine);
  perform redact_change(c, c.before || blank, c.after || blank, 'ACCOUNT_PURGED')
    from changes c cross join (values
      ('{"description": "", "note": "", "proposed_category_name": null, "doubt": null, "amount_doubt": null}'::jsonb)
      ) b (blank)
    where c.organization_id = current_organization() and c.kind = 'staged_item'
      and (coalesce(c.after, c.before) ->> 'document_id')::uuid = any (mine);
end $$;
select make_security_definer('blank_private_changes()');

-- Stored responses are kept for 48 hours.
create or replace function purge_idempotency_keys() returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from idempotency_keys where created_at < now() - interval '48 hours' $$;
select make_security_definer('purge_idempotency_keys()');
