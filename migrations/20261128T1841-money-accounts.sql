-- The accounts whose balances the ledger keeps: "money" tells them from the accounts that users sign in with.
create table money_accounts (
  organization_id    uuid not null default current_organization() references organizations on delete cascade,
  id                 uuid not null default uuidv7(),
  kind               text not null check (kind in ('CURRENT', 'SAVINGS', 'CASH', 'CARD', 'LOAN', 'ASSET')),
  name               text not null check (name <> '' and length(name) <= 120),
  currency           char(3) not null,
  list_group         text not null check (list_group in ('EVERYDAY', 'SAVINGS', 'CARDS', 'LOANS', 'ASSETS')),
  icon               text not null,
  color              smallint not null check (color between 1 and 8),
  position           integer not null default 0,
  -- The identifiers by which files and banks name the account, in capital letters and without spaces.
  keys               text[] not null default '{}' check (cardinality(keys) <= 20),
  credit_limit_minor bigint check (credit_limit_minor >= 0),
  statement_day      smallint check (statement_day between 1 and 31),
  due_day            smallint check (due_day between 1 and 31),
  opened_on          date,
  closed_on          date check (closed_on >= opened_on),
  in_net_worth       boolean not null default true,
  version            integer not null default 1,
  created_by         uuid not null default current_app_user() references users,
  created_at         timestamptz not null default now(),
  primary key (organization_id, id)
);
select isolate_tenant('money_accounts');
create policy security_definer_reads on money_accounts for select to purser_gate using (true);
grant select on money_accounts to purser_gate;

-- The balance of an account at the end of a day, as a user, a file or a bank states it. The opening is the anchor of all computed balances,
-- and a value is that of an asset from its day on. Other statements are only compared with the computed balance.
create table balance_statements (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              uuid not null default uuidv7(),
  account_id      uuid not null,
  day             date not null,
  amount_minor    bigint not null,
  -- The currency of the account.
  currency        char(3) not null,
  kind            text not null check (kind in ('OPENING', 'STATEMENT', 'COUNT', 'VALUE')),
  source          text not null default 'USER' check (source in ('USER', 'IMPORT', 'CONNECTION')),
  version         integer not null default 1,
  created_by      uuid not null default current_app_user() references users,
  created_at      timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, account_id, day, kind),
  foreign key (organization_id, account_id) references money_accounts (organization_id, id)
);
create unique index balance_statements_opening on balance_statements (organization_id, account_id) where kind = 'OPENING';
select isolate_tenant('balance_statements');

-- The sums of accounts by day. number_changes derives it. A row stays when its account is deleted, and
-- then sums to zero, so there is no reference to the account.
create table account_days (
  organization_id uuid not null references organizations on delete cascade,
  account_id      uuid not null,
  day             date not null,
  -- In the account's currency; expenses are negative.
  amount_minor    bigint not null,
  count           bigint not null,
  primary key (organization_id, account_id, day)
);
select isolate_tenant('account_days');
create policy security_definer on account_days to purser_gate using (true);
revoke insert, update, delete on account_days from purser_app;
grant select, insert, update, delete on account_days to purser_gate;

-- The references and rules of the columns are validated by the next migration, which does not block writers.
alter table transactions
  add column account_id uuid,
  -- The amount in the account's currency.
  add column account_amount_minor bigint,
  add constraint transactions_account foreign key (organization_id, account_id)
    references money_accounts (organization_id, id) not valid,
  add constraint transactions_account_amount
    check ((account_id is null) = (account_amount_minor is null) and account_amount_minor > 0) not valid;
