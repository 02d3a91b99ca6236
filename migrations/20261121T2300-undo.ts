import { type Kysely, sql } from 'kysely'

// Undo, the trash, and where a reader of the books stands in the stream of changes.
// Reads served: the changes of a batch, in order; what undid a batch; what was deleted lately; the batches, newest first.
export async function up(db: Kysely<never>) {
  await sql`
    -- That a receipt belongs to a transaction is a record of its own: it is undone with what it was made by.
    alter table receipt_transactions add column id uuid not null default uuidv7(), add unique (organization_id, id);
    select record_changes_of('receipt_transactions', 'receipt_link');

    -- What hangs on a document outlasts it for as long as it may come back; a sweep takes what nobody can want again.
    alter table document_readings
      drop constraint document_readings_organization_id_document_id_fkey,
      add foreign key (organization_id) references organizations on delete cascade;
    alter table chat_messages drop constraint chat_messages_organization_id_document_id_fkey;
    alter table ai_usage drop constraint ai_usage_organization_id_document_id_fkey;

    -- A document that is put back has been in its stage since it came there, not since it is back.
    create or replace function note_stage() returns trigger language plpgsql as $$
    begin
      if new.stage is distinct from old.stage and new.stage_since = old.stage_since then new.stage_since := now(); end if;
      return new;
    end $$;

    -- Which batch a change undoes.
    alter table changes add column undoes uuid;
    create index on changes (organization_id, undoes) where undoes is not null;
    create index on changes (organization_id, kind, number desc) where action = 'DELETED';

    create or replace function record_change() returns trigger
      language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      old_row jsonb; new_row jsonb; owner uuid; organization uuid;
    begin
      if tg_op <> 'INSERT' then old_row := to_jsonb(old) - 'token_hash'; end if;
      if tg_op <> 'DELETE' then new_row := to_jsonb(new) - 'token_hash'; end if;
      if tg_op = 'UPDATE' and old_row - 'version' = new_row - 'version' then return null; end if;
      organization := coalesce(coalesce(new_row, old_row) ->> 'organization_id', coalesce(new_row, old_row) ->> 'id')::uuid;
      if tg_op = 'DELETE' and not exists (select from organizations where id = organization) then return null; end if;
      if tg_argv[1] = 'private' then owner := (coalesce(new_row, old_row) ->> 'user_id')::uuid; end if;
      insert into changes
        (organization_id, kind, record_id, action, before, after, user_id, via, batch_id, private_to, undoes)
      values (
        organization, tg_argv[0],
        coalesce(coalesce(new_row, old_row) ->> 'id', coalesce(new_row, old_row) ->> 'user_id')::uuid,
        case tg_op when 'INSERT' then 'CREATED' when 'UPDATE' then 'UPDATED' else 'DELETED' end::change_action,
        case when owner is null then old_row end, case when owner is null then new_row end,
        current_app_user(), coalesce(nullif(current_setting('app.via', true), ''), 'server'), current_batch(), owner,
        nullif(current_setting('app.undoes', true), '')::uuid);
      return null;
    end $$;

    -- The records that undo can put back: of which table, and which columns follow from others. Those are put back where
    -- nothing has touched them since, and else left as they are.
    create table undoable_kinds (
      kind       text primary key,
      table_name text not null,
      follows    text[] not null default '{}'
    );
    grant select on undoable_kinds to purser_app;
    insert into undoable_kinds (kind, table_name, follows) values
      ('category', 'categories', '{position}'),
      ('transaction', 'transactions', '{}'),
      ('budget', 'budgets', '{}'),
      ('document', 'documents', '{state,stage_since}'),
      ('receipt', 'receipts', '{}'),
      ('receipt_link', 'receipt_transactions', '{}'),
      ('staged_item', 'staged_items', '{reviewed_by,reviewed_at}'),
      ('receipt_match', 'receipt_matches', '{score,reasons,decided_by,decided_at}'),
      ('organization', 'organizations', '{}');

    -- Whether other records have come to stand on one that is to go: those that would go with it, or lose it.
    create function is_leaned_on(of_kind text, wanted uuid) returns boolean language sql stable as $$
      select case of_kind
        when 'transaction' then
          exists (select from receipt_transactions where organization_id = current_organization() and transaction_id = wanted)
          or exists (select from staged_items where organization_id = current_organization() and transaction_id = wanted)
        when 'document' then
          exists (select from staged_items where organization_id = current_organization() and document_id = wanted
                    and state in ('APPROVED', 'MERGED'))
        else false
      end $$;

    -- What became of one record since a batch changed it from first to last (null: it was not there): 'READY' to be put
    -- back, 'NOTHING' to be done, 'CHANGED' by somebody since, or 'GONE'. Locks the record.
    create function undo_outlook(of_kind text, wanted uuid, first jsonb, last jsonb) returns text language plpgsql as $$
    declare found undoable_kinds; present jsonb; field text; differs boolean := false;
    begin
      if first is null and last is null then return 'NOTHING'; end if;
      select * into strict found from undoable_kinds k where k.kind = of_kind;
      execute format('select to_jsonb(t) from %I t where %s and id = $1 for no key update', found.table_name,
                     case of_kind when 'organization' then 'id = current_organization()'
                                  else 'organization_id = current_organization()' end)
        into present using wanted;
      if last is null then return case when present is null then 'READY' else 'NOTHING' end; end if;
      if present is null then return case when first is null then 'NOTHING' else 'GONE' end; end if;
      if first is null then
        return case when present - 'version' - found.follows = last - 'version' - found.follows then 'READY' else 'CHANGED' end;
      end if;
      for field in select key from jsonb_each(last) where key <> 'version' and value is distinct from first -> key loop
        if present -> field = last -> field then differs := true;
        elsif present -> field <> first -> field and field <> all (found.follows) then return 'CHANGED';
        end if;
      end loop;
      return case when differs then 'READY' else 'NOTHING' end;
    end $$;

    -- Takes one change back, where what it changed is still as it left it.
    create function put_back(of_kind text, wanted uuid, before jsonb, after jsonb) returns void language plpgsql as $$
    declare found undoable_kinds; present jsonb; columns text; versioned text := ''; place text;
    begin
      select * into strict found from undoable_kinds k where k.kind = of_kind;
      place := case of_kind when 'organization' then 'id = current_organization()'
                            else 'organization_id = current_organization()' end;
      if after is null then
        select string_agg(quote_ident(attname), ', ' order by attnum) into columns from pg_attribute
          where attrelid = found.table_name::regclass and attnum > 0 and not attisdropped and before ? attname;
        execute format('insert into %1$I (%2$s) select %2$s from jsonb_populate_record(null::%1$I, $1)',
                       found.table_name, columns) using before;
      elsif before is null then
        execute format('delete from %I where %s and id = $1', found.table_name, place) using wanted;
      else
        execute format('select to_jsonb(t) from %I t where %s and id = $1', found.table_name, place)
          into present using wanted;
        select string_agg(quote_ident(attname), ', ' order by attnum) into columns from pg_attribute
          where attrelid = found.table_name::regclass and attnum > 0 and not attisdropped and attname <> 'version'
            and before -> attname is distinct from after -> attname and present -> attname = after -> attname;
        if columns is null then return; end if;
        if present ? 'version' then versioned := ', version = version + 1'; end if;
        execute format('update %1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$I, $1))%3$s
                        where %4$s and id = $2', found.table_name, columns, versioned, place) using before, wanted;
      end if;
    end $$;

    -- Undoes what a batch changed, last first: all of it, or, when partly, what has not been changed since. Answers each
    -- record with what became of it: 'UNDONE', 'NOTHING' (it is as it was before), or why it cannot be: 'CHANGED' by
    -- somebody since, 'GONE', 'LEANED_ON' by what came after, 'BLOCKED' by a rule of the books. Not partly, one that
    -- cannot be leaves all as it is: what could have been is 'READY'. With chosen ones, of the batch just these.
    create function undo_batch(wanted uuid, partly boolean, chosen uuid[] default null)
      returns table (kind text, record_id uuid, outcome text) language plpgsql as $$
    declare
      one record; place integer; is_refused boolean := false;
      kinds text[] := '{}'; ids uuid[] := '{}'; outcomes text[] := '{}'; places jsonb := '{}';
      refusals constant text[] := '{CHANGED,GONE,LEANED_ON,BLOCKED}';
    begin
      for one in
        select c.kind, c.record_id, (array_agg(c.before order by c.number))[1] as first,
               (array_agg(c.after order by c.number desc))[1] as last
          from changes c join undoable_kinds k on k.kind = c.kind
          where c.organization_id = current_organization() and c.batch_id = wanted
            and (chosen is null or c.record_id = any (chosen))
          group by c.kind, c.record_id order by c.record_id
      loop
        kinds := kinds || one.kind;
        ids := ids || one.record_id;
        outcomes := outcomes || undo_outlook(one.kind, one.record_id, one.first, one.last);
      end loop;
      select jsonb_object_agg(k || ' ' || i, n) into places from unnest(kinds, ids) with ordinality u (k, i, n);
      perform set_config('app.undoes', case when chosen is null then wanted::text else '' end, true);
      begin
        for one in
          select c.kind, c.record_id, c.before, c.after
            from changes c join undoable_kinds k on k.kind = c.kind
            where c.organization_id = current_organization() and c.batch_id = wanted
              and (chosen is null or c.record_id = any (chosen))
            order by c.number desc
        loop
          place := (places ->> (one.kind || ' ' || one.record_id))::integer;
          continue when outcomes[place] not in ('READY', 'UNDONE');
          if one.before is null and is_leaned_on(one.kind, one.record_id) then
            outcomes[place] := 'LEANED_ON';
            continue;
          end if;
          begin
            perform put_back(one.kind, one.record_id, one.before, one.after);
            outcomes[place] := 'UNDONE';
          exception when integrity_constraint_violation then
            outcomes[place] := 'BLOCKED';
          end;
        end loop;
        is_refused := not partly and outcomes && refusals;
        if is_refused then raise exception 'refused' using errcode = 'PU001'; end if;
      exception when sqlstate 'PU001' then
        outcomes := array_replace(outcomes, 'UNDONE', 'READY');
      end;
      perform set_config('app.undoes', '', true);
      return query select * from unnest(kinds, ids, outcomes);
    end $$;

    -- Whether a batch is undone now: what undid it last is not undone itself.
    create function is_undone(wanted uuid) returns boolean language plpgsql stable as $$
    declare last_undo uuid;
    begin
      select c.batch_id into last_undo from changes c
        where c.organization_id = current_organization() and c.undoes = wanted order by c.number desc limit 1;
      return last_undo is not null and not is_undone(last_undo);
    end $$;

    -- An action's batch is named by whoever asks for it, and a read is told where the stream stands as it begins.
    drop function enter(text, uuid, uuid, text);
    create function enter(token_uid text, known_user uuid, wanted uuid, door text, batch uuid default null)
      returns table (user_id uuid, disabled boolean, deleted_at timestamptz, valid_after timestamptz,
                     organization_id uuid, role role, currency char(3), month_start_day smallint,
                     kind organization_kind, plan_ended boolean, stream_number bigint, stream_epoch uuid)
      language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if token_uid is null then
        select u.id, u.disabled_at is not null, u.deleted_at, u.valid_after
          into user_id, disabled, deleted_at, valid_after from users u where u.id = known_user;
      else
        select u.id, u.disabled_at is not null, u.deleted_at, u.valid_after
          into user_id, disabled, deleted_at, valid_after from users u where u.auth_uid = token_uid;
      end if;
      if wanted is not null then
        select o.id, m.role, o.currency, o.month_start_day, o.kind, coalesce(o.plan_ends_at <= now(), false),
            s.last_number, s.epoch
          into organization_id, role, currency, month_start_day, kind, plan_ended, stream_number, stream_epoch
          from memberships m join organizations o on o.id = m.organization_id
            join streams s on s.organization_id = o.id
          where m.organization_id = wanted and m.user_id = enter.user_id
            and m.removed_at is null and o.deleted_at is null;
      end if;
      perform set_config('app.user_id', coalesce(user_id::text, ''), true),
        set_config('app.organization_id', coalesce(organization_id::text, ''), true),
        set_config('app.via', door, true), set_config('app.batch_id', coalesce(batch::text, ''), true);
      if user_id is not null then return next; end if;
    end $$;
    select run_at_gate('enter(text, uuid, uuid, text, uuid)');

    -- How far back a client may come: 7 days or 100,000 changes, whichever is more. The record itself stays; what only
    -- said that something private changed goes.
    create function advance_floors() returns void
      language sql security definer set search_path = public, pg_temp as $$
      update streams s set floor_number = old.number
        from (select o.organization_id, (select c.number from changes c
                where c.organization_id = o.organization_id and c.number <= o.last_number - 100000
                  and c.at < now() - interval '7 days'
                order by c.number desc limit 1) as number from streams o) old
        where s.organization_id = old.organization_id and old.number > s.floor_number;
      delete from changes c using streams s
        where s.organization_id = c.organization_id and c.private_to is not null and c.number <= s.floor_number;
    $$;
    select run_at_gate('advance_floors()');
  `.execute(db)
}
