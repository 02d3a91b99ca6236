import { type Kysely, sql } from 'kysely'

// Files of one organization are read one at a time, and organizations take turns: the nth waiting job of one has the
// priority n, so the first file of any organization is read before the second of another.
// Reads served: the highest priority of one queue, by the queue's own index on jobs of that queue.
export async function up(db: Kysely<never>) {
  await sql`
    create or replace function enqueue(task text, details jsonb default '{}', job_key text default null, max_attempts integer default 5)
      returns void language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      turns text := case task
        when 'read-document' then 'documents ' || current_organization()
        when 'hear-note' then 'notes ' || current_organization()
        when 'read-import' then 'imports ' || current_organization()
      end;
    begin
      perform graphile_worker.add_job(
        identifier => task,
        payload => (details || jsonb_build_object(
          'organizationId', current_organization(), 'userId', current_app_user()))::json,
        queue_name => case when task like '%-mail' then 'mails' else turns end,
        job_key => job_key,
        max_attempts => enqueue.max_attempts,
        priority => case when turns is null then 0 else (
          select least(coalesce(max(j.priority) + 1, 0), 32767)
            from graphile_worker._private_jobs j join graphile_worker._private_job_queues q on q.id = j.job_queue_id
            where q.queue_name = turns) end,
        flags => array[task]);
    end $$;
  `.execute(db)
}
