import { type Kysely, sql } from 'kysely'

// A recurrence is recorded by the organization, so the removal of the member who set it up changes nothing. Budget alerts
// are enqueued as one mail for each member in the transaction that notes the alert.
export async function up(db: Kysely<never>) {
  await sql`
    alter table transactions
      alter column created_by drop not null,
      -- Who recorded it, where no member did ("Recurring: Rent"), or where only a file says so ("Ada (from an archive)").
      add column author_name text check (length(author_name) <= 600),
      -- Every older row has a member as its author, so there is nothing to validate.
      add constraint transactions_author check (created_by is not null or author_name is not null) not valid;

    drop function recurrences_to_post();
    create function recurrences_to_post() returns table (organization_id uuid, recurrence_id uuid, today date)
      language sql stable security definer set search_path = public, pg_temp as $$
      select r.organization_id, r.id, (now() at time zone o.time_zone)::date
        from recurrences r join organizations o on o.id = r.organization_id
        where r.posts and r.paused_at is null and r.next_date <= (now() at time zone o.time_zone)::date
          and o.deleted_at is null and coalesce(o.plan_ends_at > now(), true)
          and o.currency = r.currency
        order by r.organization_id, r.next_date, r.id $$;
    select run_at_gate('recurrences_to_post()');

    -- Enqueues a job that runs as another member than the one who asks.
    create function enqueue_for(member uuid, task text, details jsonb, job_key text) returns void
      language plpgsql security definer set search_path = public, pg_temp as $$
    declare caller text := coalesce(current_setting('app.user_id', true), '');
    begin
      perform set_config('app.user_id', member::text, true);
      perform enqueue(task, details, job_key);
      perform set_config('app.user_id', caller, true);
    end $$;
    select run_at_gate('enqueue_for(uuid, text, jsonb, text)');
    revoke execute on function enqueue_for(uuid, text, jsonb, text) from purser_app;

    -- As in 20261122T0752, but the mails are enqueued here: the members other than the one who spent, whose own window
    -- shows the alert. A change without a window (a job, a recurrence) is mailed to everyone. Each mail checks the role.
    create or replace function note_alerts(of_categories uuid[], of_month date) returns void
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
  `.execute(db)
}
