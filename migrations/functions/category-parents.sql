-- Keeps the parent that a category had before the current month. Of several moves in a month, the first one is kept.
create or replace function keep_former_parent() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into category_parents (organization_id, category_id, before, parent_id)
    select new.organization_id, new.id, month_of((now() at time zone o.time_zone)::date, o.month_start_day), old.parent_id
      from organizations o where o.id = new.organization_id
    on conflict do nothing;
  return null;
end $$;
select make_security_definer('keep_former_parent()');
drop trigger if exists keep_former_parent on categories;
create trigger keep_former_parent after update of parent_id on categories
  for each row when (old.parent_id is distinct from new.parent_id) execute function keep_former_parent();

-- The parents of each category by month, from `since` until before `until`. A former parent that is deleted is left out.
create or replace function category_parents_by_month()
  returns table (category_id uuid, since date, until date, parent_id uuid)
  language sql stable parallel safe as $$
  with former as (
    select f.category_id, f.before, f.parent_id from category_parents f
      where f.organization_id = current_organization() and (f.parent_id is null or exists (
        select from categories p where p.organization_id = f.organization_id and p.id = f.parent_id))
    union all
    select c.id, 'infinity', c.parent_id from categories c where c.organization_id = current_organization()
  )
  select f.category_id, coalesce(lag(f.before) over (partition by f.category_id order by f.before), '-infinity'),
      f.before, f.parent_id
    from former f $$;
