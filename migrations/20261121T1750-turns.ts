import { type Kysely, sql } from 'kysely'

// What takes turns: mails, and servers that note who was at work.
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

    -- In one order, so that two servers that note the same people never wait for each other.
    create or replace function note_activity(organizations uuid[], people uuid[]) returns void
      language sql security definer set search_path = public, pg_temp as $$
      insert into member_activity (organization_id, user_id)
        select m.organization_id, m.user_id from unnest(organizations, people) as seen (organization_id, user_id)
          join memberships m using (organization_id, user_id)
          order by 1, 2
        on conflict (organization_id, user_id) do update set last_active_at = now() $$;
  `.execute(db)
}
