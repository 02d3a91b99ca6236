import { type Kysely, sql } from 'kysely'

// Whether a person has closed the onboarding tour before its last step. It then no longer opens unasked.
// Reads served: none of its own; it comes with the profile.
export async function up(db: Kysely<never>) {
  await sql`
    alter table users add column has_dismissed_tour boolean not null default false;
  `.execute(db)
}
