import { type Kysely, sql } from 'kysely'

// The rows of a file that could not be read, for the preview of its import.
// Reads served: none of its own; they come with their import.
export async function up(db: Kysely<never>) {
  await sql`
    -- The first 20 as [{row, problem, text}], and how many there are.
    alter table imports add column skipped_rows jsonb not null default '[]';
    alter table imports add column skipped_count integer not null default 0;
  `.execute(db)
}
