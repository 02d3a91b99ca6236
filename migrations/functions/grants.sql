-- Finds a grant that is in effect for its user. functions/identify-caller.sql checks it in each transaction.
create or replace function find_grant(wanted uuid, of_user uuid) returns grants
  language sql stable security definer set search_path = public, pg_temp as $$
  select g from grants g
    where g.id = wanted and g.user_id = of_user and g.revoked_at is null and coalesce(g.expires_at > now(), true) $$;
select make_security_definer('find_grant(uuid, uuid)');
revoke execute on function find_grant(uuid, uuid) from purser_app;

-- True for a grant in all organizations. A grant for one organization ends with the membership.
create or replace function has_place_of_grant(person uuid, only_organization uuid) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select only_organization is null or exists (
    select from memberships m join organizations o on o.id = m.organization_id
      where m.organization_id = only_organization and m.user_id = person and m.removed_at is null
        and o.deleted_at is null) $$;

-- Finds an API token by its hash, with its user, if it is in effect: one that works in one organization ends with the
-- membership. Notes the hour of the use, which writes once per hour.
create or replace function use_api_token(hash bytea)
  returns table (id uuid, name text, scopes text[], only_organization uuid, user_id uuid, subject text, email text,
                 user_name text, expires_at timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query select g.id, g.name, g.scopes, g.only_organization, u.id, u.auth_uid, u.email, u.name, g.expires_at
    from grants g join users u on u.id = g.user_id
    where g.token_hash = hash and g.revoked_at is null and coalesce(g.expires_at > now(), true) and u.deleted_at is null
      and has_place_of_grant(g.user_id, g.only_organization);
  if found then
    update grants g set last_used_at = date_trunc('hour', now())
      where g.token_hash = hash and g.last_used_at is distinct from date_trunc('hour', now());
  end if;
end $$;
select make_security_definer('use_api_token(bytea)');

-- Ends the grants of a member for the organization that the member has left.
create or replace function revoke_grants_of_member() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update grants g set revoked_at = now()
    where g.user_id = new.user_id and g.only_organization = new.organization_id and g.revoked_at is null;
  return null;
end $$;
select make_security_definer('revoke_grants_of_member()');
create or replace trigger revoke_grants after update of removed_at on memberships
  for each row when (old.removed_at is null and new.removed_at is not null) execute function revoke_grants_of_member();

-- The grants of the current user that were not revoked.
create or replace function list_grants(wanted_kind text)
  returns table (id uuid, name text, scopes text[], only_organization uuid, user_id uuid, created_at timestamptz,
                 expires_at timestamptz, last_used_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select g.id, g.name, g.scopes, g.only_organization, g.user_id, g.created_at, g.expires_at, g.last_used_at from grants g
    where g.user_id = current_app_user() and g.kind = wanted_kind and g.revoked_at is null
    order by g.created_at desc, g.id $$;
select make_security_definer('list_grants(text)');

-- Whether the current user is an Owner or Admin of the active organization.
create or replace function may_manage_grants() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from memberships m
    where m.organization_id = current_organization() and m.user_id = current_app_user() and m.removed_at is null
      and m.role in ('OWNER', 'ADMIN')) $$;
select make_security_definer('may_manage_grants()');

-- The grants in effect with which members reach the active organization, for its Owners and Admins. The last use of a grant
-- for all organizations of a member is not shown, because it may have been in another one.
create or replace function list_organization_grants()
  returns table (id uuid, kind text, name text, scopes text[], only_organization uuid, user_id uuid,
                 created_at timestamptz, expires_at timestamptz, last_used_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select g.id, g.kind, g.name, g.scopes, g.only_organization, g.user_id, g.created_at, g.expires_at,
      case when g.only_organization is not null then g.last_used_at end
    from grants g join memberships m on m.user_id = g.user_id
    where may_manage_grants() and m.organization_id = current_organization() and m.removed_at is null
      and coalesce(g.only_organization, m.organization_id) = m.organization_id
      and m.organization_id <> all (g.denied_organizations)
      and g.revoked_at is null and coalesce(g.expires_at > now(), true)
    order by g.created_at desc, g.id $$;
select make_security_definer('list_organization_grants()');

-- Creates an API token of the current user. Returns null when the user is not a member of its organization, or has the most
-- tokens that a user may have.
create or replace function create_api_token(chosen_name text, chosen_scopes text[], organization uuid, hash bytea,
    days integer, most integer) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare created uuid;
begin
  if organization is not null and not exists (
    select from memberships m
      where m.organization_id = organization and m.user_id = current_app_user() and m.removed_at is null)
  then return null; end if;
  perform pg_advisory_xact_lock(hashtext('api tokens'), hashtext(current_app_user()::text));
  if (select count(*) from grants g
        where g.user_id = current_app_user() and g.kind = 'api_token' and g.revoked_at is null) >= most then return null;
  end if;
  insert into grants (kind, user_id, only_organization, name, scopes, token_hash, expires_at)
    values ('api_token', current_app_user(), organization, chosen_name, chosen_scopes, hash, now() + make_interval(days => days))
    returning id into created;
  return created;
end $$;
select make_security_definer('create_api_token(text, text[], uuid, bytea, integer, integer)');

create or replace function revoke_grant(wanted uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update grants g set revoked_at = now() where g.id = wanted and g.user_id = current_app_user() and g.revoked_at is null;
  return found;
end $$;
select make_security_definer('revoke_grant(uuid)');

-- Ends a grant for the active organization. One that works in all organizations of its user keeps working in the others.
create or replace function revoke_organization_grant(wanted uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update grants g
    set revoked_at = case when l.only_organization is not null then now() end,
      denied_organizations = case when l.only_organization is null
        then g.denied_organizations || current_organization() else g.denied_organizations end,
      denied_at = case when l.only_organization is null then now() else g.denied_at end
    from list_organization_grants() l where g.id = wanted and l.id = wanted;
  return found;
end $$;
select make_security_definer('revoke_organization_grant(uuid)');

-- Names the grants of present and former members of the active organization, for its change log.
create or replace function grant_name(wanted uuid) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select g.name from grants g join memberships m on m.user_id = g.user_id
    where g.id = wanted and m.organization_id = current_organization() $$;
select make_security_definer('grant_name(uuid)');
