-- Stores what the identity provider says of an account: whether it is disabled, and since when its tokens are valid.
create or replace function update_account_state(uid text, is_disabled boolean, tokens_valid_after timestamptz) returns uuid
  language sql security definer set search_path = public, pg_temp as $$
  update users set disabled_at = case when is_disabled then coalesce(disabled_at, now()) end,
      valid_after = greatest(valid_after, tokens_valid_after),
      signed_out_at = case when tokens_valid_after > coalesce(valid_after, '-infinity') then now()
                      else signed_out_at end
    where auth_uid = uid
      and (is_disabled <> (disabled_at is not null) or tokens_valid_after > coalesce(valid_after, '-infinity'))
    returning id $$;
select make_security_definer('update_account_state(text, boolean, timestamptz)');

-- Stores the address of a verified token. An address belongs to the account that proved it last: another account with the
-- same address must not receive mail there.
create or replace function update_verified_email(uid text, proved text, token_ends timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update users set email = proved, email_token_ends = token_ends
    where auth_uid = uid and token_ends > coalesce(email_token_ends, '-infinity');
  if not found then return; end if;
  update users set email = '' where lower(email collate "C") = lower(proved collate "C") and auth_uid <> uid;
end $$;
select make_security_definer('update_verified_email(text, text, timestamptz)');

-- The users who were disabled, deleted or signed out everywhere since a time, and the sessions and grants that ended, for
-- session revocation. A grant counts as ended when an organization has revoked it.
drop function if exists revoked_since(timestamptz);
create function revoked_since(moment timestamptz)
  returns table (auth_uid text, is_out boolean, valid_after timestamptz, session_id uuid, grant_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.auth_uid, coalesce(u.disabled_at, u.deleted_at) is not null, u.valid_after, null::uuid, null::uuid from users u
    where u.disabled_at >= moment or u.deleted_at >= moment or u.signed_out_at >= moment
  union all
  select a.subject, false, null, s.id, null from sessions s join accounts a on a.id = s.account_id
    where s.ended_at >= moment
  union all
  select u.auth_uid, false, null, null, g.id from grants g join users u on u.id = g.user_id
    where g.revoked_at >= moment or g.denied_at >= moment $$;
select make_security_definer('revoked_since(timestamptz)');
