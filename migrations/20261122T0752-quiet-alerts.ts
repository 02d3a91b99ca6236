import { type Kysely, sql } from 'kysely'

// Most transactions bring no budget near its plan: they find that out for a look at a few sums.
export async function up(db: Kysely<never>) {
  await sql`
    -- As before, but only what was not told in full yet and carries on, or is spent to the next level of its plan, is worked
    -- out; and how that is done is planned once for a connection, since planning takes longer than doing it.
    create or replace function note_alerts(of_categories uuid[], of_month date) returns void
      language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
    declare start_day smallint; held uuid[]; head bigint;
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
      if found then
        perform enqueue('budget-alerts', jsonb_build_object('number', head::text,
          'via', coalesce(current_setting('app.via', true), '')), 'budget-alerts ' || current_organization() || ' ' || head);
      end if;
    end $$;
  `.execute(db)
}
