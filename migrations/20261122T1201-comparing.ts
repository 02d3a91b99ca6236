import { type Kysely, sql } from 'kysely'

// Where the rows of an import are compared with the books: nothing stays in these tables beyond the transaction that
// compares, so nobody else ever sees it, and it need not outlive a crash.
export async function up(db: Kysely<never>) {
  await sql`
    -- Rows that nothing was found for yet.
    create unlogged table compared_rows (
      organization_id uuid not null default current_organization(),
      id              uuid not null,
      position        integer not null,
      date            date not null,
      type            category_type not null,
      currency        char(3) not null,
      amount_minor    bigint not null,
      account         text,
      -- Null also where it stands in the file twice.
      bank_id         text,
      name            text not null,
      words           text not null,
      has_note        boolean not null
    );
    -- Transactions that nothing was found to be yet: as they are, and as the file said that they came from.
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
    -- What may be one of the other, and how alike it is.
    create unlogged table compared_likes (
      organization_id uuid not null default current_organization(),
      row_id          uuid not null,
      match_id        uuid not null,
      days            integer not null,
      likeness        real not null
    );
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
    select confine_to_organization('compared_rows'), confine_to_organization('compared_books'),
      confine_to_organization('compared_likes'), confine_to_organization('compared_pairs');
  `.execute(db)
}
