create table rules (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              uuid not null default uuidv7(),
  position        integer not null default 0,
  -- All conditions must hold: {text, min_minor, max_minor, type}.
  conditions      jsonb not null,
  -- {category_id, tag_ids, reviewed}
  actions         jsonb not null,
  enabled         boolean not null default true,
  version         integer not null default 1,
  created_by      uuid not null default current_app_user() references users,
  created_at      timestamptz not null default now(),
  primary key (organization_id, id)
);
create index on rules (organization_id, position);
select isolate_tenant('rules');

-- Descriptions whose category users have changed by hand, and how often.
create table category_corrections (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              uuid not null default uuidv7(),
  type            category_type not null,
  -- The description in search form.
  name            text not null check (name <> ''),
  description     text not null,
  category_id     uuid not null,
  times           integer not null default 1,
  -- The transaction that was corrected last. A second correction of it does not count.
  transaction_id  uuid not null,
  corrected_at    timestamptz not null default now(),
  declined_at     timestamptz,
  primary key (organization_id, id),
  unique (organization_id, type, name),
  foreign key (organization_id, category_id, type) references categories (organization_id, id, type) on delete cascade
);
create index on category_corrections (organization_id, corrected_at desc) where times > 1 and declined_at is null;
select isolate_tenant('category_corrections');
create policy security_definer on category_corrections to purser_gate using (true);
grant select, insert, update on category_corrections to purser_gate;

-- Dates that were recorded automatically. A row stays when a user undoes the transaction, so that it is not recorded again.
create table recurrence_days (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  recurrence_id   uuid not null,
  date            date not null,
  primary key (organization_id, recurrence_id, date),
  foreign key (organization_id, recurrence_id) references recurrences (organization_id, id) on delete cascade
);
select isolate_tenant('recurrence_days');

-- Transactions that repeat and have no recurrence yet.
create table recurrence_suggestions (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              uuid not null default uuidv7(),
  type            category_type not null,
  -- The common part of the descriptions, in search form.
  name            text not null check (length(name) <= 500),
  description     text not null check (length(description) <= 500),
  amount_minor    bigint not null check (amount_minor > 0),
  category_id     uuid,
  frequency       recurrence_frequency not null,
  every           smallint not null check (every between 1 and 12),
  hits            integer not null check (hits >= 3),
  last_date       date not null,
  next_date       date not null,
  found_at        timestamptz not null default now(),
  declined_at     timestamptz,
  primary key (organization_id, id),
  unique (organization_id, type, name, frequency, every),
  foreign key (organization_id, category_id, type)
    references categories (organization_id, id, type) on delete set null (category_id)
);
select isolate_tenant('recurrence_suggestions');

create table monthly_totals (
  organization_id uuid not null references organizations on delete cascade,
  -- The first day of the calendar month that gives the organization's month its name.
  month           date not null,
  type            category_type not null,
  -- Null for uncategorized transactions.
  category_id     uuid,
  amount_minor    bigint not null,
  -- The number of transactions with a split in the category.
  count           bigint not null,
  unique nulls not distinct (organization_id, month, type, category_id)
);
select isolate_tenant('monthly_totals');
create policy security_definer on monthly_totals to purser_gate using (true);
revoke insert, update, delete on monthly_totals from purser_app;
grant select, insert, update, delete on monthly_totals to purser_gate;

create table daily_totals (
  organization_id uuid not null references organizations on delete cascade,
  day             date not null,
  type            category_type not null,
  amount_minor    bigint not null,
  count           bigint not null,
  primary key (organization_id, day, type)
);
select isolate_tenant('daily_totals');
create policy security_definer on daily_totals to purser_gate using (true);
revoke insert, update, delete on daily_totals from purser_app;
grant select, insert, update, delete on daily_totals to purser_gate;

-- The words of the ledger, from which misspelt search words are corrected. Words are never removed.
create table search_words (
  organization_id uuid not null references organizations on delete cascade,
  word            text not null check (length(word) <= 30),
  primary key (organization_id, word)
);
create index on search_words using gin (organization_id, word gin_trgm_ops);
select isolate_tenant('search_words');
create policy security_definer on search_words to purser_gate using (true);
revoke insert, update, delete on search_words from purser_app;
grant select, insert on search_words to purser_gate;

create table saved_views (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              uuid not null default uuidv7(),
  user_id         uuid not null default current_app_user() references users,
  name            text not null check (name <> '' and length(name) <= 60),
  page            text not null check (page in ('TRANSACTIONS', 'REPORTS')),
  -- The query string of the page, which holds its filters.
  address         text not null check (length(address) <= 2000),
  is_shared       boolean not null default false,
  created_at      timestamptz not null default now(),
  primary key (organization_id, id)
);
create index on saved_views (organization_id, page);
select isolate_tenant('saved_views');
create policy own_or_shared on saved_views as restrictive
  using (is_shared or user_id = (select current_app_user()));

-- A row stays when its record is deleted, so that a restored record is still sample data.
create table sample_records (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  kind            text not null check (kind in ('transaction', 'budget', 'recurrence', 'rule', 'tag')),
  record_id       uuid not null,
  primary key (organization_id, kind, record_id)
);
select isolate_tenant('sample_records');
