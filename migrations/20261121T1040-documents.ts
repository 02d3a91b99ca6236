import { type Kysely, sql } from 'kysely'

// Uploads, documents, what was read from them, and the staged items that wait for a person.
// Reads served: the inbox of pending items; one document with its items; the list of receipts, newest first; the
// category a line had before.
export async function up(db: Kysely<never>) {
  await sql`
    create table uploads (
      organization_id uuid not null default current_organization() references organizations on delete cascade,
      id              uuid not null default uuidv7(),
      user_id         uuid not null default current_app_user() references users,
      file_name       text not null check (length(file_name) between 1 and 255),
      content_type    text not null,
      storage_path    text not null,
      state           text not null default 'pending' check (state in ('pending', 'uploaded', 'used')),
      size            integer,
      sha256          bytea,
      expires_at      timestamptz not null,
      created_at      timestamptz not null default now(),
      primary key (organization_id, id),
      unique (organization_id, storage_path)
    );
    create index on uploads (expires_at) where state <> 'used';
    select confine_to_organization('uploads');

    create type document_kind as enum ('RECEIPT', 'BUDGET_LIST', 'STATEMENT', 'TEXT', 'VOICE');
    create type document_stage as enum ('RECEIVED', 'READING', 'STAGED', 'FAILED');
    create type document_state as enum ('STAGING', 'PROCESSED', 'DISCARDED');

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
      primary key (organization_id, id)
    );
    create index on documents (organization_id, sha256);
    create index on documents (organization_id, created_at desc, id desc);
    select confine_to_organization('documents');
    select record_changes_of('documents', 'document');

    -- Words and pages of a document. Large, made anew by reading again, and so no part of the record of changes.
    create table document_readings (
      organization_id uuid not null default current_organization(),
      document_id     uuid not null,
      pages           jsonb not null,
      text            text not null,
      fields          jsonb not null,
      primary key (organization_id, document_id),
      foreign key (organization_id, document_id) references documents (organization_id, id) on delete cascade
    );
    select confine_to_organization('document_readings');

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
      foreign key (organization_id, duplicate_of) references receipts (organization_id, id)
        on delete set null (duplicate_of)
    );
    create index on receipts (organization_id, created_at desc, id desc);
    select confine_to_organization('receipts');
    select record_changes_of('receipts', 'receipt');

    create table receipt_transactions (
      organization_id uuid not null default current_organization(),
      receipt_id      uuid not null,
      transaction_id  uuid not null,
      primary key (organization_id, receipt_id, transaction_id),
      foreign key (organization_id, receipt_id) references receipts (organization_id, id) on delete cascade,
      foreign key (organization_id, transaction_id) references transactions (organization_id, id) on delete cascade
    );
    create index on receipt_transactions (organization_id, transaction_id);
    select confine_to_organization('receipt_transactions');

    create type staged_item_kind as enum ('RECEIPT_ITEM', 'STATEMENT_ROW', 'BUDGET_LINE', 'DRAFT');
    create type staged_item_state as enum ('PENDING', 'APPROVED', 'MERGED', 'DISCARDED');

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
      primary key (organization_id, id),
      foreign key (organization_id, document_id) references documents (organization_id, id) on delete cascade,
      foreign key (organization_id, category_id, type) references categories (organization_id, id, type),
      foreign key (organization_id, transaction_id) references transactions (organization_id, id)
        on delete set null (transaction_id)
    );
    create index on staged_items (organization_id, document_id, position);
    create index on staged_items (organization_id, document_id) where state = 'PENDING';
    -- What people chose for a line before.
    create index on staged_items (organization_id, lower(description)) where state in ('APPROVED', 'MERGED');
    select confine_to_organization('staged_items');
    select record_changes_of('staged_items', 'staged_item');
  `.execute(db)
}
