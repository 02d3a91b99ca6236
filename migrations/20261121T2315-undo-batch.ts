import { type Kysely, sql } from 'kysely'

// Undo of a batch, and whether one is undone.
// Reads served: what a batch changed; what has undone it.
export async function up(db: Kysely<never>) {
  await sql`
    -- Whether a batch is undone now: what undid it last is not undone itself.
    create function is_undone(wanted uuid) returns boolean language plpgsql stable as $$
    declare last_undo uuid;
    begin
      select c.batch_id into last_undo from changes c
        where c.organization_id = current_organization() and c.undoes = wanted order by c.number desc limit 1;
      return last_undo is not null and not is_undone(last_undo);
    end $$;

    -- What a batch, or chosen records of it, changed from first to last, but for what is undone already.
    create function undo_steps(wanted uuid, chosen uuid[]) returns undo_step[] language sql stable as $$
      with undoing as materialized (
        select batch_id from (select distinct c.batch_id from changes c
                                where c.organization_id = current_organization() and c.undoes = wanted) u
          where not is_undone(batch_id)),
      undone as materialized (
        select c.kind, c.record_id from changes c
          where c.organization_id = current_organization() and c.batch_id in (select batch_id from undoing))
      select coalesce(array_agg((n.kind, n.place, n.record_id, n.first, n.last, null, null)::undo_step), '{}')
        from (select c.kind, k.place, c.record_id, (array_agg(c.before order by c.number))[1] as first,
                  (array_agg(c.after order by c.number desc))[1] as last
                from changes c join undoable_kinds k on k.kind = c.kind
                where c.organization_id = current_organization() and c.batch_id = wanted
                  and (chosen is null or c.record_id = any (chosen))
                  and (c.kind, c.record_id) not in (select kind, record_id from undone)
                group by c.kind, k.place, c.record_id) n
    $$;

    -- The currency of the books when a batch was made, where it is another one now: amounts of then mean nothing now.
    create function is_other_currency(wanted uuid) returns boolean language sql stable as $$
      select coalesce((
        select c.before ->> 'currency' <> o.currency from changes c join organizations o on o.id = c.record_id
          where c.organization_id = current_organization() and c.kind = 'organization'
            and c.before -> 'currency' <> c.after -> 'currency' and c.record_id = current_organization()
            and c.number > (select max(b.number) from changes b
                              where b.organization_id = current_organization() and b.batch_id = wanted)
          order by c.number limit 1), false)
    $$;

    -- Undoes what a batch changed: all of it, or, when partly, what nothing has touched since. Answers each record with
    -- what became of it: 'UNDONE', 'NOTHING' (it is as it was before), or why it cannot be: 'CHANGED' since, 'GONE',
    -- 'LEANED_ON' by what came after, 'BLOCKED' by a rule of the books, or 'TIED' to another one that cannot be. Not
    -- partly, one that cannot be leaves all as it is: what could have been is 'READY'.
    --
    -- Undos of an organization go one after the other, and each locks as all others do: documents, transactions, the
    -- look for matches, and then what hangs on them.
    create function undo_batch(wanted uuid, partly boolean, chosen uuid[] default null)
      returns table (kind text, record_id uuid, outcome text) language plpgsql as $$
    declare
      steps undo_step[]; judged undo_step[] := '{}'; more undo_step[]; found undoable_kinds;
      refused uuid[]; carefully boolean := false; in_other_currency boolean;
    begin
      perform pg_advisory_xact_lock(hashtext('undo'), hashtext(current_organization()::text));
      steps := undo_steps(wanted, chosen);
      in_other_currency := is_other_currency(wanted);
      perform from documents d where d.id in (
          select case s.kind when 'document' then s.record_id else (coalesce(s.last, s.first) ->> 'document_id')::uuid end
            from unnest(steps) s
          union all
          select r.document_id from unnest(steps) s
            join receipts r on r.id = (coalesce(s.last, s.first) ->> 'receipt_id')::uuid)
        order by d.id for no key update;
      perform from transactions t where t.id in (select s.record_id from unnest(steps) s where s.kind = 'transaction')
        order by t.id for update;
      if exists (select from unnest(steps) s where s.place >= 4) then
        perform enqueue('match-receipts', '{}', 'match-receipts ' || current_organization());
      end if;
      for found in select k.* from undoable_kinds k where k.kind in (select s.kind from unnest(steps) s) order by k.place
      loop
        execute format(
          'with ours as materialized (select * from unnest($1) s where s.kind = $2),
                there as materialized (select t.id, to_jsonb(t) as present from %I t
                  where t.id = any (array(select o.record_id from ours o)) order by t.id for no key update)
           select array_agg((s.kind, s.place, s.record_id, s.first, s.last, o.patch, o.outcome)::undo_step)
             from ours s left join there on there.id = s.record_id
               cross join lateral undo_outlook(s.first, s.last, there.present, $3) o', found.table_name)
          into more using steps, found.kind, found.follows;
        judged := judged || more;
      end loop;
      -- Offers are made anew by themselves, and what was decided about one ends with it.
      steps := array(
        select (s.kind, s.place, s.record_id, s.first, s.last, s.patch, case
            when s.kind = 'receipt_match' and is_refused(s.outcome)
              and (s.outcome = 'GONE' or 'SUGGESTED' = all (array[coalesce(s.first ->> 'state', 'SUGGESTED'),
                                                                  coalesce(s.last ->> 'state', 'SUGGESTED')]))
              then 'NOTHING'
            when s.outcome = 'READY' and s.last is null and s.kind in ('transaction', 'budget')
              and in_other_currency then 'BLOCKED'
            else s.outcome end)::undo_step
          from unnest(judged) s);
      refused := array(select * from leaned_on(steps));
      perform set_config('app.undoes', case when chosen is null then wanted::text else '' end, true);
      loop
        steps := tie(array(
          select (s.kind, s.place, s.record_id, s.first, s.last, s.patch,
                  case when s.record_id <> all (refused) then s.outcome when carefully then 'BLOCKED' else 'LEANED_ON' end
                 )::undo_step
            from unnest(steps) s));
        exit when not partly and exists (select from unnest(steps) s where is_refused(s.outcome));
        begin
          refused := put_all_back(steps, carefully);
          if refused = '{}' then
            steps := array(
              select (s.kind, s.place, s.record_id, s.first, s.last, s.patch,
                      case s.outcome when 'READY' then 'UNDONE' else s.outcome end)::undo_step from unnest(steps) s);
            exit;
          end if;
          raise exception 'refused' using errcode = 'PU001';
        exception
          when integrity_constraint_violation then refused := '{}';
          when sqlstate 'PU001' then null;
        end;
        carefully := true;
      end loop;
      perform set_config('app.undoes', '', true);
      return query select s.kind, s.record_id, s.outcome from unnest(steps) s;
    end $$;
  `.execute(db)
}
