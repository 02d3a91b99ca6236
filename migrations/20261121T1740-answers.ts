import { type Kysely, sql } from 'kysely'

// The memory of writes already answered: whose it is, and how long it lasts.
// Reads served: what is older than two days (the index of the table has it).
export async function up(db: Kysely<never>) {
  await sql`
    -- An answer is told again to whoever had it, also when the write was that they left the organization, or ended it.
    drop policy own on idempotency_keys;
    create policy own on idempotency_keys using (user_id = (select current_app_user()));

    create function forget_answers() returns void
      language sql security definer set search_path = public, pg_temp as $$
      delete from idempotency_keys where created_at < now() - interval '48 hours' $$;
    select run_at_gate('forget_answers()');
  `.execute(db)
}
