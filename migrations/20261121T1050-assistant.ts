import { type Kysely, sql } from 'kysely'

// Conversations with the assistant, and what of the month's credits is used. Both belong to one user.
// Reads served: my last session here; a session's messages in order; this month's credits of a user.
export async function up(db: Kysely<never>) {
  await sql`
    create function keep_private(tenant_table regclass) returns void language plpgsql as $$
    begin
      execute format('create policy own on %s as restrictive using (user_id = (select current_app_user()))', tenant_table);
    end $$;

    create table assistant_sessions (
      organization_id uuid not null default current_organization() references organizations on delete cascade,
      id              uuid not null default uuidv7(),
      user_id         uuid not null default current_app_user() references users,
      last_question   jsonb,
      created_at      timestamptz not null default now(),
      primary key (organization_id, id),
      unique (organization_id, id, user_id)
    );
    create index on assistant_sessions (organization_id, user_id, created_at desc);
    select confine_to_organization('assistant_sessions');
    select keep_private('assistant_sessions');

    create type chat_role as enum ('USER', 'ASSISTANT', 'ERROR');

    create table chat_messages (
      organization_id uuid not null default current_organization() references organizations on delete cascade,
      id              uuid not null default uuidv7(),
      user_id         uuid not null default current_app_user() references users,
      session_id      uuid not null,
      position        bigint generated always as identity,
      role            chat_role not null,
      content         text not null,
      answer          jsonb not null default '[]',
      answer_table    jsonb,
      document_id     uuid,
      created_at      timestamptz not null default clock_timestamp(),
      primary key (organization_id, id),
      foreign key (organization_id, session_id, user_id) references assistant_sessions (organization_id, id, user_id)
        on delete cascade,
      foreign key (organization_id, document_id) references documents (organization_id, id)
        on delete set null (document_id)
    );
    create index on chat_messages (organization_id, session_id, position);
    create index on chat_messages (organization_id, document_id);
    select confine_to_organization('chat_messages');
    select keep_private('chat_messages');
    select record_changes_of('chat_messages', 'chat_message', 'private');

    create table ai_usage (
      organization_id uuid not null default current_organization() references organizations on delete cascade,
      id              uuid not null default uuidv7(),
      user_id         uuid not null default current_app_user() references users,
      document_id     uuid,
      kind            text not null check (kind in ('document', 'voice')),
      credits         integer not null check (credits >= 0),
      state           text not null default 'reserved' check (state in ('reserved', 'settled', 'returned')),
      at              timestamptz not null default now(),
      primary key (organization_id, id),
      foreign key (organization_id, document_id) references documents (organization_id, id)
        on delete set null (document_id)
    );
    create index on ai_usage (user_id, at) where state <> 'returned';
    select confine_to_organization('ai_usage');

    -- Credits are a user's, over all their organizations, and start again on the first of the month, UTC.
    create function ai_credits_used(of_user uuid) returns integer
      language plpgsql stable security definer set search_path = public, pg_temp as $$
    begin
      if of_user is distinct from current_app_user() then return null; end if;
      return (select coalesce(sum(credits), 0) from ai_usage
        where user_id = of_user and state <> 'returned' and at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC');
    end $$;
    create policy gate on ai_usage for select to purser_gate using (true);
    grant select on ai_usage to purser_gate;
    select run_at_gate('ai_credits_used(uuid)');
  `.execute(db)
}
