-- Enqueues the job that reads the account of an organization from the payment service, now or at a time. The jobs of one
-- organization share a queue, so its requests are sent in order.
create or replace function enqueue_billing_sync(organization uuid, at timestamptz default null) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(
    identifier => 'sync-billing',
    payload => json_build_object('organizationId', organization),
    queue_name => 'billing ' || organization,
    run_at => at,
    job_key => case when at is null then 'billing ' else 'billing later ' end || organization,
    max_attempts => 25,
    flags => array['sync-billing']);
end $$;
revoke all on function enqueue_billing_sync(uuid, timestamptz) from public;
grant execute on function enqueue_billing_sync(uuid, timestamptz) to purser_gate;

-- Enqueues it for the active organization.
create or replace function sync_billing() returns void
  language sql security definer set search_path = public, pg_temp as $$
  select enqueue_billing_sync(current_organization()) where current_organization() is not null $$;
select make_security_definer('sync_billing()');

-- True if the plan has ended because a payment is missing. A payment is then enough, and no plan has to be chosen. Members
-- may also ask about organizations that are not active.
create or replace function is_payment_due(wanted uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from billing_accounts a join organizations o on o.id = a.organization_id
      where a.organization_id = wanted and a.status = 'PAST_DUE' and o.plan_ends_at <= now())
    and exists (
      select from memberships where organization_id = wanted and user_id = current_app_user() and removed_at is null) $$;
select make_security_definer('is_payment_due(uuid)');

-- Records an event once. Only its customer matters: the account is read again, because events arrive in any order.
create or replace function record_billing_event(event text, event_type text, customer text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into billing_events (id, type, customer_id) values (event, event_type, customer) on conflict do nothing;
  if not found then return; end if;
  perform enqueue_billing_sync(organization_id) from billing_accounts where customer_id = customer;
end $$;
select make_security_definer('record_billing_event(text, text, text)');

-- Enqueues it for all accounts, at random times of a period that begins now, because events can be lost. Removes events
-- after 60 days.
create or replace function reconcile_billing(period interval) returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from billing_events where received_at < now() - interval '60 days';
  select enqueue_billing_sync(organization_id, now() + random() * period)
    from billing_accounts where customer_id is not null;
$$;
select make_security_definer('reconcile_billing(interval)');
