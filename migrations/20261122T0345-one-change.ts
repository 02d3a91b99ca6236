import { type Kysely, sql } from 'kysely'

// Most writes change one record: then the line of the log is what that change says, without asking the table for the
// rest of its batch. A third of what numbering such a write costs.
export async function up(db: Kysely<never>) {
  await sql`
    create or replace function seal_changes() returns bigint
      language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
    declare one record; base bigint; head bigint; only_one changes; was jsonb; becomes jsonb; is_told boolean;
    begin
      for one in
        select organization_id as id, array_agg(c.ctid order by c.id) as places, array_agg(distinct batch_id) as batches
          from changes c where transaction_id = pg_current_xact_id() and number is null group by 1 order by 1
      loop
        is_told := false;
        update streams set last_number = last_number + cardinality(one.places)
          where organization_id = one.id returning last_number - cardinality(one.places) into base;
        if base is null then raise exception 'changes outside of an organization'; end if;
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
  `.execute(db)
}
