-- Opens a session, which ends after 60 days without use.
create or replace function open_session(account uuid, used_device text, used_network text) returns uuid
  language sql security definer set search_path = public, pg_temp as $$
  insert into sessions (account_id, device, network, expires_at)
    values (account, used_device, used_network, now() + interval '60 days') returning id $$;
select make_security_definer('open_session(uuid, text, text)');

-- Exchanges a refresh token for the next generation, at most once in 30 seconds. The former generation is answered as long
-- as that, because several tabs may send the same token, and a slow request may arrive after others. A later use of a
-- former token shows that it was copied, so that it ends the session (RFC 9700, section 4.14.2). There is no row without a
-- valid session.
create or replace function rotate_session(session uuid, presented integer, used_device text, used_network text)
  returns table (account_id uuid, subject text, email text, name text, signed_in_at timestamptz, generation integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_session sessions;
  is_recent boolean;
begin
  select * into found_session from sessions s
    where s.id = session and s.ended_at is null and s.expires_at > now() for update;
  if not found or presented > found_session.generation then return; end if;
  is_recent := found_session.rotated_at > now() - interval '30 seconds';
  if presented < found_session.generation - 1 or presented < found_session.generation and not is_recent then
    update sessions s set ended_at = now() where s.id = session;
    return;
  elsif not is_recent then
    update sessions s set generation = s.generation + 1, rotated_at = now(), device = used_device,
        network = used_network, expires_at = now() + interval '60 days'
      where s.id = session returning * into found_session;
  end if;
  return query select a.id, a.subject, a.email, a.name, found_session.created_at, found_session.generation
    from accounts a where a.id = found_session.account_id and a.disabled_at is null;
end $$;
select make_security_definer('rotate_session(uuid, integer, text, text)');

create or replace function list_sessions(account uuid)
  returns table (id uuid, device text, network text, created_at timestamptz, last_used_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.device, s.network, s.created_at, s.rotated_at from sessions s
    where s.account_id = account and s.ended_at is null and s.expires_at > now() order by s.rotated_at desc, s.id $$;
select make_security_definer('list_sessions(uuid)');

-- The account of a session's refresh token, which stays valid. Null without a valid session.
create or replace function account_of_session(session uuid, presented integer) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.account_id from sessions s
    where s.id = session and s.ended_at is null and s.expires_at > now()
      and presented between s.generation - 1 and s.generation $$;
select make_security_definer('account_of_session(uuid, integer)');

-- Ends one session of an account, or all but one. Returns how many were ended.
create or replace function end_sessions(account uuid, only_session uuid default null, except_session uuid default null)
  returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare count integer;
begin
  update sessions s set ended_at = now()
    where s.account_id = account and s.ended_at is null and (only_session is null or s.id = only_session)
      and s.id is distinct from except_session;
  get diagnostics count = row_count;
  return count;
end $$;
select make_security_definer('end_sessions(uuid, uuid, uuid)');

-- Ends the session of a refresh token.
create or replace function end_session(session uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update sessions s set ended_at = now() where s.id = session and s.ended_at is null $$;
select make_security_definer('end_session(uuid)');

-- An ended session stays for a day, so that its sockets are closed and its last tokens are refused. A grant that ended a
-- month ago is deleted if it was never used; the others stay, because changes name them.
create or replace function purge_sign_ins() returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from sessions where least(ended_at, expires_at) < now() - interval '1 day';
  delete from codes where expires_at < now() - interval '1 day';
  delete from grants where last_used_at is null and least(revoked_at, expires_at) < now() - interval '30 days' $$;
select make_security_definer('purge_sign_ins()');
