import { type Kysely, sql } from 'kysely'

// Files of banks and other programs: what is read of one waits here until somebody says that it goes into the books.
// Reads served: the imports, the newest first; a page of one's rows, in their order, by what was found of them; the rows
// whose transactions are there, by the bank's id and by day; the layout that a heading was last read by.
export async function up(db: Kysely<never>) {
  await sql`
    create type import_format as enum ('CSV', 'OFX', 'QIF', 'CAMT', 'MT940', 'HTML', 'XLSX', 'ARCHIVE', 'ACTUAL');
    create type import_state as enum
      ('READING', 'READY', 'APPLYING', 'DONE', 'REVERTING', 'REVERTED', 'FAILED', 'CANCELLED');
    create type import_verdict as enum ('NEW', 'THERE', 'POSSIBLE');

    create table imports (
      organization_id uuid not null default current_organization() references organizations on delete cascade,
      id              uuid not null default uuidv7(),
      file_name       text not null check (file_name <> '' and length(file_name) <= 255),
      size            integer not null,
      -- Null once the file is gone.
      storage_path    text,
      -- Null until it is known.
      format          import_format,
      state           import_state not null default 'READING',
      -- Grows with all that is begun, so that what was left running by another process changes nothing any more.
      attempt         integer not null default 1,
      -- Percent of what is under way.
      progress        smallint not null default 0 check (progress between 0 and 100),
      -- Why it failed, as a sentence.
      problem         text,
      -- Of a table: how it is read, {above, columns, dayOrder, decimal, ...}; the first rows as they stand; what its
      -- heading is known by.
      layout          jsonb,
      sample          jsonb not null default '[]',
      signature       text,
      is_remembered   boolean not null default false,
      row_count       integer not null default 0,
      new_count       integer not null default 0,
      there_count     integer not null default 0,
      possible_count  integer not null default 0,
      taken_count     integer not null default 0,
      first_day       date,
      last_day        date,
      -- [{currency, in_minor, out_minor}], [{reason, count}], and what else is told of an archive.
      sums            jsonb not null default '[]',
      left_out        jsonb not null default '[]',
      accounts        text[] not null default '{}',
      archive         jsonb,
      -- Of the changes that it made.
      batch_id        uuid,
      -- What it has made besides transactions: {categories: [id], tags: [id]}.
      made            jsonb not null default '{}',
      created_by      uuid not null default current_app_user() references users,
      created_at      timestamptz not null default now(),
      primary key (organization_id, id)
    );
    create unique index on imports (organization_id) where state in ('APPLYING', 'REVERTING');
    select confine_to_organization('imports');

    create table import_rows (
      organization_id   uuid not null default current_organization() references organizations on delete cascade,
      id                uuid not null default uuidv7(),
      import_id         uuid not null,
      -- In the file, from 1.
      position          integer not null,
      date              date not null,
      type              category_type not null,
      amount_minor      bigint not null check (amount_minor > 0),
      currency          char(3) not null,
      base_amount_minor bigint not null check (base_amount_minor > 0),
      rate              numeric not null default 1 check (rate > 0),
      description       text not null check (length(description) <= 500),
      note              text not null default '' check (length(note) <= 2000),
      account           text,
      bank_id           text,
      -- Suggested or chosen. One that is gone is none.
      category_id       uuid,
      -- Null where a person chose it: else "rule <id>", "learned" or "file".
      category_set_by   text,
      -- As the file says it: "Food:Groceries".
      category_name     text,
      tag_names         text[] not null default '{}',
      -- As those of a transaction, with category_name.
      splits            jsonb,
      -- What to look at, as a sentence.
      doubt             text,
      verdict           import_verdict not null default 'NEW',
      -- The transaction that it is, or may be.
      match_id          uuid,
      reasons           text[] not null default '{}',
      taken             boolean not null default true,
      -- What was found of it when a person decided; null where nobody has.
      decided_on        import_verdict,
      primary key (organization_id, id),
      unique (organization_id, import_id, position),
      foreign key (organization_id, import_id) references imports (organization_id, id) on delete cascade
    );
    create index on import_rows (organization_id, bank_id) where bank_id is not null;
    create index on import_rows (organization_id, date, amount_minor);
    create index on import_rows (organization_id, import_id, position) where verdict <> 'NEW';
    select confine_to_organization('import_rows');

    create table import_layouts (
      organization_id uuid not null default current_organization() references organizations on delete cascade,
      -- Of the heading.
      signature       text not null,
      layout          jsonb not null,
      changed_at      timestamptz not null default now(),
      primary key (organization_id, signature)
    );
    select confine_to_organization('import_layouts');

    -- A text of a bank's as it is compared: words of letters and digits alone.
    create function compared(words text) returns text language sql immutable strict parallel safe
      return btrim(regexp_replace(plain(words), '[^[:alnum:]]+', ' ', 'g'));
  `.execute(db)
}
