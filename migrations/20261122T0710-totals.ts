import { type Kysely, sql } from 'kysely'

// The sums of the books by month and category, and by day, kept in the transaction of the change itself: figures cost the
// same however long the books are.
// Reads served: income, expense and spending by category of some months; income and expense of some days.
export async function up(db: Kysely<never>) {
  await sql`
    create table monthly_totals (
      organization_id uuid not null references organizations on delete cascade,
      -- The first day of the calendar month whose name the organization's month has.
      month           date not null,
      type            category_type not null,
      -- Null is uncategorised.
      category_id     uuid,
      amount_minor    bigint not null,
      -- Transactions that have a part in it.
      count           bigint not null,
      unique nulls not distinct (organization_id, month, type, category_id)
    );
    create table daily_totals (
      organization_id uuid not null references organizations on delete cascade,
      day             date not null,
      type            category_type not null,
      amount_minor    bigint not null,
      count           bigint not null,
      primary key (organization_id, day, type)
    );
    select confine_to_organization('monthly_totals'), confine_to_organization('daily_totals');
    revoke insert, update, delete on monthly_totals, daily_totals from purser_app;
    grant select, insert, update, delete on monthly_totals, daily_totals to purser_gate;
    create policy gate on monthly_totals to purser_gate using (true);
    create policy gate on daily_totals to purser_gate using (true);
    grant select on transactions to purser_gate;
    create policy gate on transactions for select to purser_gate using (true);

    -- The month a day belongs to, where months begin on that day.
    create function month_of(day date, start_day smallint) returns date language sql immutable parallel safe
      return date_trunc('month', (day - (start_day - 1))::timestamp)::date;

    -- What a transaction counts for, by category: the only definition of what was spent, received and not categorised.
    create function parts_of(record jsonb)
      returns table (day date, type category_type, category_id uuid, amount_minor bigint)
      language sql stable parallel safe as $$
      select (record ->> 'date')::date, (record ->> 'type')::category_type, (p.part ->> 'category_id')::uuid,
          sum((p.part ->> 'base_amount_minor')::bigint)::bigint
        from jsonb_array_elements(case when jsonb_typeof(record -> 'splits') = 'array' then record -> 'splits'
                                       else jsonb_build_array(record) end) p (part)
        where record is not null
        group by 1, 2, 3 $$;

    -- Sums all of an organization's books anew.
    create function rebuild_totals(organization uuid) returns void
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
            select p.* from transactions t cross join lateral parts_of(to_jsonb(t)) p
              where t.organization_id = organization and t.splits is not null) p
          group by 2, 3, 4;
      insert into daily_totals
        select organization, t.date, t.type, sum(t.base_amount_minor), count(*)
          from transactions t where t.organization_id = organization group by 2, 3;
    end $$;
    select run_at_gate('rebuild_totals(uuid)');

    -- Adds what some changes of an organization make of its sums. It is called with the organization's stream locked, so
    -- that no two writers wait for each other. The changes are found by their places alone, before anything else is asked
    -- of them: an index on their kind would find all there ever were.
    create function keep_totals(organization uuid, places tid[]) returns void
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
            from signed s cross join lateral parts_of(s.record) p
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
    select run_at_gate('keep_totals(uuid, tid[])');
    revoke execute on function keep_totals(uuid, tid[]) from purser_app;

    -- As before, and the sums.
    create or replace function seal_changes() returns bigint
      language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
    declare one record; base bigint; head bigint; only_one changes; was jsonb; becomes jsonb; is_told boolean;
    begin
      for one in
        select organization_id as id, array_agg(c.ctid order by c.id) as places, array_agg(distinct batch_id) as batches,
            bool_or(kind = 'transaction') as counts,
            bool_or(kind = 'organization' and before -> 'month_start_day' <> after -> 'month_start_day') as restarts
          from changes c where transaction_id = pg_current_xact_id() and number is null group by 1 order by 1
      loop
        is_told := false;
        update streams set last_number = last_number + cardinality(one.places)
          where organization_id = one.id returning last_number - cardinality(one.places) into base;
        if base is null then raise exception 'changes outside of an organization'; end if;
        if one.restarts then perform rebuild_totals(one.id);
        elsif one.counts then perform keep_totals(one.id, one.places);
        end if;
        if cardinality(one.places) = 1 then
          update changes c set number = base + 1 where c.ctid = one.places[1] returning * into only_one;
          was := told(only_one.kind, only_one.before);
          becomes := told(only_one.kind, only_one.after);
          if only_one.private_to is not null then
            is_told := true;
          elsif was is distinct from becomes then
            insert into change_batches (organization_id, id, number, at, user_id, via, undoes, tally)
              values (one.id, only_one.batch_id, only_one.number, only_one.at, only_one.user_id, only_one.via, only_one.undoes,
                jsonb_build_object(only_one.kind || case when was is null then ' CREATED'
                  when becomes is null then ' DELETED' else ' UPDATED' end, 1))
              on conflict (organization_id, id) do nothing;
            is_told := found;
          end if;
        else
          update changes c set number = base + o.number
            from unnest(one.places) with ordinality o (place, number) where c.ctid = o.place;
        end if;
        -- The batch has more changes than this one.
        if not is_told then
          insert into change_batches as known select * from batch_lines(one.id, one.batches)
            on conflict (organization_id, id) do update
              set number = excluded.number, at = excluded.at, via = excluded.via, tally = excluded.tally;
        end if;
        if one.id = current_organization() then head := base + cardinality(one.places); end if;
        base := null;
      end loop;
      return head;
    end $$;

    set local role purser_gate;
    select rebuild_totals(id) from organizations;
    reset role;
  `.execute(db)
}
