-- Creates a code for one use. An account or an address has at most 20 codes of a purpose; older ones are removed. A
-- registration replaces all earlier ones of its address, also if both are sent at once.
create or replace function create_code(
    wanted text, account uuid, address text, about jsonb, seconds_valid integer) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare created uuid;
begin
  if wanted = 'register' then perform pg_advisory_xact_lock(hashtextextended('register ' || address, 0)); end if;
  delete from codes where id in (
    select c.id from codes c
      where c.purpose = wanted and c.email = coalesce(address, '') and c.account_id is not distinct from account
        and (account is not null or address is not null)
      order by c.created_at desc offset case when wanted = 'register' then 0 else 19 end);
  insert into codes (purpose, account_id, email, details, expires_at)
    values (wanted, account, coalesce(address, ''), about, now() + make_interval(secs => seconds_valid))
    returning id into created;
  return created;
end $$;
select make_security_definer('create_code(text, uuid, text, jsonb, integer)');

-- Reads a valid code and counts the attempt. There is no row for a code that is used, expired or was tried 5 times.
create or replace function try_code(code uuid, wanted text)
  returns table (account_id uuid, email text, details jsonb)
  language sql security definer set search_path = public, pg_temp as $$
  update codes c set attempts = attempts + 1
    where c.id = code and c.purpose = wanted and c.used_at is null and c.expires_at > now() and c.attempts < 5
    returning c.account_id, c.email, c.details $$;
select make_security_definer('try_code(uuid, text)');

-- Uses a valid code. There is no row for a code that is used or expired. Codes of an account are used one after the other,
-- so that the second proof of a change of address sees the first one, and a reset sees the session of a second factor.
create or replace function use_code(code uuid, wanted text)
  returns table (account_id uuid, email text, details jsonb)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from accounts where id = (select c.account_id from codes c where c.id = code) for no key update;
  return query update codes c set used_at = now()
    where c.id = code and c.purpose = wanted and c.used_at is null and c.expires_at > now()
    returning c.account_id, c.email, c.details;
end $$;
select make_security_definer('use_code(uuid, text)');

-- Reads a code without using it, for the mail that contains it and for the state of a change of address.
create or replace function read_code(code uuid)
  returns table (purpose text, account_id uuid, email text, details jsonb, used_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.purpose, c.account_id, c.email, c.details, c.used_at from codes c where c.id = code and c.expires_at > now() $$;
select make_security_definer('read_code(uuid)');

-- The newest change of address that is not complete: its codes for the former and for the new address.
create or replace function pending_email_change(account uuid)
  returns table (new_email text, former_code uuid, new_code uuid, former_proved boolean, new_proved boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select n.email, o.id, n.id, o.used_at is not null, n.used_at is not null
    from codes n join codes o on o.id = (n.details->>'former')::uuid
    where n.account_id = account and n.purpose = 'email_new' and n.expires_at > now()
      and (n.used_at is null or o.used_at is null)
    order by n.created_at desc limit 1 $$;
select make_security_definer('pending_email_change(uuid)');

-- Removes the codes of these purposes, so that an older mail or ticket no longer changes anything.
create or replace function remove_codes(account uuid, purposes text[]) returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from codes where account_id = account and purpose = any (purposes) $$;
select make_security_definer('remove_codes(uuid, text[])');

-- Changes the address if both addresses were proved: 'waiting', 'changed', or 'taken' if another account has it.
create or replace function complete_email_change(account uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare address text;
begin
  select n.email into address from codes n join codes o on o.id = (n.details->>'former')::uuid
    where n.account_id = account and n.purpose = 'email_new' and n.used_at is not null and o.used_at is not null
    order by n.created_at desc limit 1;
  if address is null then return 'waiting'; end if;
  delete from codes where account_id = account and purpose in ('email_former', 'email_new');
  return case when change_account_email(account, address) then 'changed' else 'taken' end;
end $$;
select make_security_definer('complete_email_change(uuid)');
