import { type Kysely, sql } from 'kysely'

// What somebody wrote with a file that they sent to the assistant: "lunch with Ana".
// Reads served: none of its own; it comes with its document.
export async function up(db: Kysely<never>) {
  await sql`
    alter table documents add column note text check (note <> '' and length(note) <= 2000);
  `.execute(db)
}
