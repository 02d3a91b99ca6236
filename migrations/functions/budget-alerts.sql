-- Stores which budget alerts some categories and their parents have reached in the current month, and sends the mails. Lines
-- are computed only for categories that may have reached a new level. The plan is generic, because planning takes longer
-- than the query. The member who spent sees the alert in the window and gets no mail, unless a job made the change.
create or replace function create_budget_alerts(of_categories uuid[], of_month date) returns void
  language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare start_day smallint; held uuid[]; head bigint; reader uuid; spender uuid;
begin
  select month_start_day into start_day from organizations where id = current_organization();
  if of_month not between month_of(current_date - 1, start_day) and month_of(current_date + 1, start_day) then return; end if;
  select array_agg(c.id) into held from categories c
    where c.organization_id = current_organization() and c.type = 'EXPENSE'
      and c.id in (select h.id from categories k cross join lateral (values (k.id), (k.parent_id)) h (id)
                     where k.organization_id = current_organization() and k.id = any (of_categories))
      and not exists (
        select from budget_alerts a where a.organization_id = current_organization()
          and a.category_id = c.id and a.month = of_month and a.level = 100)
      and (c.rollover <> 'NONE' or exists (
        select from budgets b where b.organization_id = current_organization()
          and b.category_id = c.id and b.month = of_month
          and b.amount_minor * (
            select coalesce(max(100), 80) from budget_alerts a where a.organization_id = current_organization()
              and a.category_id = c.id and a.month = of_month) <= 100 * (
            select sum(t.amount_minor) from monthly_totals t
              join categories k on k.organization_id = t.organization_id and k.id = t.category_id
              where t.organization_id = current_organization() and t.month = of_month and c.id in (k.id, k.parent_id))));
  if held is null then return; end if;
  select last_number into head from streams where organization_id = current_organization();
  insert into budget_alerts (organization_id, category_id, month, level, number)
    select current_organization(), l.category_id, l.month, v.level, head
      from budget_lines(of_month, of_month, held) l cross join (values (80), (100)) v (level)
      where l.spent_minor > 0 and (l.state in ('FULL', 'OVER') or l.state = 'NEAR' and v.level = 80)
    on conflict do nothing;
  if not found then return; end if;
  if coalesce(current_setting('app.via', true), '') <> 'job' then spender := current_app_user(); end if;
  for reader in
    select user_id from memberships where organization_id = current_organization() and removed_at is null
      and user_id is distinct from spender order by user_id
  loop
    perform enqueue_for(reader, 'budget-alert-mail', jsonb_build_object('number', head::text),
      'budget-alert-mail ' || current_organization() || ' ' || head || ' ' || reader);
  end loop;
end $$;
select make_security_definer('create_budget_alerts(uuid[], date)');
revoke execute on function create_budget_alerts(uuid[], date) from purser_app;

-- Sample data causes no budget alerts.
create or replace function alert_of_spending() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.organization_id = current_organization() and coalesce(current_setting('app.via', true), '') <> 'sample' then
    perform create_budget_alerts(array[new.category_id], new.month);
  end if;
  return null;
end $$;
select make_security_definer('alert_of_spending()');

-- A change of the parent or the rollover can reach a budget.
create or replace function alert_of_category() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform create_budget_alerts(array[new.id], m.month)
    from (select distinct month_of(current_date + d, month_start_day) as month
            from organizations cross join (values (-1), (1)) v (d) where id = new.organization_id) m;
  return null;
end $$;
select make_security_definer('alert_of_category()');

-- Alerts concern the current month only; older months are excluded before a function runs.
drop trigger if exists alert_new on monthly_totals;
create constraint trigger alert_new after insert on monthly_totals deferrable initially deferred
  for each row when (new.category_id is not null and new.amount_minor > 0 and new.month > current_date - 70)
  execute function alert_of_spending();
drop trigger if exists alert_again on monthly_totals;
create constraint trigger alert_again after update on monthly_totals deferrable initially deferred
  for each row when (new.category_id is not null and new.amount_minor > old.amount_minor and new.month > current_date - 70)
  execute function alert_of_spending();
drop trigger if exists alert_of_plan on budgets;
create constraint trigger alert_of_plan after insert or update on budgets deferrable initially deferred
  for each row when (new.month > current_date - 70) execute function alert_of_spending();
drop trigger if exists alert_of_category on categories;
create constraint trigger alert_of_category after update of parent_id, rollover, rollover_from on categories
  deferrable initially deferred for each row
  when ((old.parent_id, old.rollover, old.rollover_from) is distinct from (new.parent_id, new.rollover, new.rollover_from))
  execute function alert_of_category();
