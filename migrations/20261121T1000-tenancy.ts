import { type Kysely, sql } from 'kysely'

// People, organizations and the fence between organizations.
// Reads served: who is this token, and what may they do in that organization (once a request); my organizations.
export async function up(db: Kysely<never>) {
  await sql`
    create extension if not exists pg_trgm;

    -- PostgreSQL 18 has it; on an older server it is made here: milliseconds since 1970, then random bits (RFC 9562).
    do $$ begin
      if not exists (select from pg_proc where proname = 'uuidv7') then
        create function uuidv7() returns uuid language sql volatile parallel safe as $f$
          select encode(
            set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
              placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
              52, 1), 53, 1), 'hex')::uuid $f$;
      end if;
    end $$;

    create function current_organization() returns uuid language sql stable parallel safe
      return nullif(current_setting('app.organization_id', true), '')::uuid;
    create function current_app_user() returns uuid language sql stable parallel safe
      return nullif(current_setting('app.user_id', true), '')::uuid;

    -- Functions that must see before anything may be seen (who is this token?) run as purser_gate, which sees only
    -- what is granted to it below and cannot log in.
    create function run_at_gate(gate_function regprocedure) returns void language plpgsql as $$
    begin
      execute format('alter function %s owner to purser_gate', gate_function);
      execute format('revoke all on function %s from public', gate_function);
      execute format('grant execute on function %s to purser_app', gate_function);
    end $$;

    -- The fence. Every table with an organization_id passes through here.
    create function confine_to_organization(tenant_table regclass) returns void language plpgsql as $$
    begin
      execute format('alter table %s enable row level security', tenant_table);
      execute format('alter table %s force row level security', tenant_table);
      execute format(
        'create policy tenant on %s using (organization_id = (select current_organization()))
           with check (organization_id = (select current_organization()))', tenant_table);
      execute format('grant select, insert, update, delete on %s to purser_app', tenant_table);
    end $$;

    create table countries (
      id       uuid primary key,
      code     char(2) not null unique,
      name     text not null,
      currency char(3) not null,
      symbol   text not null
    );
    grant select on countries to purser_app;

    create table users (
      id                       uuid primary key default uuidv7(),
      auth_uid                 text not null unique,
      name                     text not null check (name <> '' and length(name) <= 120),
      email                    text not null,
      country_id               uuid references countries,
      has_completed_onboarding boolean not null default false,
      disabled_at              timestamptz,
      created_at               timestamptz not null default now()
    );

    create type organization_kind as enum ('PERSONAL', 'TEAM');
    create type role as enum ('OWNER', 'ADMIN', 'MEMBER', 'VIEWER');

    create table organizations (
      id              uuid primary key default uuidv7(),
      name            text not null check (name <> '' and length(name) <= 120),
      kind            organization_kind not null,
      currency        char(3) not null,
      month_start_day smallint not null default 1 check (month_start_day between 1 and 28),
      time_zone       text not null default 'UTC',
      created_by      uuid not null default current_app_user() references users,
      created_at      timestamptz not null default now(),
      deleted_at      timestamptz
    );

    -- A former member keeps the row, so that what they recorded keeps its name.
    create table memberships (
      organization_id uuid not null default current_organization() references organizations on delete cascade,
      user_id         uuid not null references users,
      role            role not null,
      joined_at       timestamptz not null default now(),
      removed_at      timestamptz,
      primary key (organization_id, user_id)
    );
    create index on memberships (user_id);

    alter table users enable row level security;
    alter table users force row level security;
    create policy me on users using (id = (select current_app_user())) with check (id = (select current_app_user()));
    create policy fellow_members on users for select using (
      id in (select user_id from memberships where organization_id = (select current_organization())));
    grant select, insert, update on users to purser_app;

    alter table organizations enable row level security;
    alter table organizations force row level security;
    create policy mine on organizations for select using (
      id in (select organization_id from memberships
             where user_id = (select current_app_user()) and removed_at is null));
    create policy active on organizations using (id = (select current_organization()))
      with check (id = (select current_organization()));
    grant select, insert, update on organizations to purser_app;

    alter table memberships enable row level security;
    alter table memberships force row level security;
    create policy ours on memberships using (organization_id = (select current_organization()))
      with check (organization_id = (select current_organization()));
    create policy mine on memberships for select using (user_id = (select current_app_user()));
    grant select, insert, update on memberships to purser_app;

    -- Opens a request: says who asks (by a token's subject, or a user already known, for jobs), in which role, and sets
    -- the fence for the rest of the transaction. Without a profile: no row. An organization one is not in: a row
    -- without a role, and no organization is set.
    create function enter(token_uid text, known_user uuid, wanted uuid, door text)
      returns table (user_id uuid, disabled boolean, organization_id uuid, role role, currency char(3),
                     month_start_day smallint, kind organization_kind)
      language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if token_uid is null then
        select u.id, u.disabled_at is not null into user_id, disabled from users u where u.id = known_user;
      else
        select u.id, u.disabled_at is not null into user_id, disabled from users u where u.auth_uid = token_uid;
      end if;
      if wanted is not null then
        select o.id, m.role, o.currency, o.month_start_day, o.kind
          into organization_id, role, currency, month_start_day, kind
          from memberships m join organizations o on o.id = m.organization_id
          where m.organization_id = wanted and m.user_id = enter.user_id
            and m.removed_at is null and o.deleted_at is null;
      end if;
      perform set_config('app.user_id', coalesce(user_id::text, ''), true),
        set_config('app.organization_id', coalesce(organization_id::text, ''), true),
        set_config('app.via', door, true);
      if user_id is not null then return next; end if;
    end $$;
    create policy gate on users for select to purser_gate using (true);
    create policy gate on memberships for select to purser_gate using (true);
    create policy gate on organizations for select to purser_gate using (true);
    grant select on users, memberships, organizations to purser_gate;
    select run_at_gate('enter(text, uuid, uuid, text)');
  `.execute(db)
}
