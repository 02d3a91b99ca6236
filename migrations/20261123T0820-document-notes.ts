import { type Kysely, sql } from 'kysely'

// The text that a user sent to the assistant with a file: "lunch with Ana".
// Reads served: none of its own; it comes with its document.
export async function up(db: Kysely<never>) {
  await sql`
    alter table documents add column note text check (note <> '' and length(note) <= 2000);
  `.execute(db)
}
