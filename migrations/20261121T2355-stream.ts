import { type Kysely, sql } from 'kysely'

// What a server process asks of the stream for all its clients at once, and whether the database has the shape it needs.
// Reads served: whose private records changed between two numbers; the newest migration.
export async function up(db: Kysely<never>) {
  await sql`
    -- Whom private changes concern, of which others see nothing: hints for the process, which tells nobody of them.
    create function private_readers(low bigint, high bigint) returns setof uuid
      language sql stable security definer set search_path = public, pg_temp as $$
      select distinct private_to from changes
        where organization_id = current_organization() and number > low and number <= high
          and private_to is not null $$;
    select run_at_gate('private_readers(bigint, bigint)');

    grant select on kysely_migration to purser_gate;
    create function has_migration(wanted text) returns boolean
      language sql stable security definer set search_path = public, pg_temp as $$
      select exists (select from kysely_migration where name = wanted) $$;
    select run_at_gate('has_migration(text)');
  `.execute(db)
}
