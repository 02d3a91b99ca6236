-- Saves a record of the authorization server. Registrations are open to everyone: the oldest apps that were never connected
-- make room when there are more than 10,000.
create or replace function save_oauth_record(
    record_kind text, hash bytea, of_grant uuid, new_content text, granted_scopes text[], granted_resource text,
    lifetime integer)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into oauth_records (kind, id, grant_id, content, scopes, resource, expires_at)
    values (record_kind, hash, of_grant, new_content, granted_scopes, granted_resource, now() + make_interval(secs => lifetime))
    on conflict (kind, id) do update set content = excluded.content, expires_at = excluded.expires_at;
  if record_kind = 'Client' then
    delete from oauth_records where kind = 'Client' and id in (
      select r.id from oauth_records r where r.kind = 'Client' and r.consumed_at is null
        order by r.created_at desc offset 10000);
  end if;
end $$;
select make_security_definer('save_oauth_record(text, bytea, uuid, text, text[], text, integer)');

-- Finds a record that is valid. A revoked grant has none.
create or replace function find_oauth_record(record_kind text, hash bytea) returns table (content text, consumed boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.content, r.consumed_at is not null from oauth_records r
    where r.kind = record_kind and r.id = hash and r.expires_at > now()
      and (r.grant_id is null or exists (select from grants g where g.id = r.grant_id and g.revoked_at is null)) $$;
select make_security_definer('find_oauth_record(text, bytea)');

-- Notes the only use of a code or a refresh token. A second use shows that it was copied, so that it ends the grant
-- (RFC 9700, section 4.14.2).
create or replace function consume_oauth_record(record_kind text, hash bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update oauth_records set consumed_at = now() where kind = record_kind and id = hash and consumed_at is null;
  if found then return true; end if;
  update grants g set revoked_at = now() from oauth_records r
    where r.kind = record_kind and r.id = hash and g.id = r.grant_id and g.revoked_at is null;
  return false;
end $$;
select make_security_definer('consume_oauth_record(text, bytea)');

-- Removes a record. The removal of a grant's record ends the grant.
create or replace function remove_oauth_record(record_kind text, hash bytea) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare removed oauth_records;
begin
  delete from oauth_records where kind = record_kind and id = hash returning * into removed;
  if record_kind = 'Grant' then
    update grants set revoked_at = now() where id = removed.grant_id and revoked_at is null;
  end if;
end $$;
select make_security_definer('remove_oauth_record(text, bytea)');

create or replace function remove_oauth_records_of_grant(record_kind text, of_grant uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from oauth_records where kind = record_kind and grant_id = of_grant $$;
select make_security_definer('remove_oauth_records_of_grant(text, uuid)');

-- Connects an app for the current user, in one organization or in all. A registered app then stays registered for longer
-- than the grant. Null if the user is not a member.
create or replace function connect_app(
    client text, client_hash bytea, app_name text, app_host text, granted_scopes text[], organization uuid,
    lifetime integer)
  returns uuid language plpgsql security definer set search_path = public, pg_temp as $$
declare connected uuid;
begin
  if organization is not null and not exists (
    select from memberships m join organizations o on o.id = m.organization_id
      where m.organization_id = organization and m.user_id = current_app_user() and m.removed_at is null
        and o.deleted_at is null) then return null; end if;
  insert into grants (kind, user_id, only_organization, name, scopes, client_id, client_host, expires_at)
    values ('app', current_app_user(), organization, app_name, granted_scopes, client, app_host,
      now() + make_interval(secs => lifetime))
    returning id into connected;
  update oauth_records set consumed_at = now(), expires_at = now() + interval '2 years'
    where kind = 'Client' and id = client_hash;
  return connected;
end $$;
select make_security_definer('connect_app(text, bytea, text, text, text[], uuid, integer)');

-- The connected apps of the current user.
create or replace function list_connected_apps()
  returns table (id uuid, name text, host text, scopes text[], organization_id uuid, organization_name text,
                 created_at timestamptz, last_used_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select g.id, g.name, g.client_host, g.scopes, g.only_organization, o.name, g.created_at, g.last_used_at
    from grants g left join organizations o on o.id = g.only_organization
    where g.kind = 'app' and g.user_id = current_app_user() and g.revoked_at is null and g.expires_at > now()
    order by g.created_at desc, g.id $$;
select make_security_definer('list_connected_apps()');

-- Finds an access token of an app by its hash, with its user, if it is in effect. Notes the hour of the use, which writes
-- once per hour.
create or replace function use_app_token(hash bytea)
  returns table (id uuid, name text, scopes text[], resource text, only_organization uuid, user_id uuid, subject text,
                 email text, user_name text, expires_at timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query select g.id, g.name, r.scopes, r.resource, g.only_organization, u.id, u.auth_uid, u.email, u.name,
      r.expires_at
    from oauth_records r join grants g on g.id = r.grant_id join users u on u.id = g.user_id
    where r.kind = 'AccessToken' and r.id = hash and r.expires_at > now() and g.revoked_at is null
      and g.expires_at > now() and u.deleted_at is null and has_place_of_grant(g.user_id, g.only_organization);
  update grants g set last_used_at = date_trunc('hour', now())
    from oauth_records r
    where r.kind = 'AccessToken' and r.id = hash and g.id = r.grant_id
      and g.last_used_at is distinct from date_trunc('hour', now());
end $$;
select make_security_definer('use_app_token(bytea)');

-- A refresh token that was used more than 7 days ago is then unknown, in place of a copied one. Grants stay, because the
-- change log names them.
create or replace function purge_oauth_records() returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from oauth_records r where r.expires_at < now() - interval '1 day'
    or r.kind <> 'Client' and r.consumed_at < now() - interval '7 days'
    or exists (select from grants g where g.id = r.grant_id and g.revoked_at < now() - interval '1 day') $$;
select make_security_definer('purge_oauth_records()');
