create type import_format as enum ('CSV', 'OFX', 'QIF', 'CAMT', 'MT940', 'HTML', 'XLSX', 'ARCHIVE', 'ACTUAL');
create type import_state as enum ('READING', 'READY', 'APPLYING', 'DONE', 'REVERTING', 'REVERTED', 'FAILED', 'CANCELLED');
create type import_verdict as enum ('NEW', 'THERE', 'POSSIBLE');
create type archive_state as enum ('REQUESTED', 'MAKING', 'READY', 'FAILED', 'EXPIRED');

create table imports (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              uuid not null default uuidv7(),
  file_name       text not null check (file_name <> '' and length(file_name) <= 255),
  size            integer not null,
  -- Null when the file is deleted.
  storage_path    text,
  format          import_format,
  state           import_state not null default 'READING',
  -- Grows with each import attempt, so that an earlier attempt in another process cannot write any more.
  attempt         integer not null default 1,
  -- Percent of the current step.
  progress        smallint not null default 0 check (progress between 0 and 100),
  -- The reason of a failure, as a sentence.
  problem         text,
  -- How a table is read: {above, columns, dayOrder, decimal, ...}.
  layout          jsonb,
  -- The first rows of a table, as text.
  sample          jsonb not null default '[]',
  -- Identifies the heading of a table.
  signature       text,
  is_remembered   boolean not null default false,
  row_count       integer not null default 0,
  new_count       integer not null default 0,
  there_count     integer not null default 0,
  possible_count  integer not null default 0,
  taken_count     integer not null default 0,
  first_day       date,
  last_day        date,
  -- [{currency, in_minor, out_minor}]
  sums            jsonb not null default '[]',
  -- [{reason, count}]
  left_out        jsonb not null default '[]',
  accounts        text[] not null default '{}',
  archive         jsonb,
  -- The batch of the changes that the import made.
  batch_id        uuid,
  -- Records that the import created besides transactions: {categories: [id], tags: [id]}.
  made            jsonb not null default '{}',
  created_by      uuid not null default current_app_user() references users,
  created_at      timestamptz not null default now(),
  rates           jsonb not null default '{}',
  base_currency   char(3),
  skipped_rows    jsonb not null default '[]',
  skipped_count   integer not null default 0,
  primary key (organization_id, id)
);
create unique index on imports (organization_id) where state in ('APPLYING', 'REVERTING');
select isolate_tenant('imports');
create policy security_definer on imports for select to purser_gate using (true);
grant select on imports to purser_gate;

create table import_rows (
  organization_id   uuid not null default current_organization() references organizations on delete cascade,
  id                uuid not null default uuidv7(),
  import_id         uuid not null,
  -- The position in the file, from 1.
  position          integer not null,
  date              date not null,
  type              category_type not null,
  amount_minor      bigint not null check (amount_minor > 0),
  currency          char(3) not null,
  base_amount_minor bigint not null check (base_amount_minor > 0),
  rate              numeric check (rate > 0),
  description       text not null check (length(description) <= 500),
  note              text not null default '' check (length(note) <= 2000),
  account           text,
  bank_id           text,
  -- Suggested or chosen. A category that no longer exists counts as none.
  category_id       uuid,
  -- Null when a user chose the category, else "rule <id>", "learned" or "file".
  category_set_by   text,
  -- The name in the file: "Food:Groceries".
  category_name     text,
  tag_names         text[] not null default '{}',
  -- Like the splits of a transaction, with category_name.
  splits            jsonb,
  -- A sentence that tells the user what to check.
  doubt             text,
  verdict           import_verdict not null default 'NEW',
  -- The transaction that the row is, or may be.
  match_id          uuid,
  reasons           text[] not null default '{}',
  taken             boolean not null default true,
  -- The verdict at the time of a user's decision. Null when there is none.
  decided_on        import_verdict,
  primary key (organization_id, id),
  unique (organization_id, import_id, position),
  foreign key (organization_id, import_id) references imports (organization_id, id) on delete cascade
);
create index on import_rows (organization_id, bank_id) where bank_id is not null;
create index on import_rows (organization_id, date, amount_minor);
create index on import_rows (organization_id, import_id, position) where verdict <> 'NEW';
select isolate_tenant('import_rows');

create table import_layouts (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  signature       text not null,
  layout          jsonb not null,
  changed_at      timestamptz not null default now(),
  primary key (organization_id, signature)
);
select isolate_tenant('import_layouts');

-- Work tables of the comparison of an import with the ledger: unmatched transactions, unmatched rows, pairs, and candidates
-- with their similarity.
create unlogged table compared_books (
  organization_id uuid not null default current_organization(),
  id              uuid not null,
  is_original     boolean not null,
  is_imported     boolean not null,
  date            date not null,
  type            category_type not null,
  currency        char(3) not null,
  amount_minor    bigint not null,
  account         text,
  bank_id         text,
  name            text not null,
  words           text not null,
  has_note        boolean not null
);
select isolate_tenant('compared_books');

create unlogged table compared_rows (
  organization_id uuid not null default current_organization(),
  id              uuid not null,
  position        integer not null,
  date            date not null,
  type            category_type not null,
  currency        char(3) not null,
  amount_minor    bigint not null,
  account         text,
  -- Also null when the file has the id twice.
  bank_id         text,
  name            text not null,
  words           text not null,
  has_note        boolean not null
);
select isolate_tenant('compared_rows');

create unlogged table compared_pairs (
  organization_id uuid not null default current_organization(),
  import_id       uuid not null,
  row_id          uuid not null,
  match_id        uuid not null,
  verdict         import_verdict not null,
  reasons         text[] not null,
  primary key (organization_id, import_id, row_id),
  unique (organization_id, import_id, match_id)
);
select isolate_tenant('compared_pairs');

create unlogged table compared_likes (
  organization_id uuid not null default current_organization(),
  row_id          uuid not null,
  match_id        uuid not null,
  days            integer not null,
  likeness        real not null
);
select isolate_tenant('compared_likes');

create table archives (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              uuid not null default uuidv7(),
  user_id         uuid not null default current_app_user() references users,
  state           archive_state not null default 'REQUESTED',
  -- Percent.
  progress        smallint not null default 0 check (progress between 0 and 100),
  storage_path    text,
  size            bigint,
  -- The number of records by noun: {"transactions": 12}.
  counts          jsonb not null default '{}',
  problem         text,
  created_at      timestamptz not null default now(),
  ready_at        timestamptz,
  -- After this time the file is not delivered any more and is deleted.
  expires_at      timestamptz,
  primary key (organization_id, id)
);
create index on archives (expires_at) where storage_path is not null;
create index on archives (organization_id, user_id, created_at desc);
create unique index archives_under_way on archives (organization_id, user_id) where state in ('REQUESTED', 'MAKING');
select isolate_tenant('archives');
create policy own on archives as restrictive to purser_app using (user_id = (select current_app_user()));
create policy security_definer on archives for select to purser_gate using (true);
grant select on archives to purser_gate;
