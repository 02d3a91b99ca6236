-- Begins a request: finds the caller by the subject of a token (or by id, for jobs) and sets the user, the active
-- organization, the origin and the batch for the rest of the transaction. There is no row for a caller without a profile.
-- The role is null, and no organization is set, when the caller is not a member of the wanted organization. Raises PU002 when
-- the session of a built-in account has ended, or when the grant of the token is not in effect. A grant for one organization
-- makes it the wanted one; there is no role in any other, and in those that have revoked the grant.
drop function if exists identify_caller(text, uuid, uuid, text, uuid);
drop function if exists identify_caller(text, uuid, uuid, text, uuid, uuid);
drop function if exists identify_caller(text, uuid, uuid, text, uuid, uuid, uuid);
create function identify_caller(
    token_uid text, known_user uuid, wanted uuid, origin text, batch uuid default null, session uuid default null,
    grant_id uuid default null)
  returns table (user_id uuid, disabled boolean, deleted_at timestamptz, valid_after timestamptz,
                 organization_id uuid, role role, currency char(3), month_start_day smallint, time_zone text,
                 kind organization_kind, plan_ended boolean, payment_due boolean, stream_number bigint, stream_epoch uuid, language text, granted jsonb)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare one grants;
begin
  if session is not null and not exists (select from sessions s where s.id = session and s.ended_at is null) then
    raise exception 'The session has ended.' using errcode = 'PU002';
  end if;
  if token_uid is null then
    select u.id, u.disabled_at is not null, u.deleted_at, u.valid_after, u.language
      into user_id, disabled, deleted_at, valid_after, language from users u where u.id = known_user;
  else
    select u.id, u.disabled_at is not null, u.deleted_at, u.valid_after, u.language
      into user_id, disabled, deleted_at, valid_after, language from users u where u.auth_uid = token_uid;
  end if;
  if grant_id is not null then
    one := find_grant(grant_id, user_id);
    if one.id is null then raise exception 'The grant has ended.' using errcode = 'PU002'; end if;
    granted := jsonb_build_object('kind', one.kind, 'id', one.id, 'name', one.name, 'scopes', one.scopes,
      'organizationId', one.only_organization);
    wanted := coalesce(wanted, one.only_organization);
    if wanted <> one.only_organization or wanted = any (one.denied_organizations) then wanted := null; end if;
  end if;
  if wanted is not null then
    select o.id, m.role, o.currency, o.month_start_day, o.time_zone, o.kind, coalesce(o.plan_ends_at <= now(), false),
        coalesce(o.plan_ends_at <= now(), false)
          and exists (select from billing_accounts a where a.organization_id = o.id and a.status = 'PAST_DUE'),
        s.last_number, s.epoch
      into organization_id, role, currency, month_start_day, time_zone, kind, plan_ended, payment_due, stream_number,
        stream_epoch
      from memberships m join organizations o on o.id = m.organization_id
        join streams s on s.organization_id = o.id
      where m.organization_id = wanted and m.user_id = identify_caller.user_id
        and m.removed_at is null and o.deleted_at is null;
  end if;
  perform set_config('app.user_id', coalesce(user_id::text, ''), true),
    set_config('app.organization_id', coalesce(organization_id::text, ''), true),
    set_config('app.via', origin, true), set_config('app.batch_id', coalesce(batch::text, ''), true),
    set_config('app.grant_id', coalesce(one.id::text, ''), true),
    set_config('app.granted_organization', coalesce(one.only_organization::text, ''), true),
    set_config('app.denied_organizations', coalesce(one.denied_organizations::text, ''), true);
  if user_id is not null then return next; end if;
end $$;
select make_security_definer('identify_caller(text, uuid, uuid, text, uuid, uuid, uuid)');
