create type chat_role as enum ('USER', 'ASSISTANT', 'ERROR');
create type message_state as enum ('WORKING', 'DONE', 'STOPPED');

create table assistant_sessions (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              uuid not null default uuidv7(),
  user_id         uuid not null default current_app_user() references users,
  last_question   jsonb,
  created_at      timestamptz not null default now(),
  opened_at       timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, id, user_id)
);
create index on assistant_sessions (organization_id, user_id, created_at desc);
select isolate_tenant('assistant_sessions');
select restrict_to_owner('assistant_sessions');

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
  state           message_state not null default 'DONE',
  question        jsonb,
  notice          text check (length(notice) <= 500),
  primary key (organization_id, id),
  foreign key (organization_id, session_id, user_id)
    references assistant_sessions (organization_id, id, user_id) on delete cascade
);
create index on chat_messages (organization_id, document_id);
create index on chat_messages (organization_id, session_id, position);
select isolate_tenant('chat_messages');
select restrict_to_owner('chat_messages');

create table ai_usage (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              uuid not null default uuidv7(),
  user_id         uuid not null default current_app_user() references users,
  document_id     uuid,
  kind            text not null check (kind in ('document', 'voice')),
  credits         integer not null check (credits >= 0),
  state           text not null default 'reserved' check (state in ('reserved', 'settled', 'returned')),
  at              timestamptz not null default now(),
  primary key (organization_id, id)
);
create index on ai_usage (user_id, at) where state <> 'returned';
select isolate_tenant('ai_usage');
create policy security_definer on ai_usage for select to purser_gate using (true);
grant select on ai_usage to purser_gate;

-- Each call of a language model, without its texts.
create table model_calls (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              uuid not null default uuidv7(),
  user_id         uuid not null default current_app_user() references users,
  purpose         text not null check (purpose in ('answer', 'document')),
  model           text not null,
  prompt_hash     bytea not null,
  tool_calls      integer not null default 0 check (tool_calls >= 0),
  input_tokens    integer not null default 0 check (input_tokens >= 0),
  output_tokens   integer not null default 0 check (output_tokens >= 0),
  outcome         text not null,
  at              timestamptz not null default now(),
  primary key (organization_id, id)
);
create index on model_calls (organization_id, at);
select isolate_tenant('model_calls');
