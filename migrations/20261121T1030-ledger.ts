import { type Kysely, sql } from 'kysely'

// Categories, transactions, budgets.
// Reads served: a page of transactions, newest first, also of one category; sums by category and period; a month's plan.
export async function up(db: Kysely<never>) {
  await sql`
    create type category_type as enum ('EXPENSE', 'INCOME');

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
      primary key (organization_id, id),
      unique (organization_id, id, type),
      unique (organization_id, key),
      -- A parent is of the same organization and type.
      foreign key (organization_id, parent_id, type) references categories (organization_id, id, type)
    );
    create unique index categories_name on categories (organization_id, type, lower(name)) where archived_at is null;
    select confine_to_organization('categories');
    select record_changes_of('categories', 'category');

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
      source_id         uuid,
      version           integer not null default 1,
      created_by        uuid not null default current_app_user() references users,
      created_at        timestamptz not null default now(),
      primary key (organization_id, id),
      -- What came from a staged item comes from it once.
      unique (organization_id, source_id),
      -- A transaction's category belongs to the same organization and has the same type.
      foreign key (organization_id, category_id, type) references categories (organization_id, id, type)
    );
    create index on transactions (organization_id, date desc, id desc);
    create index on transactions (organization_id, category_id, date desc, id desc);
    create index on transactions (organization_id, lower(description) text_pattern_ops, date desc);
    select confine_to_organization('transactions');
    select record_changes_of('transactions', 'transaction');

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
    select confine_to_organization('budgets');
    select record_changes_of('budgets', 'budget');
  `.execute(db)
}
