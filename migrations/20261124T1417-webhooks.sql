create type webhook_stop as enum ('PAUSED', 'GONE', 'FAILING');
create type delivery_cause as enum ('CHANGE', 'REPLAY', 'TEST', 'GAP');
create type delivery_state as enum ('PENDING', 'DELIVERED', 'FAILED', 'SKIPPED');

create table webhooks (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              uuid not null default uuidv7(),
  name            text not null check (name <> '' and length(name) <= 60),
  url             text not null check (length(url) <= 2048),
  -- The kinds of records, the actions and the categories whose changes are sent. An empty list means all.
  kinds           text[] not null default '{}',
  actions         text[] not null default '{}' check (actions <@ '{CREATED,UPDATED,DELETED}'),
  category_ids    uuid[] not null default '{}',
  -- The reason why nothing is sent. Null while the webhook is enabled.
  stopped         webhook_stop,
  stopped_at      timestamptz,
  created_by      uuid not null default current_app_user() references users,
  created_at      timestamptz not null default now(),
  primary key (organization_id, id),
  check ((stopped is null) = (stopped_at is null))
);
select isolate_tenant('webhooks');
create policy security_definer on webhooks to purser_gate using (true);
grant select on webhooks to purser_gate;

-- The signing secrets, encrypted with the server's key. The former one is valid until ends_at.
create table webhook_secrets (
  organization_id uuid not null default current_organization(),
  webhook_id      uuid not null,
  id              uuid not null default uuidv7(),
  secret          text not null,
  ends_at         timestamptz,
  primary key (organization_id, webhook_id, id),
  foreign key (organization_id, webhook_id) references webhooks on delete cascade
);
select isolate_tenant('webhook_secrets');
create policy security_definer on webhook_secrets to purser_gate using (true);
grant select, delete on webhook_secrets to purser_gate;

-- The position of a webhook in the change stream: every change up to this number was delivered, given up or not selected.
create table webhook_cursors (
  organization_id uuid not null default current_organization(),
  webhook_id      uuid not null,
  number          bigint not null,
  -- The first of the failed attempts since the last successful one.
  failing_since   timestamptz,
  primary key (organization_id, webhook_id),
  foreign key (organization_id, webhook_id) references webhooks on delete cascade
);
select isolate_tenant('webhook_cursors');
create policy security_definer on webhook_cursors to purser_gate using (true);
grant select on webhook_cursors to purser_gate;

-- The delivery log. The payload is built from the change whenever it is sent, so purged values are not kept here.
create table webhook_deliveries (
  organization_id uuid not null default current_organization(),
  id              uuid not null default uuidv7(),
  webhook_id      uuid not null,
  cause           delivery_cause not null,
  -- The receiver's key for dropping repeats. A replay has that of the first delivery.
  message_id      text not null,
  type            text not null,
  -- The change; null for a test. For a gap, the last change that was skipped.
  number          bigint,
  record_id       uuid,
  state           delivery_state not null default 'PENDING',
  attempts        smallint not null default 0,
  -- The HTTP status of the last attempt, or the reason why there was none.
  status          smallint,
  failure         text,
  duration_ms     integer,
  due_at          timestamptz not null default now(),
  created_at      timestamptz not null default now(),
  ended_at        timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, webhook_id) references webhooks on delete cascade
);
create index on webhook_deliveries (organization_id, webhook_id, id desc);
create index on webhook_deliveries (organization_id, webhook_id, due_at) where state = 'PENDING';
-- The next event of a webhook is taken when the one before has ended.
create unique index on webhook_deliveries (organization_id, webhook_id) where state = 'PENDING' and cause = 'CHANGE';
create index on webhook_deliveries (ended_at);
select isolate_tenant('webhook_deliveries');
create policy security_definer on webhook_deliveries to purser_gate using (true);
grant select, delete on webhook_deliveries to purser_gate;
