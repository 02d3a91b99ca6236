-- Restricted access to a user's organizations: an API token, or an app that the user has connected. The app reaches this
-- table only through functions/grants.sql.
create table grants (
  id                   uuid primary key default uuidv7(),
  kind                 text not null check (kind in ('api_token', 'app')),
  user_id              uuid not null references users on delete cascade,
  -- The only organization in which it works. Null for all organizations of the user.
  only_organization    uuid references organizations on delete cascade,
  -- Organizations whose Owner or Admin has revoked it, if it works in all.
  denied_organizations uuid[] not null default '{}',
  denied_at            timestamptz,
  name                 text not null check (name <> '' and length(name) <= 120),
  scopes               text[] not null check (scopes <> '{}' and scopes <@ array['read', 'stage', 'write', 'admin']),
  -- The SHA-256 hash of an API token.
  token_hash           bytea unique,
  created_at           timestamptz not null default now(),
  expires_at           timestamptz,
  -- The hour of the last use.
  last_used_at         timestamptz,
  revoked_at           timestamptz,
  check ((kind = 'api_token') = (token_hash is not null))
);
create index on grants (user_id);
create index on grants (only_organization) where only_organization is not null;
create index on grants (revoked_at) where revoked_at is not null;
create index on grants (denied_at) where denied_at is not null;
alter table grants enable row level security;
alter table grants force row level security;
create policy security_definer on grants to purser_gate using (true) with check (true);
grant select, insert, update, delete on grants to purser_gate;

-- A transaction with a grant reads only the organizations in which the grant works.
create policy granted on organizations as restrictive for select to purser_app
  using (((select granted_organization()) is null or id = (select granted_organization()))
    and id <> all ((select denied_organizations())::uuid[]));
create policy granted on memberships as restrictive for select to purser_app
  using (((select granted_organization()) is null or organization_id = (select granted_organization()))
    and organization_id <> all ((select denied_organizations())::uuid[]));
