import { type Kysely, sql } from 'kysely'

// What undo, the trash and the change log stand on, and where a reader of the books stands in the stream of changes.
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
