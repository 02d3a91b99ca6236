-- The lines of the change log for some batches. Private changes and kinds that the log does not have are in no line. The values are read only of records whose
-- action does not tell the outcome: a suggested match is created, but in no line.
create or replace function batch_lines(of_organization uuid, batches uuid[]) returns setof change_batches
  language sql stable set search_path = public, pg_temp set enable_seqscan = off as $$
  with records as (
    select batch_id, kind, record_id, min(number) as first, max(number) as number, max(at) as at,
        case when count(*) = 1 and kind <> 'receipt_match' and min(action) <> 'UPDATED' then min(action)::text end as action
      from changes
      where batch_id = any (batches) and organization_id is not distinct from of_organization
        and number is not null and private_to is null and unlogged_fields(kind) is not null
      group by batch_id, kind, record_id
  ), outcomes as (
    select r.*, coalesce(r.action, (
        select case when was is not distinct from becomes then null when was is null then 'CREATED'
                    when becomes is null then 'DELETED' else 'UPDATED' end
          from changes f join changes l on l.organization_id = f.organization_id and l.number = r.number
            cross join lateral (
              select logged_fields(r.kind, f.before), logged_fields(r.kind, l.after) offset 0) v (was, becomes)
          where f.organization_id = of_organization and f.number = r.first)) as outcome
      from records r
  ), tallies as (
    select batch_id, min(first) as first, max(number) as number, max(at) as at, kind || ' ' || outcome as what,
        count(*) as amount
      from outcomes where outcome is not null
      group by batch_id, what
  ), lines as (
    select batch_id, min(first) as first, max(number) as number, max(at) as at, jsonb_object_agg(what, amount) as tally
      from tallies group by batch_id
  )
  select of_organization, b.batch_id, b.number, b.at, f.user_id, l.via, f.undoes, b.tally
    from lines b
      join changes f on f.organization_id = of_organization and f.number = b.first
      join changes l on l.organization_id = of_organization and l.number = b.number $$;
