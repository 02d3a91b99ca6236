import { type Kysely, sql } from 'kysely'

// Which attempt at reading a document counts: what becomes of an older one changes nothing.
export async function up(db: Kysely<never>) {
  await sql`
    alter table documents add column attempt integer not null default 1;
  `.execute(db)
}
