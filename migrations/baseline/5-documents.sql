create type document_kind as enum ('RECEIPT', 'BUDGET_LIST', 'STATEMENT', 'TEXT', 'VOICE');
create type document_stage as enum ('RECEIVED', 'READING', 'STAGED', 'FAILED');
create type document_state as enum ('STAGING', 'PROCESSED', 'DISCARDED');
create type receipt_match_state as enum ('SUGGESTED', 'CONFIRMED', 'DECLINED');
create type staged_item_kind as enum ('RECEIPT_ITEM', 'STATEMENT_ROW', 'BUDGET_LINE', 'DRAFT');
create type staged_item_state as enum ('PENDING', 'APPROVED', 'MERGED', 'DISCARDED');

create table uploads (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              uuid not null default uuidv7(),
  user_id         uuid not null default current_app_user() references users,
  file_name       text not null check (length(file_name) between 1 and 255),
  content_type    text not null,
  storage_path    text not null,
  state           text not null default 'pending' check (state in ('pending', 'receiving', 'uploaded', 'used')),
  size            integer,
  sha256          bytea,
  expires_at      timestamptz not null,
  created_at      timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, storage_path)
);
create index on uploads (expires_at) where state <> 'used';
select isolate_tenant('uploads');
create policy security_definer on uploads for select to purser_gate using (true);
grant select on uploads to purser_gate;

create table documents (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              uuid not null default uuidv7(),
  kind            document_kind not null,
  stage           document_stage not null default 'RECEIVED',
  state           document_state not null default 'STAGING',
  file_name       text not null,
  content_type    text not null,
  size            integer not null,
  sha256          bytea,
  storage_path    text,
  page_count      integer not null default 0,
  title           text not null default '',
  total_minor     bigint,
  currency        char(3),
  failure         text,
  credits         integer not null default 0,
  created_by      uuid not null default current_app_user() references users,
  created_at      timestamptz not null default now(),
  version         integer not null default 1,
  part_of         uuid,
  part            smallint not null default 1 check (part >= 1),
  stage_since     timestamptz not null default now(),
  transcript      text check (length(transcript) <= 8000),
  is_kept_twice   boolean not null default false,
  attempt         integer not null default 1 check (attempt >= 1),
  note            text check (note <> '' and length(note) <= 2000),
  primary key (organization_id, id),
  check ((part_of is null) = (part = 1)),
  foreign key (organization_id, part_of) references documents (organization_id, id) on delete cascade
);
create index on documents (organization_id, created_at desc, id desc);
create unique index on documents (organization_id, part_of, part) where part_of is not null;
create index on documents (organization_id, sha256);
select isolate_tenant('documents');
create policy security_definer on documents for select to purser_gate using (true);
grant select on documents to purser_gate;

-- Words and pages of a document. They are large and can be read again, so changes does not record them.
create table document_readings (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  document_id     uuid not null,
  pages           jsonb not null,
  text            text not null,
  fields          jsonb not null,
  primary key (organization_id, document_id)
);
select isolate_tenant('document_readings');
create policy security_definer on document_readings for select to purser_gate using (true);
grant select (organization_id, document_id) on document_readings to purser_gate;

create table receipts (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              uuid not null default uuidv7(),
  document_id     uuid not null,
  merchant        text,
  date            date,
  currency        char(3),
  total_minor     bigint,
  tax_minor       bigint,
  duplicate_of    uuid,
  version         integer not null default 1,
  created_by      uuid not null default current_app_user() references users,
  created_at      timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, document_id),
  foreign key (organization_id, document_id) references documents (organization_id, id) on delete cascade,
  foreign key (organization_id, duplicate_of) references receipts (organization_id, id) on delete set null (duplicate_of)
);
create index receipts_merchant on receipts using gin (organization_id, plain(merchant) gin_trgm_ops);
create index on receipts (organization_id, created_at desc, id desc);
select isolate_tenant('receipts');
create policy security_definer on receipts for select to purser_gate using (true);
grant select on receipts to purser_gate;

create table receipt_transactions (
  organization_id uuid not null default current_organization(),
  receipt_id      uuid not null,
  transaction_id  uuid not null,
  id              uuid not null default uuidv7(),
  primary key (organization_id, receipt_id, transaction_id),
  unique (organization_id, id),
  foreign key (organization_id, receipt_id) references receipts (organization_id, id) on delete cascade,
  foreign key (organization_id, transaction_id) references transactions (organization_id, id) on delete cascade
);
create index on receipt_transactions (organization_id, transaction_id);
select isolate_tenant('receipt_transactions');
create policy security_definer on receipt_transactions for select to purser_gate using (true);
grant select on receipt_transactions to purser_gate;

-- Suggested links between receipts and transactions. A declined one is not suggested again.
create table receipt_matches (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              uuid not null default uuidv7(),
  receipt_id      uuid not null,
  transaction_id  uuid not null,
  state           receipt_match_state not null default 'SUGGESTED',
  score           real not null check (score between 0 and 1),
  reasons         text[] not null default '{}',
  decided_by      uuid references users,
  decided_at      timestamptz,
  primary key (organization_id, id),
  unique (organization_id, receipt_id, transaction_id),
  check ((state = 'SUGGESTED') = (decided_at is null)),
  foreign key (organization_id, receipt_id) references receipts (organization_id, id) on delete cascade,
  foreign key (organization_id, transaction_id) references transactions (organization_id, id) on delete cascade
);
create index on receipt_matches (organization_id, transaction_id);
select isolate_tenant('receipt_matches');

create table staged_items (
  organization_id        uuid not null default current_organization() references organizations on delete cascade,
  id                     uuid not null default uuidv7(),
  document_id            uuid not null,
  kind                   staged_item_kind not null,
  state                  staged_item_state not null default 'PENDING',
  position               integer not null,
  type                   category_type not null,
  description            text not null check (length(description) <= 500),
  note                   text not null default '',
  amount_minor           bigint not null,
  currency               char(3) not null,
  date                   date,
  month                  date check (extract(day from month) = 1),
  category_id            uuid,
  proposed_category_name text,
  confidence             real not null default 1,
  doubt                  text,
  place                  jsonb,
  transaction_id         uuid,
  reviewed_by            uuid references users,
  reviewed_at            timestamptz,
  version                integer not null default 1,
  amount_doubt           text,
  primary key (organization_id, id),
  foreign key (organization_id, category_id, type) references categories (organization_id, id, type),
  foreign key (organization_id, document_id) references documents (organization_id, id) on delete cascade,
  foreign key (organization_id, transaction_id) references transactions (organization_id, id) on delete set null (transaction_id)
);
create index on staged_items (organization_id, document_id) where state = 'PENDING';
create index on staged_items (organization_id, document_id, position);
create index on staged_items (organization_id, lower(description)) where state in ('APPROVED', 'MERGED');
create index on staged_items (organization_id, transaction_id) where transaction_id is not null;
select isolate_tenant('staged_items');
create policy security_definer on staged_items for select to purser_gate using (true);
grant select on staged_items to purser_gate;

-- The names that users give to the merchants of receipts. Changes does not record them: each review teaches them again.
create table merchant_names (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  kind            text not null check (kind in ('tax-number', 'company-number', 'phone', 'website', 'name')),
  value           text not null check (length(value) between 1 and 300),
  name            text not null check (length(name) between 1 and 200),
  updated_at      timestamptz not null default now(),
  primary key (organization_id, kind, value)
);
select isolate_tenant('merchant_names');
