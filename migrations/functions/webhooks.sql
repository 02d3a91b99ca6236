-- Enqueues a job that sends the events of a webhook. The jobs of one webhook share a queue, so only one of them runs at a
-- time on all servers, and its events stay in order.
create or replace function enqueue_webhook(organization uuid, webhook uuid, at timestamptz default null) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(
    identifier => 'send-webhook',
    payload => json_build_object('organizationId', organization, 'webhookId', webhook),
    queue_name => 'webhook ' || webhook,
    run_at => at,
    job_key => case when at is null then 'webhook ' else 'webhook retry ' end || webhook,
    max_attempts => 25,
    flags => array['send-webhook']);
end $$;
revoke all on function enqueue_webhook(uuid, uuid, timestamptz) from public;
grant execute on function enqueue_webhook(uuid, uuid, timestamptz) to purser_gate;

-- Enqueues it for a webhook of the active organization, now or at a time.
create or replace function schedule_webhook(webhook uuid, at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select enqueue_webhook(organization_id, id, at) from webhooks
    where organization_id = current_organization() and id = webhook $$;
select make_security_definer('schedule_webhook(uuid, timestamptz)');

-- Enqueues the webhooks of an organization that are not waiting for their next attempt. number_changes calls it.
create or replace function enqueue_webhooks(organization uuid) returns void language sql as $$
  select enqueue_webhook(organization, w.id) from webhooks w
    where w.organization_id = organization and w.stopped is null and not exists (
      select from webhook_deliveries d
        where d.organization_id = organization and d.webhook_id = w.id and d.state = 'PENDING' and d.cause = 'CHANGE'
          and d.due_at > now()) $$;
revoke all on function enqueue_webhooks(uuid) from public;
grant execute on function enqueue_webhooks(uuid) to purser_gate;

-- Enqueues the webhooks whose job was lost, such as when a server was killed too often while it ran.
create or replace function wake_webhooks() returns void
  language sql security definer set search_path = public, pg_temp as $$
  select enqueue_webhook(w.organization_id, w.id)
    from webhooks w join webhook_cursors c on c.organization_id = w.organization_id and c.webhook_id = w.id
      join streams s on s.organization_id = w.organization_id
      join organizations o on o.id = w.organization_id and o.deleted_at is null
      left join webhook_deliveries d on d.organization_id = w.organization_id and d.webhook_id = w.id
        and d.state = 'PENDING' and d.cause = 'CHANGE'
    where w.stopped is null and coalesce(d.due_at <= now(), s.last_number > c.number);
$$;
select make_security_definer('wake_webhooks()');

-- Removes deliveries after 30 days and secrets that are no longer valid.
create or replace function purge_webhook_log() returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from webhook_deliveries where ended_at < now() - interval '30 days';
  delete from webhook_secrets where ends_at < now();
$$;
select make_security_definer('purge_webhook_log()');
