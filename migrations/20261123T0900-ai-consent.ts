import { type Kysely, sql } from 'kysely'

// A user's consent to an external AI service. Reads served: one user by id.
export async function up(db: Kysely<never>) {
  await sql`
    alter table users
      add column ai_consent_host text,
      add column ai_consent boolean;
  `.execute(db)
}
