import { type Kysely, sql } from 'kysely'

// Taking back what a batch of changes has done, by comparing each record before, after and now.
export async function up(db: Kysely<never>) {
  await sql`
    -- The records that can be put back: of which table; at which place, so that what stands on others comes after them;
    -- and which columns follow from others, so that they never stand against it.
    create table undoable_kinds (
      kind       text primary key,
      table_name text not null,
      place      integer not null unique,
      follows    text[] not null default '{}'
    );
    grant select on undoable_kinds to purser_app;
    insert into undoable_kinds (kind, table_name, place, follows) values
      ('organization', 'organizations', 1, '{}'),
      ('category', 'categories', 2, '{position}'),
      ('budget', 'budgets', 3, '{}'),
      ('document', 'documents', 4, '{state,stage_since}'),
      ('transaction', 'transactions', 5, '{}'),
      ('receipt', 'receipts', 6, '{}'),
      ('staged_item', 'staged_items', 7, '{reviewed_by,reviewed_at}'),
      ('receipt_link', 'receipt_transactions', 8, '{}'),
      ('receipt_match', 'receipt_matches', 9, '{score,reasons,decided_by,decided_at}');

    -- One record on the way back: as it was before the batch and after it (null: it was not there), what is to be
    -- written, and how it stands: 'READY', 'NOTHING' (it is as it was before), or what is against it.
    create type undo_step as (
      kind text, place integer, record_id uuid, first jsonb, last jsonb, patch jsonb, outcome text
    );
    create function is_refused(outcome text) returns boolean language sql immutable parallel safe
      return outcome = any ('{CHANGED,GONE,LEANED_ON,BLOCKED,TIED}'::text[]);

    -- The comparison. Columns that came after the batch are not compared.
    create function undo_outlook(first jsonb, last jsonb, present jsonb, follows text[], out outcome text, out patch jsonb)
      language plpgsql immutable as $$
    declare field text; made jsonb;
    begin
      outcome := 'NOTHING';
      if last is null then
        if first is not null and present is null then
          outcome := 'READY';
          patch := first;
        end if;
      elsif present is null then
        if first is not null then outcome := 'GONE'; end if;
      elsif first is null then
        outcome := case when exists (select from jsonb_each(last - follows - 'version') l
                                       where present -> l.key is distinct from l.value) then 'CHANGED' else 'READY' end;
      else
        patch := '{}';
        for field, made in select * from jsonb_each(last - 'version') l where l.value is distinct from first -> l.key loop
          if present -> field = made then patch := patch || jsonb_build_object(field, first -> field);
          elsif present -> field is distinct from first -> field and field <> all (follows) then
            outcome := 'CHANGED';
            return;
          end if;
        end loop;
        if patch <> '{}' then outcome := 'READY'; end if;
      end if;
    end $$;

    -- Of what a batch has made, that on which other records have come to stand: they would go with it, or lose it. And a
    -- currency in which amounts have been recorded since.
    create function leaned_on(steps undo_step[]) returns setof uuid language sql stable as $$
      with ours as materialized (select record_id from unnest(steps))
      select s.record_id from unnest(steps) s where s.outcome = 'READY' and case
        when s.kind = 'organization' then
          s.patch ? 'currency' and (exists (select from transactions) or exists (select from budgets))
        when s.first is not null then false
        when s.kind = 'category' then
          exists (select from transactions t where t.category_id = s.record_id and t.id not in (select * from ours))
          or exists (select from budgets b where b.category_id = s.record_id and b.id not in (select * from ours))
          or exists (select from staged_items i where i.category_id = s.record_id and i.id not in (select * from ours))
          or exists (select from categories c where c.parent_id = s.record_id and c.id not in (select * from ours))
        when s.kind = 'transaction' then
          exists (select from receipt_transactions l
                    where l.transaction_id = s.record_id and l.id not in (select * from ours))
          or exists (select from staged_items i where i.transaction_id = s.record_id and i.id not in (select * from ours))
        when s.kind = 'receipt' then
          exists (select from receipt_transactions l where l.receipt_id = s.record_id and l.id not in (select * from ours))
        when s.kind = 'document' then
          exists (select from staged_items i where i.document_id = s.record_id and i.state in ('APPROVED', 'MERGED')
                    and i.id not in (select * from ours))
          or exists (select from documents d where d.part_of = s.record_id and d.id not in (select * from ours))
        else false end
    $$;

    -- What is made of others stays with them: lines with the transaction they became, what hangs on a document with the
    -- document, and a receipt with its lines where all of those stay as they are.
    create function tie(steps undo_step[]) returns undo_step[] language plpgsql stable as $$
    declare tied uuid[];
    begin
      loop
        with s as materialized (
          select record_id, kind, outcome, first is null or last is null as comes_or_goes, first is null as is_new,
              (coalesce(last, first) ->> 'document_id')::uuid as document_id,
              (coalesce(last, first) ->> 'receipt_id')::uuid as receipt_id,
              (coalesce(last ->> 'transaction_id', first ->> 'transaction_id'))::uuid as transaction_id
            from unnest(steps)),
        refused as materialized (select * from s where is_refused(outcome))
        select array_agg(record_id) into tied from s where outcome = 'READY' and (
          transaction_id in (select record_id from refused where kind = 'transaction')
          or comes_or_goes and (document_id in (select record_id from refused where kind = 'document')
                                or receipt_id in (select record_id from refused where kind = 'receipt'))
          or is_new and record_id in (select document_id from refused where is_new)
          or kind in ('document', 'receipt') and not comes_or_goes
            and case kind when 'document' then record_id else document_id end in (
              select document_id from s where kind = 'staged_item' group by 1 having bool_and(is_refused(outcome))));
        exit when tied is null;
        steps := array(
          select (kind, place, record_id, first, last, patch,
                  case when outcome = 'READY' and record_id = any (tied) then 'TIED' else outcome end)::undo_step
            from unnest(steps));
      end loop;
      return steps;
    end $$;

    -- Writes some records of one kind as they were, and counts their versions on.
    create function put_back(of_kind text, how text, ids uuid[], patches jsonb[]) returns void language plpgsql as $$
    declare place regclass; columns text; versioned text := '';
    begin
      select quote_ident(table_name)::regclass into place from undoable_kinds k where k.kind = of_kind;
      if how = 'DELETE' then
        execute format('delete from %s where id = any ($1)', place) using ids;
        return;
      end if;
      select string_agg(quote_ident(attname), ', ' order by attnum) into columns from pg_attribute
        where attrelid = place and attnum > 0 and not attisdropped
          and (attname = 'version' or exists (select from unnest(patches) p where p ? attname));
      if how = 'INSERT' then
        execute format('insert into %1$s (%2$s) select %2$s from unnest($1) p, jsonb_populate_record(null::%1$s, p)',
                       place, columns) using patches;
      else
        if exists (select from pg_attribute where attrelid = place and attname = 'version') then
          versioned := ' || jsonb_build_object(''version'', t.version + 1)';
        end if;
        execute format('update %1$s t set (%2$s) = (select %2$s from jsonb_populate_record(t, s.patch%3$s))
                        from unnest($1, $2) s (id, patch) where t.id = s.id', place, columns, versioned)
          using ids, patches;
      end if;
    end $$;

    -- Writes what is ready: what was there comes back, then what was changed, then goes what is new. Carefully, one record
    -- after the other, it answers those that a rule of the books is against; else such a rule ends it.
    create function put_all_back(steps undo_step[], carefully boolean) returns uuid[] language plpgsql as $$
    declare
      part record; one record; blocked uuid[] := '{}';
    begin
      for part in
        select s.kind, h.how, array_agg(s.record_id) as ids, array_agg(s.patch) as patches
          from unnest(steps) s
            cross join lateral (select case when s.last is null then 'INSERT' when s.first is null then 'DELETE'
                                            else 'UPDATE' end as how) h
          where s.outcome = 'READY' group by s.kind, s.place, h.how
          order by array_position('{INSERT,UPDATE,DELETE}', h.how),
                   case h.how when 'DELETE' then - s.place else s.place end
      loop
        if not carefully then
          perform put_back(part.kind, part.how, part.ids, part.patches);
          continue;
        end if;
        for one in select * from unnest(part.ids, part.patches) as u (id, patch) loop
          begin
            perform put_back(part.kind, part.how, array[one.id], array[one.patch]);
          exception when integrity_constraint_violation then
            blocked := blocked || one.id;
          end;
        end loop;
      end loop;
      -- A category below another one has none below itself.
      return blocked || array(
        select c.id from unnest(steps) s join categories c on c.id = s.record_id
          where s.kind = 'category' and s.outcome = 'READY' and c.parent_id is not null
            and (exists (select from categories p where p.id = c.parent_id and p.parent_id is not null)
                 or exists (select from categories b where b.parent_id = c.id)));
    end $$;
  `.execute(db)
}
