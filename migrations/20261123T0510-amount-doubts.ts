import { type Kysely, sql } from 'kysely'

// Why the amount of an item may be wrong. Such an item is approved as it was read only with a confirmation.
export async function up(db: Kysely<never>) {
  await sql`alter table staged_items add column amount_doubt text`.execute(db)
}
