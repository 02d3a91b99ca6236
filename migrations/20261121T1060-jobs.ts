import { type Kysely, sql } from 'kysely'

// Work done later. The queue's own tables belong to the owner; the application reaches them by this one function,
// which writes the asking member into the job, so that no job can claim another's.
export async function up(db: Kysely<never>) {
  await sql`
    create function enqueue(task text, details jsonb default '{}', job_key text default null, max_attempts integer default 5)
      returns void language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      perform graphile_worker.add_job(
        identifier => task,
        payload => (details || jsonb_build_object(
          'organizationId', current_organization(), 'userId', current_app_user()))::json,
        job_key => job_key,
        max_attempts => enqueue.max_attempts);
    end $$;
    revoke all on function enqueue(text, jsonb, text, integer) from public;
    grant execute on function enqueue(text, jsonb, text, integer) to purser_app;
  `.execute(db)
}
