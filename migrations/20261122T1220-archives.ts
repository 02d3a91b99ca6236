import { type Kysely, sql } from 'kysely'

// All of an organization's data in one file, as somebody may see it: made by a job, good for a day. Not part of the
// books, so not part of the record of changes.
// Reads served: one's own, newest first; those whose file is to go.
export async function up(db: Kysely<never>) {
  await sql`
    create type archive_state as enum ('REQUESTED', 'MAKING', 'READY', 'FAILED', 'EXPIRED');
    create table archives (
      organization_id uuid not null default current_organization() references organizations on delete cascade,
      id              uuid not null default uuidv7(),
      user_id         uuid not null default current_app_user() references users,
      state           archive_state not null default 'REQUESTED',
      -- Percent of the making.
      progress        smallint not null default 0 check (progress between 0 and 100),
      storage_path    text,
      size            bigint,
      -- How many there are of each noun: {"transactions": 12}.
      counts          jsonb not null default '{}',
      problem         text,
      created_at      timestamptz not null default now(),
      ready_at        timestamptz,
      -- From then on the file is not given out any more, and it is removed.
      expires_at      timestamptz,
      primary key (organization_id, id)
    );
    create index on archives (organization_id, user_id, created_at desc);
    -- One at a time is made for a person.
    create unique index archives_under_way on archives (organization_id, user_id) where state in ('REQUESTED', 'MAKING');
    create index on archives (expires_at) where storage_path is not null;
    select confine_to_organization('archives');
    -- What is in it was seen with somebody's own eyes: views and conversations of others are not in it.
    create policy own on archives as restrictive to purser_app using (user_id = (select current_app_user()));

    grant select on archives to purser_gate;
    create policy gate on archives for select to purser_gate using (true);
    create function archives_to_forget() returns table (organization_id uuid, user_id uuid, id uuid, storage_path text)
      language sql stable security definer set search_path = public, pg_temp as $$
      select organization_id, user_id, id, storage_path from archives
        where storage_path is not null and expires_at < now() $$;
    select run_at_gate('archives_to_forget()');
  `.execute(db)
}
