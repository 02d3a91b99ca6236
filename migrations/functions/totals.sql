-- The amounts of a transaction by category. Every total of expenses and income is computed from this.
create or replace function category_amounts(record jsonb)
  returns table (day date, type category_type, category_id uuid, amount_minor bigint)
  language sql stable parallel safe as $$
  select (record ->> 'date')::date, (record ->> 'type')::category_type, (p.part ->> 'category_id')::uuid,
      sum((p.part ->> 'base_amount_minor')::bigint)::bigint
    from jsonb_array_elements(case when jsonb_typeof(record -> 'splits') = 'array' then record -> 'splits'
                                   else jsonb_build_array(record) end) p (part)
    where record is not null
    group by 1, 2, 3 $$;

-- Computes the totals of an organization from all its transactions.
create or replace function rebuild_totals(organization uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare start_day smallint;
begin
  perform from streams s where s.organization_id = organization for update;
  select month_start_day into start_day from organizations where id = organization;
  delete from monthly_totals where organization_id = organization;
  delete from daily_totals where organization_id = organization;
  insert into monthly_totals
    select organization, month_of(p.day, start_day), p.type, p.category_id, sum(p.amount_minor), count(*)
      from (
        select t.date as day, t.type, t.category_id, t.base_amount_minor as amount_minor
          from transactions t where t.organization_id = organization and t.splits is null
        union all
        select p.* from transactions t cross join lateral category_amounts(to_jsonb(t)) p
          where t.organization_id = organization and t.splits is not null) p
      group by 2, 3, 4;
  insert into daily_totals
    select organization, t.date, t.type, sum(t.base_amount_minor), count(*)
      from transactions t where t.organization_id = organization group by 2, 3;
end $$;
select make_security_definer('rebuild_totals(uuid)');

-- Adds some changes to the totals. The caller has locked the organization's stream, so two writers cannot deadlock. The
-- changes are found by ctid before they are filtered: an index on their kind would read all changes of the organization.
create or replace function update_totals(organization uuid, places tid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare start_day smallint;
begin
  select month_start_day into start_day from organizations where id = organization;
  with ours as materialized (select c.kind, c.before, c.after from changes c where c.ctid = any (places)),
  signed as materialized (
    select s.sign, s.record from ours o cross join lateral (values (-1, o.before), (1, o.after)) s (sign, record)
      where o.kind = 'transaction' and s.record is not null),
  monthly as (
    insert into monthly_totals as known
      select organization, month_of(p.day, start_day), p.type, p.category_id, sum(p.amount_minor * s.sign), sum(s.sign)
        from signed s cross join lateral category_amounts(s.record) p
        group by 2, 3, 4 having sum(p.amount_minor * s.sign) <> 0 or sum(s.sign) <> 0
      on conflict (organization_id, month, type, category_id) do update
        set amount_minor = known.amount_minor + excluded.amount_minor, count = known.count + excluded.count)
  insert into daily_totals as known
    select organization, (s.record ->> 'date')::date, (s.record ->> 'type')::category_type,
        sum((s.record ->> 'base_amount_minor')::bigint * s.sign), sum(s.sign)
      from signed s
      group by 2, 3 having sum((s.record ->> 'base_amount_minor')::bigint * s.sign) <> 0 or sum(s.sign) <> 0
    on conflict (organization_id, day, type) do update
      set amount_minor = known.amount_minor + excluded.amount_minor, count = known.count + excluded.count;
end $$;
select make_security_definer('update_totals(uuid, tid[])');
revoke execute on function update_totals(uuid, tid[]) from purser_app;
