-- Connected apps. A grant of the kind 'app' names the app: the address of its metadata document or the id of its
-- registration, and the host of that document.
alter table grants
  add column client_id text,
  add column client_host text;
alter table grants add constraint grants_of_apps check ((kind = 'app') = (client_id is not null)) not valid;
alter table grants validate constraint grants_of_apps;

-- The memory of the authorization server: registered apps, authorization requests, codes and tokens. The server reaches
-- this table only through functions/oauth.sql.
create table oauth_records (
  kind         text not null,
  -- The SHA-256 hash of the token, the code or the cookie.
  id           bytea not null,
  grant_id     uuid references grants on delete cascade,
  -- The encrypted record.
  content      text not null,
  -- The scopes and the protected resource of an access token.
  scopes       text[],
  resource     text,
  created_at   timestamptz not null default now(),
  expires_at   timestamptz not null,
  -- The time at which a code or a refresh token was used, or a registered app was connected.
  consumed_at  timestamptz,
  primary key (kind, id)
);
create index on oauth_records (grant_id) where grant_id is not null;
create index on oauth_records (expires_at);
create index on oauth_records (created_at) where kind = 'Client' and consumed_at is null;
alter table oauth_records enable row level security;
alter table oauth_records force row level security;
create policy security_definer on oauth_records to purser_gate using (true) with check (true);
grant select, insert, update, delete on oauth_records to purser_gate;
