-- The active organization of the transaction.
create or replace function current_organization() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.organization_id', true), '')::uuid;

-- The user on whose behalf the transaction runs.
create or replace function current_app_user() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

-- The grant of the transaction: an API token or a connected app. Null for a session of the user.
create or replace function current_grant() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.grant_id', true), '')::uuid;

-- The only organization in which the grant works. Null for all, and without a grant.
create or replace function granted_organization() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.granted_organization', true), '')::uuid;

-- The organizations that have revoked the grant.
create or replace function denied_organizations() returns uuid[] language sql stable parallel safe
  return coalesce(nullif(current_setting('app.denied_organizations', true), ''), '{}')::uuid[];

-- PostgreSQL 18 has uuidv7. On an older server: milliseconds since 1970, then random bits (RFC 9562).
do $$ begin
  if not exists (select from pg_proc where proname = 'uuidv7') then
    create function uuidv7() returns uuid language sql volatile parallel safe as $f$
      select encode(
        set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
          placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
          52, 1), 53, 1), 'hex')::uuid $f$;
  end if;
end $$;
