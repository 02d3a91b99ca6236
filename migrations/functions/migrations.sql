-- Whether a migration has been applied. The application has no other access to the list.
create or replace function has_migration(wanted text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from applied_migrations where name = wanted) $$;
select make_security_definer('has_migration(text)');
