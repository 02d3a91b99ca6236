create type category_type as enum ('EXPENSE', 'INCOME');
create type recurrence_frequency as enum ('WEEKLY', 'MONTHLY', 'YEARLY');

create table categories (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              uuid not null default uuidv7(),
  key             text,
  name            text not null check (name <> '' and length(name) <= 120),
  type            category_type not null,
  parent_id       uuid,
  icon            text not null,
  color           smallint not null check (color between 1 and 8),
  position        integer not null default 0,
  archived_at     timestamptz,
  created_at      timestamptz not null default now(),
  rollover        text not null default 'NONE' check (rollover in ('NONE', 'SURPLUS', 'ALL')),
  rollover_from   date check (extract(day from rollover_from) = 1),
  primary key (organization_id, id),
  unique (organization_id, id, type),
  unique (organization_id, key),
  foreign key (organization_id, parent_id, type) references categories (organization_id, id, type)
);
create unique index categories_name on categories (organization_id, type, lower(name)) where archived_at is null;
select isolate_tenant('categories');
create policy security_definer_reads on categories for select to purser_gate using (true);
grant select on categories to purser_gate;

create table tags (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              uuid not null default uuidv7(),
  name            text not null check (name <> '' and length(name) <= 60),
  color           smallint not null default 8 check (color between 1 and 8),
  created_at      timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index tags_name on tags (organization_id, lower(name));
select isolate_tenant('tags');

create table recurrences (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              uuid not null default uuidv7(),
  type            category_type not null,
  amount_minor    bigint not null check (amount_minor > 0),
  currency        char(3) not null,
  description     text not null check (description <> '' and length(description) <= 500),
  note            text not null default '' check (length(note) <= 2000),
  category_id     uuid,
  tag_ids         uuid[] not null default '{}',
  paid_by         uuid,
  frequency       recurrence_frequency not null,
  -- The interval, in weeks, months or years.
  every           smallint not null default 1 check (every between 1 and 12),
  -- The first date. It sets the weekday, the day of the month or the day of the year.
  start_date      date not null,
  end_date        date,
  -- The next date that is neither recorded nor skipped. Null after the last one.
  next_date       date,
  -- Whether transactions are recorded on their date, or only listed.
  posts           boolean not null default false,
  paused_at       timestamptz,
  version         integer not null default 1,
  created_by      uuid not null default current_app_user() references users,
  created_at      timestamptz not null default now(),
  primary key (organization_id, id),
  check (end_date >= start_date),
  foreign key (organization_id, category_id, type) references categories (organization_id, id, type),
  foreign key (organization_id, paid_by) references memberships (organization_id, user_id)
);
create index on recurrences (next_date) where posts and paused_at is null and next_date is not null;
create index on recurrences (organization_id, category_id);
create index on recurrences (organization_id, next_date) where next_date is not null;
select isolate_tenant('recurrences');
create policy security_definer on recurrences for select to purser_gate using (true);
grant select on recurrences to purser_gate;

create table transactions (
  organization_id   uuid not null default current_organization() references organizations on delete cascade,
  id                uuid not null default uuidv7(),
  type              category_type not null,
  amount_minor      bigint not null check (amount_minor > 0),
  currency          char(3) not null,
  base_amount_minor bigint not null check (base_amount_minor > 0),
  rate              numeric not null default 1 check (rate > 0),
  description       text not null check (length(description) <= 500),
  note              text not null default '' check (length(note) <= 2000),
  date              date not null,
  category_id       uuid,
  -- The staged item or the import row from which the transaction was created; each creates one at most.
  source_id         uuid,
  version           integer not null default 1,
  created_by        uuid default current_app_user() references users,
  created_at        timestamptz not null default now(),
  splits            jsonb check (
    splits is null or jsonb_typeof(splits) = 'array' and jsonb_array_length(splits) between 2 and 50),
  tag_ids           uuid[] not null default '{}' check (cardinality(tag_ids) <= 20),
  paid_by           uuid,
  reviewed          boolean not null default true,
  set_by            jsonb not null default '{}',
  recurrence_id     uuid,
  -- The author where no member is one: "Recurring: Rent", or a name from an archive.
  author_name       text check (length(author_name) <= 600),
  primary key (organization_id, id),
  unique (organization_id, source_id),
  constraint transactions_author check (created_by is not null or author_name is not null),
  check (splits is null or category_id is null),
  foreign key (organization_id, category_id, type) references categories (organization_id, id, type),
  foreign key (organization_id, paid_by) references memberships (organization_id, user_id),
  foreign key (organization_id, recurrence_id)
    references recurrences (organization_id, id) on delete set null (recurrence_id)
);
create index transactions_amount on transactions (organization_id, base_amount_minor, date desc);
create index transactions_foreign_amount on transactions (organization_id, amount_minor, date desc)
  where amount_minor <> base_amount_minor;
create index on transactions (organization_id, category_id, date desc, id desc);
create index on transactions (organization_id, date desc, id desc);
create index on transactions (organization_id, date desc, id desc) where not reviewed;
create index on transactions (organization_id, lower(description) text_pattern_ops, date desc);
create index on transactions (organization_id, paid_by, date desc, id desc) where paid_by is not null;
create index on transactions (organization_id, recurrence_id, date) where recurrence_id is not null;
create index transactions_rate on transactions (organization_id, currency, date desc, id desc)
  where amount_minor <> base_amount_minor;
create index transactions_search on transactions
  using gin (organization_id, month_of(date, 1::smallint), plain(description || ' ' || note) gin_trgm_ops)
  with (gin_pending_list_limit = 512);
create index transactions_split on transactions (organization_id, date desc, id desc) where splits is not null;
create index transactions_uncategorised on transactions (organization_id, date desc, id desc)
  where category_id is null and splits is null;
select isolate_tenant('transactions');
create policy security_definer on transactions for select to purser_gate using (true);
grant select on transactions to purser_gate;

-- The splits and the tags of transactions as rows. Triggers derive them from the transaction, and nothing else writes them.
create table transaction_splits (
  organization_id   uuid not null references organizations on delete cascade,
  transaction_id    uuid not null,
  position          smallint not null,
  type              category_type not null,
  date              date not null,
  category_id       uuid,
  amount_minor      bigint not null check (amount_minor > 0),
  base_amount_minor bigint not null check (base_amount_minor > 0),
  note              text not null default '' check (length(note) <= 500),
  primary key (organization_id, transaction_id, position),
  foreign key (organization_id, category_id, type) references categories (organization_id, id, type),
  foreign key (organization_id, transaction_id) references transactions (organization_id, id) on delete cascade
);
create index on transaction_splits (organization_id, category_id, date desc);
select isolate_tenant('transaction_splits');
revoke insert, update, delete on transaction_splits from purser_app;
grant select, insert, delete on transaction_splits to purser_gate;

create table transaction_tags (
  organization_id uuid not null references organizations on delete cascade,
  transaction_id  uuid not null,
  tag_id          uuid not null,
  date            date not null,
  primary key (organization_id, transaction_id, tag_id),
  foreign key (organization_id, tag_id) references tags (organization_id, id),
  foreign key (organization_id, transaction_id) references transactions (organization_id, id) on delete cascade
);
create index on transaction_tags (organization_id, tag_id, date desc);
select isolate_tenant('transaction_tags');
revoke insert, update, delete on transaction_tags from purser_app;
grant select, insert, delete on transaction_tags to purser_gate;

create table budgets (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              uuid not null default uuidv7(),
  category_id     uuid not null,
  month           date not null check (extract(day from month) = 1),
  amount_minor    bigint not null check (amount_minor >= 0),
  created_at      timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, category_id, month),
  foreign key (organization_id, category_id) references categories (organization_id, id)
);
create index on budgets (organization_id, month);
select isolate_tenant('budgets');
create policy security_definer_reads on budgets for select to purser_gate using (true);
grant select on budgets to purser_gate;

create table budget_alerts (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              uuid not null default uuidv7(),
  category_id     uuid not null,
  month           date not null,
  -- The percentage of the budget that was reached.
  level           smallint not null check (level in (80, 100)),
  at              timestamptz not null default now(),
  number          bigint not null,
  primary key (organization_id, id),
  unique (organization_id, category_id, month, level),
  foreign key (organization_id, category_id) references categories (organization_id, id) on delete cascade
);
create index on budget_alerts (organization_id, number);
select isolate_tenant('budget_alerts');
create policy security_definer on budget_alerts to purser_gate using (true);
revoke insert, update, delete on budget_alerts from purser_app;
grant select, insert on budget_alerts to purser_gate;
