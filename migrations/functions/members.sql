-- Members may also count the members of organizations that are not active.
create or replace function member_count(wanted uuid) returns integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::integer from memberships where organization_id = wanted and removed_at is null and exists (
    select from memberships where organization_id = wanted and user_id = current_app_user() and removed_at is null) $$;
select make_security_definer('member_count(uuid)');

-- The plans of a user. Owners read those of other members before they hand over ownership.
create or replace function plans_owned(of_user uuid) returns table (organization_id uuid, plan text, has_ended boolean)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if of_user is distinct from current_app_user() and not exists (
    select from memberships m
      where m.organization_id = current_organization() and m.user_id = of_user and m.removed_at is null)
  then return; end if;
  return query select o.id, o.plan, coalesce(o.plan_ends_at <= now(), false)
    from memberships m join organizations o on o.id = m.organization_id
    where m.user_id = of_user and m.role = 'OWNER' and m.removed_at is null and o.deleted_at is null;
end $$;
select make_security_definer('plans_owned(uuid)');

-- The members with one of the roles who can receive a mail of a kind, in organizations that they can change.
create or replace function members_to_mail(having_role role[], mail text)
  returns table (organization_id uuid, user_id uuid)
  language sql stable as $$
  select m.organization_id, m.user_id
  from memberships m join organizations o on o.id = m.organization_id join users u on u.id = m.user_id
  where m.removed_at is null and m.role = any (having_role)
    and o.deleted_at is null and coalesce(o.plan_ends_at > now(), true)
    and u.disabled_at is null and u.deleted_at is null and not mail = any (u.muted_mails) $$;
revoke all on function members_to_mail(role[], text) from public;
grant execute on function members_to_mail(role[], text) to purser_gate;

-- The members who may review, want the reminder, and have staged items that have been pending for more than a day.
create or replace function members_to_remind(reviewing role[])
  returns table (organization_id uuid, user_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.organization_id, m.user_id
  from members_to_mail(reviewing, 'weekly_review') m
  where exists (
    select from staged_items i join documents d on d.organization_id = i.organization_id and d.id = i.document_id
    where i.organization_id = m.organization_id and i.state = 'PENDING' and d.created_at < now() - interval '1 day')
  order by 1, 2 $$;
select make_security_definer('members_to_remind(role[])');

-- The members who may pay, want the reminder, and have unpaid receipts that are due in three days, or sooner and new.
create or replace function members_with_due_receipts(paying role[], today date)
  returns table (organization_id uuid, user_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.organization_id, m.user_id
  from members_to_mail(paying, 'payment_due') m
  where exists (
    select from receipts r join documents d on d.organization_id = r.organization_id and d.id = r.document_id
    where r.organization_id = m.organization_id and r.paid_on is null and d.state <> 'DISCARDED'
      and (r.due_date = today + 3
        or (r.due_date between today and today + 2 and r.created_at > now() - interval '1 day')))
  order by 1, 2 $$;
select make_security_definer('members_with_due_receipts(role[], date)');

-- Stores when members were active, which a server process collects for a while. The rows are written in one order, so that
-- two servers cannot deadlock.
create or replace function update_member_activity(organizations uuid[], people uuid[]) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into member_activity (organization_id, user_id)
    select m.organization_id, m.user_id from unnest(organizations, people) as seen (organization_id, user_id)
      join memberships m using (organization_id, user_id)
      order by 1, 2
    on conflict (organization_id, user_id) do update set last_active_at = now() $$;
select make_security_definer('update_member_activity(uuid[], uuid[])');
