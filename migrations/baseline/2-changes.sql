create type change_action as enum ('CREATED', 'UPDATED', 'DELETED');
create type undo_step as (kind text, place integer, record_id uuid, first jsonb, last jsonb, patch jsonb, outcome text);

-- The change stream of an organization.
create table streams (
  organization_id uuid primary key default current_organization() references organizations on delete cascade,
  last_number     bigint not null default 0,
  floor_number    bigint not null default 0,
  epoch           uuid not null default gen_random_uuid()
);
select isolate_tenant('streams');
create policy security_definer on streams to purser_gate using (true);
revoke update, delete on streams from purser_app;
grant select, insert, update on streams to purser_gate;

create table changes (
  id              bigint generated always as identity,
  organization_id uuid not null,
  -- Null until the transaction numbers its changes, just before it commits.
  number          bigint,
  kind            text not null,
  record_id       uuid not null,
  action          change_action not null,
  before          jsonb,
  after           jsonb,
  user_id         uuid,
  via             text not null,
  batch_id        uuid not null,
  -- The only user who may see the change.
  private_to      uuid,
  transaction_id  xid8 not null default pg_current_xact_id(),
  at              timestamptz not null default now(),
  undoes          uuid,
  primary key (organization_id, id),
  unique (organization_id, number)
);
create index on changes (batch_id, kind, number);
create index changes_of_document on changes (organization_id, (coalesce(after, before) ->> 'document_id'))
  where kind = 'staged_item';
create index changes_of_receipt on changes (organization_id, (coalesce(after, before) ->> 'receipt_id'))
  where kind in ('receipt_link', 'receipt_match');
create index changes_of_transaction on changes (organization_id, (coalesce(after, before) ->> 'transaction_id'))
  where kind in ('receipt_link', 'receipt_match', 'staged_item') and coalesce(after, before) ->> 'transaction_id' is not null;
create index on changes (organization_id, (before ->> 'transaction_id'))
  where kind in ('receipt_link', 'receipt_match') and action = 'DELETED';
create index on changes (organization_id, (before ->> 'receipt_id'))
  where kind in ('receipt_link', 'receipt_match') and action = 'DELETED';
create index on changes (organization_id, kind, number desc) where action = 'DELETED';
create index on changes (organization_id, kind, record_id, number);
create index on changes (organization_id, number) where private_to is not null;
create index on changes (organization_id, undoes) where undoes is not null;
create index on changes (transaction_id) where number is null;
select isolate_tenant('changes');
create policy security_definer on changes to purser_gate using (true);
create policy not_private on changes as restrictive for select to purser_app
  using (private_to is null or private_to = (select current_app_user()));
revoke insert, update, delete on changes from purser_app;
grant select, insert, update, delete on changes to purser_gate;

-- A line of the change log.
create table change_batches (
  organization_id uuid not null references organizations on delete cascade,
  id              uuid not null,
  -- The number of the batch's last change.
  number          bigint not null,
  at              timestamptz not null,
  user_id         uuid,
  via             text not null,
  undoes          uuid,
  -- The number of records by kind and action, from the first to the last change: {"transaction CREATED": 3}.
  tally           jsonb not null,
  primary key (organization_id, id),
  unique (organization_id, number)
);
create index on change_batches (organization_id, user_id, number);
select isolate_tenant('change_batches');
create policy security_definer on change_batches to purser_gate using (true);
revoke insert, update, delete on change_batches from purser_app;
grant select, insert, update on change_batches to purser_gate;

-- The kinds of records that undo can restore. Records are restored in the order of place, so that referenced records exist
-- first. The columns in follows are computed from others, so a difference in them does not block an undo.
create table undoable_kinds (
  kind       text primary key,
  table_name text not null,
  place      integer not null unique,
  follows    text[] not null default '{}'
);
grant select on undoable_kinds to purser_app;
insert into undoable_kinds (kind, table_name, place, follows) values
('tag', 'tags', -10, '{}'),
  ('organization', 'organizations', -9, '{}'),
  ('category', 'categories', -8, '{position}'),
  ('budget', 'budgets', -7, '{}'),
  ('rule', 'rules', -6, '{position}'),
  ('recurrence', 'recurrences', -5, '{next_date}'),
  ('document', 'documents', 4, '{state,stage_since}'),
  ('transaction', 'transactions', 5, '{set_by}'),
  ('receipt', 'receipts', 6, '{}'),
  ('staged_item', 'staged_items', 7, '{reviewed_by,reviewed_at}'),
  ('receipt_link', 'receipt_transactions', 8, '{}'),
  ('receipt_match', 'receipt_matches', 9, '{score,reasons,decided_by,decided_at}');

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
create policy security_definer on idempotency_keys to purser_gate using (true);
create policy own on idempotency_keys
  using (user_id = (select current_app_user()));
grant select, insert, update on idempotency_keys to purser_app;
grant select, delete on idempotency_keys to purser_gate;

create unlogged table presences (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              uuid not null default uuidv7(),
  user_id         uuid not null default current_app_user() references users,
  -- The document that the member has open for review.
  document_id     uuid,
  seen_at         timestamptz not null default now(),
  primary key (organization_id, id)
);
create index on presences (id);
create index on presences (seen_at);
select isolate_tenant('presences');
create policy security_definer on presences to purser_gate using (true);
grant select, insert, update, delete on presences to purser_gate;
