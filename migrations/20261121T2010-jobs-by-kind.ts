import { type Kysely, sql } from 'kysely'

// A job says of what kind it is, so that a process can take a few of a kind at a time and leave room for others. Voice
// notes take turns as documents do: those of one organization one after the other.
export async function up(db: Kysely<never>) {
  await sql`
    create or replace function enqueue(task text, details jsonb default '{}', job_key text default null, max_attempts integer default 5)
      returns void language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      perform graphile_worker.add_job(
        identifier => task,
        payload => (details || jsonb_build_object(
          'organizationId', current_organization(), 'userId', current_app_user()))::json,
        queue_name => case
          when task like '%-mail' then 'mails'
          when task = 'read-document' then 'documents ' || current_organization()
          when task = 'hear-note' then 'notes ' || current_organization()
        end,
        job_key => job_key,
        max_attempts => enqueue.max_attempts,
        flags => array[task]);
    end $$;
  `.execute(db)
}
