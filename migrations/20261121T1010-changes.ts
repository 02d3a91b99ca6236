import { type Kysely, sql } from 'kysely'

// The record of every change: live stream, audit trail and undo log. And the memory of writes already answered.
// Reads served: what came after number n in this organization; the changes of one record.
export async function up(db: Kysely<never>) {
  await sql`
    create table streams (
      organization_id uuid primary key default current_organization() references organizations on delete cascade,
      last_number     bigint not null default 0,
      floor_number    bigint not null default 0,
      epoch           uuid not null default gen_random_uuid()
    );
    select confine_to_organization('streams');
    revoke update, delete on streams from purser_app;

    create type change_action as enum ('CREATED', 'UPDATED', 'DELETED');

    create table changes (
      id              bigint generated always as identity,
      organization_id uuid not null,
      number          bigint,
      kind            text not null,
      record_id       uuid not null,
      action          change_action not null,
      before          jsonb,
      after           jsonb,
      user_id         uuid,
      via             text not null,
      batch_id        uuid not null,
      private_to      uuid,
      transaction_id  xid8 not null default pg_current_xact_id(),
      at              timestamptz not null default now(),
      primary key (organization_id, id),
      unique (organization_id, number)
    );
    create index on changes (transaction_id) where number is null;
    create index on changes (organization_id, kind, record_id, number);
    create index on changes (organization_id, batch_id);
    select confine_to_organization('changes');
    create policy not_private on changes as restrictive for select
      using (private_to is null or private_to = (select current_app_user()));
    revoke insert, update, delete on changes from purser_app;

    -- The batch is what one action changed: one transaction, unless the action names a longer one.
    create function current_batch() returns uuid language plpgsql as $$
    declare batch text := nullif(current_setting('app.batch_id', true), '');
    begin
      if batch is null then
        batch := gen_random_uuid()::text;
        perform set_config('app.batch_id', batch, true);
      end if;
      return batch::uuid;
    end $$;

    -- Arguments: the kind of record; 'content' or 'private' (then only that it changed is kept, for its owner alone).
    create function record_change() returns trigger
      language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      old_row jsonb; new_row jsonb; owner uuid;
    begin
      if tg_op <> 'INSERT' then old_row := to_jsonb(old); end if;
      if tg_op <> 'DELETE' then new_row := to_jsonb(new); end if;
      if tg_op = 'UPDATE' and old_row - 'version' = new_row - 'version' then return null; end if;
      if tg_argv[1] = 'private' then owner := (coalesce(new_row, old_row) ->> 'user_id')::uuid; end if;
      insert into changes (organization_id, kind, record_id, action, before, after, user_id, via, batch_id, private_to)
      values (
        (coalesce(new_row, old_row) ->> 'organization_id')::uuid, tg_argv[0],
        coalesce(coalesce(new_row, old_row) ->> 'id', coalesce(new_row, old_row) ->> 'user_id')::uuid,
        case tg_op when 'INSERT' then 'CREATED' when 'UPDATE' then 'UPDATED' else 'DELETED' end::change_action,
        case when owner is null then old_row end, case when owner is null then new_row end,
        current_app_user(), coalesce(nullif(current_setting('app.via', true), ''), 'server'), current_batch(), owner);
      return null;
    end $$;

    grant insert, select, update on changes, streams to purser_gate;
    select run_at_gate('record_change()');

    create function record_changes_of(tenant_table regclass, kind text, detail text default 'content') returns void
      language plpgsql as $$
    begin
      execute format('create trigger record_change after insert or update or delete on %s
        for each row execute function record_change(%L, %L)', tenant_table, kind, detail);
    end $$;

    -- The last statement before commit: gives this transaction's changes their numbers, dense and in commit order,
    -- because the stream's row stays locked until then. Answers the new last number, or null if nothing changed.
    create function seal_changes() returns bigint
      language plpgsql security definer set search_path = public, pg_temp as $$
    declare amount bigint; base bigint;
    begin
      select count(*) into amount from changes where transaction_id = pg_current_xact_id() and number is null;
      if amount = 0 then return null; end if;
      update streams set last_number = last_number + amount
        where organization_id = current_organization() returning last_number - amount into base;
      if base is null then raise exception 'changes outside of an organization'; end if;
      update changes c set number = base + o.place
        from (select id, row_number() over (order by id) as place from changes
              where transaction_id = pg_current_xact_id() and number is null) o
        where c.organization_id = current_organization() and c.id = o.id;
      return base + amount;
    end $$;
    select run_at_gate('seal_changes()');

    -- The heads of the streams that a server process follows. Numbers only, so it may look across organizations.
    create function stream_heads(organizations uuid[]) returns table (organization_id uuid, last_number bigint)
      language plpgsql security definer set search_path = public, pg_temp as $$
    declare one uuid;
    begin
      foreach one in array organizations loop
        perform set_config('app.organization_id', one::text, true);
        return query select s.organization_id, s.last_number from streams s where s.organization_id = one;
      end loop;
      perform set_config('app.organization_id', '', true);
    end $$;
    select run_at_gate('stream_heads(uuid[])');

    select record_changes_of('memberships', 'member');

    create table idempotency_keys (
      organization_id uuid not null,
      user_id         uuid not null default current_app_user() references users on delete cascade,
      key             text not null check (length(key) between 8 and 255),
      request_hash    bytea not null,
      answer          jsonb,
      created_at      timestamptz not null default now(),
      primary key (organization_id, user_id, key)
    );
    create index on idempotency_keys (created_at);
    alter table idempotency_keys enable row level security;
    alter table idempotency_keys force row level security;
    create policy own on idempotency_keys
      using (organization_id = coalesce((select current_organization()), '00000000-0000-0000-0000-000000000000')
             and user_id = (select current_app_user()));
    grant select, insert, update on idempotency_keys to purser_app;
  `.execute(db)
}
