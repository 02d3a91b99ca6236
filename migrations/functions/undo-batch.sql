-- Undoes what a batch changed, or, when partly, the records that have not changed since. Each record has one outcome:
-- UNDONE; NOTHING (it is as before already); CHANGED since; GONE; REFERENCED by later records; BLOCKED by a constraint;
-- DEPENDENT on another record with a conflict. When not partly, one conflict leaves everything unchanged, and the other
-- records are READY.
--
-- Undos of an organization run one after the other. Locks are taken in the order that all writers use: documents,
-- transactions, the matching of receipts, and then what depends on them.
create or replace function undo_batch(wanted uuid, partly boolean, chosen uuid[] default null)
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
  if exists (select from unnest(steps) s where s.kind in (
      'document', 'transaction', 'receipt', 'staged_item', 'receipt_link', 'receipt_match')) then
    perform enqueue_matching();
  end if;
  for found in select k.* from undoable_kinds k where k.kind in (select s.kind from unnest(steps) s) order by k.place
  loop
    execute format(
      'with ours as materialized (select * from unnest($1) s where s.kind = $2),
            there as materialized (select t.id, to_jsonb(t) as present from %I t
              where t.id = any (array(select o.record_id from ours o)) order by t.id for no key update)
       select array_agg((s.kind, s.place, s.record_id, s.first, s.last, o.patch, o.outcome)::undo_step)
         from ours s left join there on there.id = s.record_id
           cross join lateral undo_outcome(s.first, s.last, there.present, $3) o', found.table_name)
      into more using steps, found.kind, found.follows;
    judged := judged || more;
  end loop;
  -- Suggested matches are created again automatically, and a decision ends with its match.
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
  refused := array(select * from referenced_records(steps));
  perform set_config('app.undoes', case when chosen is null then wanted::text else '' end, true);
  loop
    steps := mark_dependent_steps(array(
      select (s.kind, s.place, s.record_id, s.first, s.last, s.patch,
              case when s.record_id <> all (refused) then s.outcome when carefully then 'BLOCKED' else 'REFERENCED' end
             )::undo_step
        from unnest(steps) s));
    exit when not partly and exists (select from unnest(steps) s where is_refused(s.outcome));
    begin
      refused := restore_all_records(steps, carefully);
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
