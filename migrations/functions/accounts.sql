-- Finds what a sign-in by password needs, in one row that exists for every address. `pending_hash` belongs to the newest
-- registration that has not been verified. `is_known_network` is true if a session of the account was used there.
create or replace function find_password(address text, from_network text)
  returns table (account_id uuid, password_hash text, disabled boolean, has_totp boolean, is_known_network boolean,
                 pending_id uuid, pending_hash text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, c.secret, coalesce(a.disabled_at is not null, false),
    exists (select from credentials t where t.account_id = a.id and t.kind = 'totp'),
    exists (select from sessions s where s.account_id = a.id and s.network = from_network and s.ended_at is null),
    p.id, p.details->>'passwordHash'
  from (select) as always
    left join accounts a on a.email = address
    left join credentials c on c.account_id = a.id and c.kind = 'password'
    left join lateral (
      select id, details from codes
        where email = address and purpose = 'register' and used_at is null and expires_at > now()
        order by created_at desc limit 1) p on true $$;
select make_security_definer('find_password(text, text)');

-- Returns the account of an address, of an id or of a subject.
create or replace function find_account(by_id uuid, by_email text default null, by_subject text default null)
  returns table (id uuid, subject text, email text, name text, language text, disabled boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select id, subject, email, name, language, disabled_at is not null from accounts
    where id = by_id or email = by_email or subject = by_subject $$;
select make_security_definer('find_account(uuid, text, text)');

-- Creates an account for a proved address. Null if another account has the address.
create or replace function create_account(address text, chosen_name text, mail_language text, password_hash text)
  returns uuid language plpgsql security definer set search_path = public, pg_temp as $$
declare created uuid;
begin
  insert into accounts (subject, email, name, language)
    values ('own-' || uuidv7(), address, chosen_name, mail_language)
    on conflict (email) do nothing returning id into created;
  if created is not null and password_hash is not null then
    insert into credentials (account_id, kind, secret) values (created, 'password', password_hash);
  end if;
  return created;
end $$;
select make_security_definer('create_account(text, text, text, text)');

-- Reads the hash of the password and locks the account, so that a sign-in and a change of the password do not overlap:
-- the change ends the session of the sign-in, or the sign-in finds another hash.
create or replace function lock_password(account uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from accounts where id = account for no key update;
  return (select secret from credentials where account_id = account and kind = 'password');
end $$;
select make_security_definer('lock_password(uuid)');

-- Replaces the password.
create or replace function save_password(account uuid, hash text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select lock_password(account);
  insert into credentials (account_id, kind, secret) values (account, 'password', hash)
    on conflict (account_id, kind, key) do update set secret = excluded.secret, created_at = now() $$;
select make_security_definer('save_password(uuid, text)');

-- Changes the address after both addresses were proved. False if another account has the new address.
create or replace function change_account_email(account uuid, address text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update accounts set email = address where id = account;
  return found;
exception when unique_violation then return false;
end $$;
select make_security_definer('change_account_email(uuid, text)');

-- The ways to sign in of an account. The secrets of passwords stay in the database.
create or replace function list_credentials(account uuid)
  returns table (kind credential_kind, key text, name text, created_at timestamptz, last_used_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.kind, c.key, c.name, c.created_at, c.last_used_at from credentials c
    where c.account_id = account order by c.created_at, c.key $$;
select make_security_definer('list_credentials(uuid)');

-- Finds a passkey or the link to a provider by its key, or the TOTP key or the password of an account.
create or replace function find_credential(wanted credential_kind, by_key text, by_account uuid default null)
  returns table (account_id uuid, key text, secret text, counter bigint, transports text[])
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.account_id, c.key, c.secret, c.counter, c.transports from credentials c
    where c.kind = wanted and c.key = by_key
      and (c.account_id = by_account or by_account is null and wanted in ('passkey', 'provider')) $$;
select make_security_definer('find_credential(credential_kind, text, uuid)');

-- Adds a way to sign in. False if it exists already, for this account or another one.
create or replace function add_credential(
    account uuid, new_kind credential_kind, new_key text, new_name text, new_secret text, new_transports text[],
    new_counter bigint default 0)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into credentials (account_id, kind, key, name, secret, transports, counter)
    values (account, new_kind, new_key, new_name, new_secret, coalesce(new_transports, '{}'), new_counter)
    on conflict do nothing;
  return found;
end $$;
select make_security_definer('add_credential(uuid, credential_kind, text, text, text, text[], bigint)');

-- Notes a use. False if the counter is not higher than before, which is a second use of a TOTP step or a cloned passkey.
-- Passkeys without a counter always report 0.
create or replace function use_credential(account uuid, used credential_kind, used_key text, new_counter bigint)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update credentials set counter = new_counter, last_used_at = now()
    where account_id = account and kind = used and key = used_key
      and (counter < new_counter or kind = 'passkey' and counter = 0 and new_counter = 0);
  return found;
end $$;
select make_security_definer('use_credential(uuid, credential_kind, text, bigint)');

-- Links an account to a subject of an OIDC provider, or notes the use of the link. False if the subject belongs to another
-- account, or if the account belongs to another subject of the same issuer: an address that its provider has given to
-- another person does not open the account of the former one.
create or replace function link_provider(account uuid, issuer text, provider_subject text, provider_name text)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare new_key text := issuer || ' ' || provider_subject;
begin
  -- Two callbacks at once wait for each other here.
  perform from accounts where id = account for update;
  if exists (select from credentials c where c.account_id = account and c.kind = 'provider'
      and starts_with(c.key, issuer || ' ') and c.key <> new_key) then
    return false;
  end if;
  insert into credentials (account_id, kind, key, name, last_used_at)
    values (account, 'provider', new_key, provider_name, now())
    on conflict (account_id, kind, key) do update set name = excluded.name, last_used_at = excluded.last_used_at;
  return true;
exception when unique_violation then return false;
end $$;
select make_security_definer('link_provider(uuid, text, text, text)');

create or replace function rename_credential(account uuid, named credential_kind, named_key text, new_name text)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update credentials set name = new_name where account_id = account and kind = named and key = named_key;
  return found;
end $$;
select make_security_definer('rename_credential(uuid, credential_kind, text, text)');

-- Removes one credential, or all of a kind if no key is given. Returns how many were removed.
create or replace function remove_credentials(account uuid, removed credential_kind, removed_key text default null)
  returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare count integer;
begin
  delete from credentials where account_id = account and kind = removed and (removed_key is null or key = removed_key);
  get diagnostics count = row_count;
  return count;
end $$;
select make_security_definer('remove_credentials(uuid, credential_kind, text)');

create or replace function delete_account_of(account_subject text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from accounts where subject = account_subject $$;
select make_security_definer('delete_account_of(text)');

create or replace function is_invited(address text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from invitations i join organizations o on o.id = i.organization_id
    where i.email = address and i.expires_at > now() and o.deleted_at is null
      and num_nonnulls(i.accepted_at, i.declined_at, i.revoked_at) = 0) $$;
select make_security_definer('is_invited(text)');

-- The profile of another identity provider whose verified address is the address of the account.
create or replace function movable_profile(account_subject text)
  returns table (user_id uuid, name text, email text, organizations text[])
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.name, u.email,
    array(select o.name from memberships m join organizations o on o.id = m.organization_id
      where m.user_id = u.id and m.removed_at is null and o.deleted_at is null order by o.created_at, o.id)
  from accounts a join users u on lower(u.email collate "C") = a.email
  where a.subject = account_subject and u.disabled_at is null and u.deleted_at is null
    and not exists (select from accounts other where other.subject = u.auth_uid)
    and not exists (select from users own where own.auth_uid = a.subject) $$;
select make_security_definer('movable_profile(text)');

-- Gives the profile of another identity provider to the account. Tokens of the other provider no longer reach it.
create or replace function move_profile(account_subject text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare moved uuid;
begin
  select user_id into moved from movable_profile(account_subject);
  update users set auth_uid = account_subject, valid_after = null, email_token_ends = null where id = moved;
  return moved;
end $$;
select make_security_definer('move_profile(text)');

-- The encrypted keys of authenticator apps, for the replacement of the server's key.
create or replace function list_totp_keys() returns table (account_id uuid, secret text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.account_id, c.secret from credentials c where c.kind = 'totp' $$;
select make_security_definer('list_totp_keys()');

-- Stores the key of an authenticator app in another encryption, unless the user has replaced it since.
create or replace function replace_totp_key(account uuid, former text, renewed text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update credentials set secret = renewed where account_id = account and kind = 'totp' and secret = former $$;
select make_security_definer('replace_totp_key(uuid, text, text)');
