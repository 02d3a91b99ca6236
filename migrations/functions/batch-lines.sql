-- The lines of the change log for some batches. Private changes are in no line.
create or replace function batch_lines(of_organization uuid, batches uuid[]) returns setof change_batches
  language sql stable set search_path = public, pg_temp set enable_seqscan = off as $$
  with records as (
    select batch_id, kind, max(number) as number, max(at) as at,
        (array_agg(user_id order by number))[1] as user_id, (array_agg(via order by number desc))[1] as via,
        (array_agg(undoes order by number))[1] as undoes,
        logged_fields(kind, (array_agg(before order by number))[1]) as before,
        logged_fields(kind, (array_agg(after order by number desc))[1]) as after
      from changes
      where batch_id = any (batches) and organization_id is not distinct from of_organization
        and number is not null and private_to is null
      group by batch_id, kind, record_id
  ), tallies as (
    select batch_id, max(number) as number, max(at) as at, (array_agg(user_id order by number))[1] as user_id,
        (array_agg(via order by number desc))[1] as via, (array_agg(undoes order by number))[1] as undoes,
        kind || ' ' || case when before is null then 'CREATED' when after is null then 'DELETED' else 'UPDATED' end as what,
        count(*) as amount
      from records where before is distinct from after
      group by batch_id, what
  )
  select of_organization, batch_id, max(number), max(at), (array_agg(user_id order by number))[1],
      (array_agg(via order by number desc))[1], (array_agg(undoes order by number))[1], jsonb_object_agg(what, amount)
    from tallies group by batch_id $$;
