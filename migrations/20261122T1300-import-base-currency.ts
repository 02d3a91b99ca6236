import { type Kysely, sql } from 'kysely'

// Which currency the rows of an import count in, so that they are not recorded in books of another one.
// Reads served: none of its own; it comes with its import.
export async function up(db: Kysely<never>) {
  await sql`
    -- The organization's when the file was read; null for those of before. For some hours the migration before this one
    -- made it as well.
    alter table imports add column if not exists base_currency char(3);
  `.execute(db)
}
