-- Enqueues a job in the current transaction. Mails share one queue, so that a slow mail server blocks only mails. Documents,
-- voice notes and imports have one queue per organization, and each further job has a lower priority, so that the files of
-- one organization do not delay those of others. The flag is the kind of job: each process limits the jobs of one kind.
create or replace function enqueue(
    task text, details jsonb default '{}', job_key text default null, max_attempts integer default 5)
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
      'organizationId', current_organization(), 'userId', current_app_user())
      || case when current_grant() is null then '{}' else jsonb_build_object('grantId', current_grant()) end)::json,
    queue_name => case when task like '%-mail' then 'mails' else turns end,
    job_key => job_key,
    max_attempts => enqueue.max_attempts,
    priority => case when turns is null then 0 else (
      select least(coalesce(max(j.priority) + 1, 0), 32767)
        from graphile_worker._private_jobs j join graphile_worker._private_job_queues q on q.id = j.job_queue_id
        where q.queue_name = turns) end,
    flags => array[task]);
end $$;
revoke all on function enqueue(text, jsonb, text, integer) from public;
grant execute on function enqueue(text, jsonb, text, integer) to purser_app, purser_gate;

-- Enqueues a job that runs as another member.
create or replace function enqueue_for(member uuid, task text, details jsonb, job_key text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := coalesce(current_setting('app.user_id', true), '');
  its_grant text := coalesce(current_setting('app.grant_id', true), '');
begin
  perform set_config('app.user_id', member::text, true), set_config('app.grant_id', '', true);
  perform enqueue(task, details, job_key);
  perform set_config('app.user_id', caller, true), set_config('app.grant_id', its_grant, true);
end $$;
select make_security_definer('enqueue_for(uuid, text, jsonb, text)');
revoke execute on function enqueue_for(uuid, text, jsonb, text) from purser_app;

-- Wakes a worker for the next job of a queue. The worker that ends a job polls before the queue is unlocked.
create or replace function notify_of_waiting_job() returns trigger language plpgsql as $$
begin
  if exists (select from graphile_worker._private_jobs
             where job_queue_id = new.id and is_available and run_at <= now()) then
    perform pg_notify('jobs:insert', '{"count":1}');
  end if;
  return null;
end $$;
create or replace trigger notify_of_waiting_job after update on graphile_worker._private_job_queues
  for each row when (old.locked_by is not null and new.locked_by is null) execute function notify_of_waiting_job();
