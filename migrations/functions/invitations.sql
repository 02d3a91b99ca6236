-- The invitation of a link, or all open invitations to an address that the caller has proved.
create or replace function invitation_offers(by_token bytea, to_address text)
  returns table (id uuid, organization_id uuid, organization_name text, organization_kind organization_kind,
                 invited_by text, email text, role role, sent_at timestamptz, expires_at timestamptz, state text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.id, o.id, o.name, o.kind, u.name, i.email, i.role, i.sent_at, i.expires_at,
    case when i.accepted_at is not null then 'accepted' when i.declined_at is not null then 'declined'
         when i.revoked_at is not null or o.deleted_at is not null then 'revoked'
         when i.expires_at <= now() then 'expired' else 'open' end
  from invitations i join organizations o on o.id = i.organization_id join users u on u.id = i.invited_by
  where i.token_hash = by_token
     or (i.email = lower(to_address) and num_nonnulls(i.accepted_at, i.declined_at, i.revoked_at) = 0)
  order by i.sent_at desc $$;
select make_security_definer('invitation_offers(bytea, text)');

-- Like invitation_offers, for one invitation to the address, which may be answered already.
create or replace function invitation_offer_to(address text, wanted uuid)
  returns table (id uuid, organization_id uuid, organization_name text, organization_kind organization_kind,
                 invited_by text, email text, role role, sent_at timestamptz, expires_at timestamptz, state text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select offer.* from invitations i, invitation_offers(i.token_hash, null) offer
  where i.id = wanted and i.email = lower(address) and offer.id = i.id $$;
select make_security_definer('invitation_offer_to(text, uuid)');

-- True if the address has an open invitation that was sent this many times.
create or replace function is_open_invitation(wanted uuid, sending integer, address text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from invitations i join organizations o on o.id = i.organization_id
    where i.id = wanted and i.sends = sending and i.email = address and i.expires_at > now() and o.deleted_at is null
      and num_nonnulls(i.accepted_at, i.declined_at, i.revoked_at) = 0) $$;
select make_security_definer('is_open_invitation(uuid, integer, text)');

-- Accepts an open invitation to the address and sets its organization as the active one. Null when there is no such
-- invitation. A caller who is a member already keeps the role.
create or replace function join_by_invitation(wanted uuid, address text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare found_organization uuid; found_role role;
begin
  update invitations i set accepted_at = now(), accepted_by = current_app_user()
    from organizations o
    where i.id = wanted and i.email = lower(address) and i.expires_at > now()
      and num_nonnulls(i.accepted_at, i.declined_at, i.revoked_at) = 0
      and o.id = i.organization_id and o.deleted_at is null
    returning i.organization_id, i.role into found_organization, found_role;
  if found_organization is null then return null; end if;
  perform set_config('app.organization_id', found_organization::text, true);
  insert into memberships (organization_id, user_id, role) values (found_organization, current_app_user(), found_role)
    on conflict (organization_id, user_id) do update set role = excluded.role, removed_at = null, joined_at = now()
    where memberships.removed_at is not null;
  return found_organization;
end $$;
select make_security_definer('join_by_invitation(uuid, text)');

create or replace function decline_invitation(wanted uuid, address text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare declined uuid;
begin
  update invitations i set declined_at = now()
    where i.id = wanted and i.email = lower(address) and num_nonnulls(i.accepted_at, i.declined_at, i.revoked_at) = 0
    returning i.id into declined;
  return declined;
end $$;
select make_security_definer('decline_invitation(uuid, text)');
