-- Lets a function read beyond row-level security. It runs as purser_gate, which cannot log in and has only the privileges
-- that policies and grants give to it.
create or replace function make_security_definer(function regprocedure) returns void language plpgsql as $$
begin
  execute format('alter function %s owner to purser_gate', function);
  execute format('revoke all on function %s from public', function);
  execute format('grant execute on function %s to purser_app', function);
end $$;

-- Limits a table to the rows of the active organization. Every table with an organization_id needs it.
create or replace function isolate_tenant(tenant_table regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy tenant on %s using (organization_id = (select current_organization()))
       with check (organization_id = (select current_organization()))', tenant_table);
  execute format('grant select, insert, update, delete on %s to purser_app', tenant_table);
end $$;

-- Limits a table further, to the rows of the current user.
create or replace function restrict_to_owner(tenant_table regclass) returns void language plpgsql as $$
begin
  execute format('create policy own on %s as restrictive using (user_id = (select current_app_user()))', tenant_table);
end $$;

-- Lets backups read the rows of all organizations. It runs after each migration, so that new tables are included.
create or replace function permit_backup() returns void language plpgsql as $$
declare one record;
begin
  for one in
    select c.oid::regclass as table_name from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relforcerowsecurity
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'backup')
  loop
    execute format('create policy backup on %s for select to purser_backup using (true)', one.table_name);
    execute format('grant select on %s to purser_backup', one.table_name);
  end loop;
  -- A restrictive policy for all roles would hide rows from backups.
  for one in
    select p.polrelid::regclass as table_name, p.polname as name from pg_policy p
      where not p.polpermissive and p.polroles = '{0}'
  loop
    execute format('alter policy %I on %s to purser_app, purser_gate', one.name, one.table_name);
  end loop;
end $$;
