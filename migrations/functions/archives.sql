-- The size of all archives of the organization, including those of other members, which row-level security hides.
create or replace function archive_bytes() returns bigint
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(size), 0)::bigint from archives
    where organization_id = current_organization() and storage_path is not null
      and (expires_at is null or expires_at > now()) $$;
select make_security_definer('archive_bytes()');

-- Archives whose file has expired.
create or replace function expired_archives() returns table (organization_id uuid, user_id uuid, id uuid, storage_path text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select organization_id, user_id, id, storage_path from archives
    where storage_path is not null and expires_at < now() $$;
select make_security_definer('expired_archives()');
