-- Runs at commit and in the order of the ids, so that two transactions that concern the same users cannot deadlock, and
-- a user version is not locked for longer than a commit takes.
create or replace function advance_user_versions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into person_heads (user_id, number)
    select user_id, 1 from person_marks where transaction_id = pg_current_xact_id() order by user_id
    on conflict (user_id) do update set number = person_heads.number + 1;
  delete from person_marks where transaction_id = pg_current_xact_id();
  return null;
end $$;
select make_security_definer('advance_user_versions()');

create or replace function mark_user_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into person_marks (user_id)
    select new.id
    -- An invitation shows the name of its sender.
    union select u.id from invitations i join users u on lower(u.email collate "C") = i.email
      where i.invited_by = new.id and num_nonnulls(i.accepted_at, i.declined_at, i.revoked_at) = 0
        and new.name <> old.name
    on conflict do nothing;
  return null;
end $$;
select make_security_definer('mark_user_changed()');

create or replace function mark_members_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into person_marks (user_id)
    select coalesce(new.user_id, old.user_id)
    -- The other members see the number of members.
    union select m.user_id from memberships m
      where m.organization_id = new.organization_id and m.removed_at is null
        and (old.user_id is null or old.removed_at is distinct from new.removed_at)
    on conflict do nothing;
  return null;
end $$;
select make_security_definer('mark_members_changed()');

create or replace function mark_organization_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into person_marks (user_id)
    select m.user_id from memberships m where m.organization_id = new.id and m.removed_at is null
    union select u.id from invitations i join users u on lower(u.email collate "C") = i.email
      where i.organization_id = new.id and num_nonnulls(i.accepted_at, i.declined_at, i.revoked_at) = 0
    on conflict do nothing;
  return null;
end $$;
select make_security_definer('mark_organization_changed()');

create or replace function mark_invited_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into person_marks (user_id)
    select u.id from users u where lower(u.email collate "C") in (old.email, new.email)
    on conflict do nothing;
  return null;
end $$;
select make_security_definer('mark_invited_changed()');

-- Owners and Admins see the tokens and connected apps of members.
create or replace function mark_grants_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into person_marks (user_id)
    select new.user_id
    union select o.user_id from memberships m join memberships o on o.organization_id = m.organization_id
      where m.user_id = new.user_id and m.removed_at is null and o.removed_at is null and o.role in ('OWNER', 'ADMIN')
        and coalesce(new.only_organization, m.organization_id) = m.organization_id
    on conflict do nothing;
  return null;
end $$;
select make_security_definer('mark_grants_changed()');

-- The versions of other users too: they are only numbers.
create or replace function user_versions_of(people uuid[]) returns table (user_id uuid, number bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select h.user_id, h.number from person_heads h where h.user_id = any (people) $$;
select make_security_definer('user_versions_of(uuid[])');

-- The milliseconds until the user state changes by itself: a plan, an invitation or the 30 days of a deletion ends.
create or replace function user_state_expires_in(address text) returns double precision
  language sql stable security definer set search_path = public, pg_temp as $$
  select extract(epoch from min(ending) - now())::double precision * 1000 from (
    select unnest(array[o.plan_ends_at, o.deleted_at + interval '30 days']) as ending
      from memberships m join organizations o on o.id = m.organization_id
      where m.user_id = current_app_user() and m.removed_at is null
    union all
    select i.expires_at from invitations i
      where i.email = lower(address) and num_nonnulls(i.accepted_at, i.declined_at, i.revoked_at) = 0
  ) as its where ending > now() $$;
select make_security_definer('user_state_expires_in(text)');

drop trigger if exists advance_user_versions on person_marks;
create constraint trigger advance_user_versions after insert on person_marks deferrable initially deferred
  for each row execute function advance_user_versions();

create or replace trigger mark_user_changed after update on users
  for each row when (
    (old.name, old.email, old.country_id, old.has_completed_onboarding, old.locale, old.language, old.week_start,
      old.muted_mails, old.deleted_at)
    is distinct from
    (new.name, new.email, new.country_id, new.has_completed_onboarding, new.locale, new.language, new.week_start,
      new.muted_mails, new.deleted_at))
  execute function mark_user_changed();
create or replace trigger mark_members_changed after insert or delete on memberships
  for each row execute function mark_members_changed();
create or replace trigger mark_members_changed_on_update after update on memberships
  for each row when ((old.role, old.removed_at) is distinct from (new.role, new.removed_at))
  execute function mark_members_changed();
create or replace trigger mark_organization_changed after update on organizations
  for each row when (old.* is distinct from new.*) execute function mark_organization_changed();
create or replace trigger mark_invited_changed after insert or update or delete on invitations
  for each row execute function mark_invited_changed();
create or replace trigger mark_grants_changed after insert on grants
  for each row execute function mark_grants_changed();
create or replace trigger mark_grants_changed_on_update after update on grants
  for each row when ((old.revoked_at, old.denied_organizations) is distinct from (new.revoked_at, new.denied_organizations))
  execute function mark_grants_changed();
