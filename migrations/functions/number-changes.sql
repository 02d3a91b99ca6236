-- The last statement before commit. Numbers the changes of the transaction in commit order and without gaps: the row of
-- the stream stays locked until the commit. Also writes the lines of the change log and the totals. An action that changes
-- several organizations takes their streams in the order of their ids, so that two actions cannot deadlock. Returns the new
-- head of the active organization, or null when nothing has changed.
-- Sequential scans are off because a plan that was made while the table was small is kept for long.
create or replace function number_changes() returns bigint
  language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare one record; base bigint; head bigint; only_one changes; was jsonb; becomes jsonb; is_logged boolean;
begin
  for one in
    select organization_id as id, array_agg(c.ctid order by c.id) as places, array_agg(distinct batch_id) as batches,
        bool_or(kind = 'transaction') as counts, bool_or(kind in ('transaction', 'staged_item')) as matches,
        bool_or(kind = 'organization' and before -> 'month_start_day' <> after -> 'month_start_day') as restarts
      from changes c where transaction_id = pg_current_xact_id() and number is null group by 1 order by 1
  loop
    is_logged := false;
    -- Before the stream, because other writers take the lock of the matches first.
    if one.matches and one.id = current_organization() then perform enqueue_matching(); end if;
    update streams set last_number = last_number + cardinality(one.places)
      where organization_id = one.id returning last_number - cardinality(one.places) into base;
    if base is null then raise exception 'changes outside of an organization'; end if;
    if one.restarts then perform rebuild_totals(one.id);
    elsif one.counts then perform update_totals(one.id, one.places);
    end if;
    if cardinality(one.places) = 1 then
      update changes c set number = base + 1 where c.ctid = one.places[1] returning * into only_one;
      was := logged_fields(only_one.kind, only_one.before);
      becomes := logged_fields(only_one.kind, only_one.after);
      if only_one.private_to is not null then
        is_logged := true;
      elsif was is distinct from becomes then
        insert into change_batches (organization_id, id, number, at, user_id, via, undoes, tally)
          values (one.id, only_one.batch_id, only_one.number, only_one.at, only_one.user_id, only_one.via, only_one.undoes,
            jsonb_build_object(only_one.kind || case when was is null then ' CREATED'
              when becomes is null then ' DELETED' else ' UPDATED' end, 1))
          on conflict (organization_id, id) do nothing;
        is_logged := found;
      end if;
    else
      update changes c set number = base + o.number
        from unnest(one.places) with ordinality o (place, number) where c.ctid = o.place;
    end if;
    -- The batch has other changes too.
    if not is_logged then
      insert into change_batches as known select * from batch_lines(one.id, one.batches)
        on conflict (organization_id, id) do update
          set number = excluded.number, at = excluded.at, via = excluded.via, tally = excluded.tally;
    end if;
    if one.id = current_organization() then head := base + cardinality(one.places); end if;
    base := null;
  end loop;
  return head;
end $$;
select make_security_definer('number_changes()');
