-- The text of a bank in the form in which it is compared: words of letters and digits only.
create or replace function compared(words text) returns text language sql immutable strict parallel safe
  return btrim(regexp_replace(plain(words), '[^[:alnum:]]+', ' ', 'g'));

-- Imports that were not applied for 30 days.
create or replace function stale_imports() returns table (organization_id uuid, id uuid, storage_path text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select organization_id, id, storage_path from imports
    where state in ('READING', 'READY') and created_at < now() - interval '30 days' $$;
select make_security_definer('stale_imports()');
