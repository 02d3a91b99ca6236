drop function if exists spent_on(date, date);

-- Amounts spent or received by category and month, including subcategories: those of today, or those of each month.
create or replace function spent_on(from_month date, to_month date, as_then boolean default false)
  returns table (category_id uuid, month date, amount_minor bigint)
  language sql stable parallel safe as $$
  select h.id, t.month, sum(t.amount_minor)::bigint
    from monthly_totals t
      join categories c on c.organization_id = t.organization_id and c.id = t.category_id
      join category_parents_by_month() p on p.category_id = c.id
        and case when as_then then t.month >= p.since and t.month < p.until else p.until = 'infinity' end
      cross join lateral (values (c.id), (p.parent_id)) h (id)
    where t.organization_id = current_organization() and t.month between from_month and to_month and h.id is not null
    group by 1, 2 $$;

-- The budget lines of a range of months (both are first days), of all categories or of some.
--
-- left = planned + carried - spent. A category includes its subcategories. What is left is carried over from the first
-- budget in or after the month in which the rollover starts: only a surplus (SURPLUS), or also an overspent amount (ALL).
-- A month without a budget counts as planned with 0; for a category with subcategories, as planned with their sum. So a
-- line exists where anything is planned or carried over. An archived category has such lines in the months before it was
-- archived, so that archiving changes no month that has passed.
--
-- The carried amount of a subcategory is part of its parent: of each month if the parent carries nothing itself, or else
-- of the month in which the parent begins or the subcategory joins, since the parent carries what is left of both from
-- then on. A subcategory counts in the parent that it had in the month.
--
-- No amount counts twice: where the parent category has a line, the totals of the month include only that line (counts).
create or replace function budget_lines(from_month date, to_month date, of_categories uuid[] default null)
  returns table (category_id uuid, month date, is_planned boolean, planned_minor bigint, below_minor bigint,
                 carried_minor bigint, spent_minor bigint, left_minor bigint, state text, counts boolean)
  language sql stable parallel safe as $$
  with wanted as materialized (
    select c.id, c.rollover,
        month_of((c.archived_at at time zone o.time_zone)::date, o.month_start_day) as archived_from,
        case when c.rollover = 'NONE' then from_month else least(c.rollover_from, from_month) end as since,
        case when c.rollover <> 'NONE' then c.rollover_from end as carries_from
      from categories c join organizations o on o.id = c.organization_id
      where c.organization_id = current_organization()
  ), tree as materialized (
    select * from category_parents_by_month()
  ), asked as (
    select * from wanted w
      where of_categories is null or w.id = any (of_categories) or exists (
        select from tree t where t.category_id = w.id and t.parent_id = any (of_categories)
          or t.category_id = any (of_categories) and t.parent_id = w.id)
  ), first as (
    select coalesce(min(since), from_month) as month from asked
  ), plans as materialized (
    select b.category_id, b.month, b.amount_minor
      from budgets b where b.organization_id = current_organization()
        and b.month between (select month from first) and to_month
  ), flows as (
    select w.id, f.month, sum(f.own)::bigint as own, sum(f.below)::bigint as below,
        coalesce(sum(f.spent), 0)::bigint as spent
      from asked w join (
        select p.category_id as id, p.month, p.amount_minor as own, null::bigint as below, null::bigint as spent from plans p
        union all
        select t.parent_id, p.month, null, p.amount_minor, null
          from plans p join tree t on t.category_id = p.category_id and p.month >= t.since and p.month < t.until
          where t.parent_id is not null
        union all
        select s.category_id, s.month, null, null, s.amount_minor
          from spent_on((select month from first), to_month, true) s
      ) f on f.id = w.id and f.month >= w.since
      group by 1, 2
  ), begun as (
    select f.id, min(f.month) as month
      from flows f join asked w on w.id = f.id
      where w.carries_from is not null and f.own is not null and f.month >= w.carries_from group by 1
  ), months as (
    select w.id, t.parent_id, w.rollover, w.archived_from, m.month, f.own, f.below, coalesce(f.spent, 0) as spent,
        coalesce(m.month >= b.month, false) as carries,
        case when m.month >= b.month then coalesce(f.own, f.below, 0) - coalesce(f.spent, 0) else 0 end as flow,
        coalesce(f.own, case when m.month >= b.month then f.below end, 0) as planned
      from asked w left join begun b on b.id = w.id
        cross join lateral (
          select generate_series(from_month, to_month, interval '1 month')::date
          union select f.month from flows f where f.id = w.id
          union select b.month from begun b
          union select t.since from tree t where isfinite(t.since) and t.since <= to_month) m (month)
        join tree t on t.category_id = w.id and m.month >= t.since and m.month < t.until
        left join flows f on f.id = w.id and f.month = m.month
  ), sums as (
    select m.*, coalesce(sum(m.flow) over (partition by m.id order by m.month
                           rows between unbounded preceding and 1 preceding), 0)::bigint as before
      from months m
  ), alone as (
    -- SURPLUS: the sum since its lowest point, where an overspent amount is dropped.
    select s.*, case when s.rollover = 'ALL' then s.before
                     else s.before - min(s.before) over (partition by s.id order by s.month) end as carried
      from sums s
  ), passed as (
    select a.id, a.month, a.parent_id, lag(a.parent_id) over (partition by a.id order by a.month) as former_id,
        case when a.own is not null or (a.month >= a.archived_from) is not true then a.carried else 0 end as carried
      from alone a
  ), joins as (
    select b.id, p.month, p.carried from passed p join begun b on b.id = p.parent_id
      where p.month = b.month or p.month > b.month and p.parent_id is distinct from p.former_id
    union all
    select b.id, p.month, -p.carried from passed p join begun b on b.id = p.former_id
      where p.parent_id is distinct from p.former_id and p.month > b.month
  ), joined as (
    select a.*, coalesce(p.carried, 0) as passed,
        a.before + coalesce(sum(n.carried) over (partition by a.id order by a.month), 0) as carried_by_all
      from alone a
        left join (select parent_id as id, month, sum(carried) as carried from passed group by 1, 2) p
          on p.id = a.id and p.month = a.month
        left join (select id, month, sum(carried) as carried from joins group by 1, 2) n
          on n.id = a.id and n.month = a.month
  ), carried as (
    select j.id, j.parent_id, j.archived_from, j.month, j.own, j.below, j.spent, j.carries, j.planned,
        (case when not j.carries then j.passed
              when j.rollover = 'ALL' then j.carried_by_all
              else j.carried_by_all - least(0, min(j.carried_by_all) over (partition by j.id order by j.month))
         end)::bigint as carried
      from joined j
  ), lines as (
    select c.id, c.parent_id, c.month, c.own is not null as is_planned, c.planned, coalesce(c.below, 0) as below,
        c.carried, c.spent, c.planned + c.carried - c.spent as remains
      from carried c
      where c.month >= from_month and (c.own is not null
        or c.carries and (c.month >= c.archived_from) is not true and (c.below is not null or c.carried <> 0 or c.spent <> 0))
  )
  select l.id, l.month, l.is_planned, l.planned, l.below, l.carried, l.spent, l.remains,
      case when l.planned = 0 and l.carried = 0 and l.spent = 0 then 'UNPLANNED'
           when l.remains < 0 then 'OVER'
           when l.remains = 0 then 'FULL'
           when l.spent * 100 >= (l.planned + l.carried) * 80 then 'NEAR'
           else 'UNDER' end,
      not exists (select from lines a where a.id = l.parent_id and a.month = l.month)
    from lines l
    where of_categories is null or l.id = any (of_categories) $$;
