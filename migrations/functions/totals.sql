drop function if exists update_totals(uuid, tid[]);

-- The amounts of a transaction by category. Every stored total of expenses and income is computed from this.
create or replace function category_amounts(record jsonb)
  returns table (day date, type category_type, category_id uuid, amount_minor bigint)
  language sql stable parallel safe as $$
  select (record ->> 'date')::date, (record ->> 'type')::category_type, (p.part ->> 'category_id')::uuid,
      sum((p.part ->> 'base_amount_minor')::bigint)::bigint
    from jsonb_array_elements(case when jsonb_typeof(record -> 'splits') = 'array' then record -> 'splits'
                                   else jsonb_build_array(record) end) p (part)
    where record is not null
    group by 1, 2, 3 $$;

-- Computes the totals and the days of accounts of an organization from all its transactions. A new start day of months
-- applies to past months too: if only later months began on it, one month would be shorter or longer, with a budget that
-- was set for a full month. Budgets keep their months, and each transaction counts in exactly one of them.
create or replace function rebuild_totals(organization uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare start_day smallint;
begin
  perform from streams s where s.organization_id = organization for update;
  select month_start_day into start_day from organizations where id = organization;
  delete from monthly_totals where organization_id = organization;
  delete from daily_totals where organization_id = organization;
  delete from account_days where organization_id = organization;
  insert into account_days
    select organization, t.account_id, t.date, sum(account_minor(t.type, t.account_amount_minor)), count(*)
      from transactions t where t.organization_id = organization and t.account_id is not null group by 2, 3;
  with parts as materialized (
    select p.id, p.day, counted_type(p.type, c.type) as type, p.category_id,
        counted_minor(p.amount_minor, p.type, c.type) as amount_minor
      from (
        select t.id, t.date as day, t.type, t.category_id, t.base_amount_minor as amount_minor
          from transactions t where t.organization_id = organization and t.splits is null
        union all
        select t.id, p.* from transactions t cross join lateral category_amounts(to_jsonb(t)) p
          where t.organization_id = organization and t.splits is not null) p
        left join categories c on c.organization_id = organization and c.id = p.category_id),
  monthly as (
    insert into monthly_totals
      select organization, month_of(p.day, start_day), p.type, p.category_id, sum(p.amount_minor), count(*)
        from parts p group by 2, 3, 4)
  insert into daily_totals
    select organization, p.day, p.type, sum(p.amount_minor), count(*), count(*) filter (where p.is_repeated)
      from (
        select day, type, sum(amount_minor) as amount_minor,
            row_number() over (partition by id order by type) > 1 as is_repeated
          from parts group by id, day, type) p
      group by 2, 3;
end $$;
select make_security_definer('rebuild_totals(uuid)');
