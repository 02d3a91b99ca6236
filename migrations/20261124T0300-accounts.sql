-- The accounts of the built-in identity provider. The app reaches these tables only through functions/accounts.sql,
-- functions/sessions.sql and functions/sign-in-codes.sql.
create table accounts (
  id                uuid primary key default uuidv7(),
  -- The subject of the account's tokens, which users.auth_uid repeats.
  subject           text not null unique,
  email             text not null unique check (email = lower(email) and length(email) between 3 and 254),
  name              text not null check (name <> '' and length(name) <= 120),
  -- The language of mails, or null for English.
  language          text check (language in ('en', 'de', 'fr', 'es')),
  disabled_at       timestamptz,
  created_at        timestamptz not null default now()
);

create type credential_kind as enum ('password', 'passkey', 'totp', 'recovery', 'provider');

-- A row for each way to sign in. `key` is the id of a passkey, the hash of a recovery code, or the issuer and the subject
-- at an OIDC provider. `secret` is the hash of a password, the public key of a passkey or the encrypted key of TOTP.
create table credentials (
  account_id        uuid not null references accounts on delete cascade,
  kind              credential_kind not null,
  key               text not null default '',
  name              text not null default '',
  secret            text,
  -- The signature counter of a passkey, or the last time step that TOTP has accepted.
  counter           bigint not null default 0,
  transports        text[] not null default '{}',
  created_at        timestamptz not null default now(),
  last_used_at      timestamptz,
  primary key (account_id, kind, key)
);
create unique index on credentials (kind, key) where kind in ('passkey', 'provider');

-- A session is a family of refresh tokens, which are signed and contain the id and the generation.
create table sessions (
  id                uuid primary key default uuidv7(),
  account_id        uuid not null references accounts on delete cascade,
  -- The generation of the current refresh token.
  generation        integer not null default 1,
  rotated_at        timestamptz not null default now(),
  -- The user agent and the network of the last refresh.
  device            text not null default '',
  network           text not null default '',
  created_at        timestamptz not null default now(),
  expires_at        timestamptz not null,
  ended_at          timestamptz
);
create index on sessions (account_id);
create index on sessions (ended_at) where ended_at is not null;
create index on sessions (expires_at);

-- Steps of a sign-in or of a proof by mail, each for one use. The id is only valid with a signature of the server.
create table codes (
  id                uuid primary key default uuidv7(),
  purpose           text not null,
  account_id        uuid references accounts on delete cascade,
  email             text not null default '',
  details           jsonb not null default '{}',
  attempts          smallint not null default 0,
  created_at        timestamptz not null default now(),
  expires_at        timestamptz not null,
  used_at           timestamptz
);
create index on codes (account_id);
create index on codes (email, purpose, created_at);
create index on codes (expires_at);

do $$
declare named text;
begin
  foreach named in array array['accounts', 'credentials', 'sessions', 'codes'] loop
    execute format('alter table %I enable row level security', named);
    execute format('alter table %I force row level security', named);
    execute format('create policy security_definer on %I to purser_gate using (true) with check (true)', named);
    execute format('grant select, insert, update, delete on %I to purser_gate', named);
  end loop;
end $$;
