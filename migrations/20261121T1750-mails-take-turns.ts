import { type Kysely, sql } from 'kysely'

// What takes turns: mails.
export async function up(db: Kysely<never>) {
  await sql`
    -- Mails leave one after the other: a mail server that does not answer keeps nothing waiting but mails.
    create or replace function enqueue(task text, details jsonb default '{}', job_key text default null, max_attempts integer default 5)
      returns void language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      perform graphile_worker.add_job(
        identifier => task,
        payload => (details || jsonb_build_object(
          'organizationId', current_organization(), 'userId', current_app_user()))::json,
        queue_name => case when task like '%-mail' then 'mails' end,
        job_key => job_key,
        max_attempts => enqueue.max_attempts);
    end $$;
  `.execute(db)
}
