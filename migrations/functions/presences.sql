-- Stores which windows are open in this process and removes those of processes that have ended. Returns the organizations
-- in which a presence was removed.
create or replace function update_presences(organizations uuid[], ids uuid[], people uuid[], documents uuid[], timeout interval)
  returns setof uuid language sql security definer set search_path = public, pg_temp as $$
  insert into presences (organization_id, id, user_id, document_id)
    select o.organization_id, o.id, o.user_id, o.document_id
      from unnest(organizations, ids, people, documents) as o (organization_id, id, user_id, document_id)
      join memberships m on m.organization_id = o.organization_id and m.user_id = o.user_id and m.removed_at is null
      order by o.organization_id, o.id
    on conflict (organization_id, id) do update set seen_at = now();
  delete from presences where seen_at < now() - timeout and id <> all (ids) returning organization_id $$;
select make_security_definer('update_presences(uuid[], uuid[], uuid[], uuid[], interval)');

-- Removes a closed window, also of a former member.
create or replace function end_presence(wanted uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from presences where id = wanted $$;
select make_security_definer('end_presence(uuid)');
