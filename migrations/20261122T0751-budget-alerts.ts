import { type Kysely, sql } from 'kysely'

// A budget that is nearly used, or used, is told of once a month: noted at the end of the transaction that made it so,
// while the organization's stream is locked, so that of many writers one notes it.
// Reads served: the alerts that came with some changes.
export async function up(db: Kysely<never>) {
  await sql`
    -- The number of the change that an alert came with.
    alter table budget_alerts add column number bigint not null;
    create index on budget_alerts (organization_id, number);
    revoke insert, update, delete on budget_alerts from purser_app;
    grant select, insert on budget_alerts to purser_gate;
    create policy gate on budget_alerts to purser_gate using (true);
    grant execute on function enqueue(text, jsonb, text, integer) to purser_gate;

    -- Notes what some categories and those above them have reached in a month, if it is running anywhere in the world.
    create function note_alerts(of_categories uuid[], of_month date) returns void
      language plpgsql security definer set search_path = public, pg_temp as $$
    declare start_day smallint; held uuid[]; head bigint;
    begin
      select month_start_day into start_day from organizations where id = current_organization();
      if of_month not between month_of(current_date - 1, start_day) and month_of(current_date + 1, start_day) then return; end if;
      select array_agg(c.id) into held from categories c
        where c.organization_id = current_organization() and c.type = 'EXPENSE'
          and c.id in (select h.id from categories k cross join lateral (values (k.id), (k.parent_id)) h (id)
                         where k.organization_id = current_organization() and k.id = any (of_categories))
          and (c.rollover <> 'NONE' or exists (
            select from budgets b where b.organization_id = current_organization()
              and b.category_id = c.id and b.month = of_month));
      if held is null then return; end if;
      select last_number into head from streams where organization_id = current_organization();
      insert into budget_alerts (organization_id, category_id, month, level, number)
        select current_organization(), l.category_id, l.month, v.level, head
          from budget_lines(of_month, of_month, held) l cross join (values (80), (100)) v (level)
          where l.spent_minor > 0 and (l.state in ('FULL', 'OVER') or l.state = 'NEAR' and v.level = 80)
        on conflict do nothing;
      if found then
        perform enqueue('budget-alerts', jsonb_build_object('number', head::text,
          'via', coalesce(current_setting('app.via', true), '')), 'budget-alerts ' || current_organization() || ' ' || head);
      end if;
    end $$;
    select run_at_gate('note_alerts(uuid[], date)');
    revoke execute on function note_alerts(uuid[], date) from purser_app;

    create function alert_of_spending() returns trigger
      language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if new.organization_id = current_organization() then perform note_alerts(array[new.category_id], new.month); end if;
      return null;
    end $$;
    create function alert_of_category() returns trigger
      language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      perform note_alerts(array[new.id], m.month)
        from (select distinct month_of(current_date + d, month_start_day) as month
                from organizations cross join (values (-1), (1)) v (d) where id = new.organization_id) m;
      return null;
    end $$;
    select run_at_gate('alert_of_spending()'), run_at_gate('alert_of_category()');

    create constraint trigger alert_new after insert on monthly_totals deferrable initially deferred for each row
      when (new.category_id is not null and new.amount_minor > 0 and new.month > now()::date - 70)
      execute function alert_of_spending();
    create constraint trigger alert_again after update on monthly_totals deferrable initially deferred for each row
      when (new.category_id is not null and new.amount_minor > old.amount_minor and new.month > now()::date - 70)
      execute function alert_of_spending();
    create constraint trigger alert_of_plan after insert or update on budgets deferrable initially deferred for each row
      when (new.month > now()::date - 70) execute function alert_of_spending();
    create constraint trigger alert_of_category after update of parent_id, rollover, rollover_from on categories
      deferrable initially deferred for each row
      when ((old.parent_id, old.rollover, old.rollover_from) is distinct from (new.parent_id, new.rollover, new.rollover_from))
      execute function alert_of_category();
  `.execute(db)
}
