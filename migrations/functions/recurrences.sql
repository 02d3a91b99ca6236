-- The recurrences that are due, with the date in the time zone of their organization.
create or replace function recurrences_to_post() returns table (organization_id uuid, recurrence_id uuid, today date)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.organization_id, r.id, (now() at time zone o.time_zone)::date
    from recurrences r join organizations o on o.id = r.organization_id
    where r.posts and r.paused_at is null and r.next_date <= (now() at time zone o.time_zone)::date
      and o.deleted_at is null and coalesce(o.plan_ends_at > now(), true)
      and o.currency = r.currency
    order by r.organization_id, r.next_date, r.id $$;
select make_security_definer('recurrences_to_post()');

-- The organizations whose transactions have changed since the search for recurrences ran last.
create or replace function organizations_changed_since(since timestamptz)
  returns table (organization_id uuid, user_id uuid, today date)
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.created_by, (now() at time zone o.time_zone)::date from organizations o
    where o.deleted_at is null and coalesce(o.plan_ends_at > now(), true) and exists (
      select from change_batches b where b.organization_id = o.id and b.at > since
        and b.tally ?| '{transaction CREATED,transaction UPDATED,transaction DELETED}'::text[]) $$;
select make_security_definer('organizations_changed_since(timestamptz)');
