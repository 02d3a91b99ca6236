create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create type role as enum ('OWNER', 'ADMIN', 'MEMBER', 'VIEWER');
create type organization_kind as enum ('PERSONAL', 'TEAM');

create table countries (
  id       uuid primary key,
  code     char(2) not null unique,
  name     text not null,
  currency char(3) not null,
  symbol   text not null
);
grant select on countries to purser_app;

create table users (
  id                       uuid primary key default uuidv7(),
  -- The subject at the identity provider.
  auth_uid                 text not null unique,
  name                     text not null check (name <> '' and length(name) <= 120),
  email                    text not null,
  country_id               uuid references countries,
  has_completed_onboarding boolean not null default false,
  disabled_at              timestamptz,
  created_at               timestamptz not null default now(),
  locale                   text check (locale <> '' and length(locale) <= 35),
  muted_mails              text[] not null default '{}',
  -- Tokens that were issued before this time are rejected.
  valid_after              timestamptz,
  deleted_at               timestamptz,
  signed_out_at            timestamptz,
  -- The expiry of the token that proved the address. An older token does not change the address.
  email_token_ends         timestamptz,
  has_dismissed_tour       boolean not null default false,
  ai_consent_host          text,
  ai_consent               boolean
);
create index on users (deleted_at) where deleted_at is not null;
create index on users (disabled_at) where disabled_at is not null;
create index on users (lower(email collate "C"));
create index on users (signed_out_at) where signed_out_at is not null;
alter table users enable row level security;
alter table users force row level security;
create policy security_definer on users for select to purser_gate using (true);
create policy security_definer_writes on users for update to purser_gate using (true);
create policy me on users
  using (id = (select current_app_user()))
  with check (id = (select current_app_user()));
grant select, insert, update on users to purser_app;
grant select, update on users to purser_gate;

-- The user version; a user without a row has version 0. There is no reference to users, because a foreign key that is
-- checked at commit would lock the rows of other users.
create table person_heads (
  user_id uuid primary key,
  number  bigint not null
);
alter table person_heads enable row level security;
alter table person_heads force row level security;
create policy security_definer on person_heads to purser_gate using (true);
create policy mine on person_heads for select
  using (user_id = (select current_app_user()));
grant select on person_heads to purser_app;
grant select, insert, update on person_heads to purser_gate;

-- The users whose state a transaction changes, until it commits.
create unlogged table person_marks (
  transaction_id xid8 not null default pg_current_xact_id(),
  user_id        uuid not null,
  primary key (transaction_id, user_id)
);
alter table person_marks enable row level security;
alter table person_marks force row level security;
create policy security_definer on person_marks to purser_gate using (true);
grant select, insert, delete on person_marks to purser_gate;

create table organizations (
  id                uuid primary key default uuidv7(),
  name              text not null check (name <> '' and length(name) <= 120),
  kind              organization_kind not null,
  currency          char(3) not null,
  month_start_day   smallint not null default 1 check (month_start_day between 1 and 28),
  time_zone         text not null default 'UTC',
  created_by        uuid not null default current_app_user() references users,
  created_at        timestamptz not null default now(),
  deleted_at        timestamptz,
  plan              text not null default 'self_hosted' check (plan <> ''),
  plan_period       text check (plan_period in ('month', 'year')),
  plan_ends_at      timestamptz,
  trial_used_at     timestamptz,
  attaches_receipts boolean not null default false
);
create index on organizations (deleted_at) where deleted_at is not null;
alter table organizations enable row level security;
alter table organizations force row level security;
create policy active on organizations
  using (id = (select current_organization()))
  with check (id = (select current_organization()));
create policy security_definer on organizations for select to purser_gate using (true);
create policy security_definer_purges on organizations for delete to purser_gate using (true);
grant select, insert, update on organizations to purser_app;
grant select, delete on organizations to purser_gate;

-- A former member keeps the row, so that their records keep the name.
create table memberships (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  user_id         uuid not null references users,
  role            role not null,
  joined_at       timestamptz not null default now(),
  removed_at      timestamptz,
  primary key (organization_id, user_id)
);
create index on memberships (user_id);
alter table memberships enable row level security;
alter table memberships force row level security;
create policy security_definer on memberships for select to purser_gate using (true);
create policy security_definer_writes on memberships to purser_gate using (true);
create policy mine on memberships for select
  using (user_id = (select current_app_user()));
create policy ours on memberships
  using (organization_id = (select current_organization()))
  with check (organization_id = (select current_organization()));
grant select, insert, update on memberships to purser_app;
grant select, insert, update on memberships to purser_gate;

create policy fellow_members on users for select
  using (id in (select user_id from memberships where organization_id = (select current_organization())));
create policy mine on organizations for select
  using (id in (
    select organization_id from memberships where user_id = (select current_app_user()) and removed_at is null));

create table member_activity (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  user_id         uuid not null references users,
  last_active_at  timestamptz not null default now(),
  primary key (organization_id, user_id)
);
select isolate_tenant('member_activity');
create policy security_definer on member_activity to purser_gate using (true);
grant select, insert, update on member_activity to purser_gate;

create table invitations (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              uuid not null default uuidv7(),
  email           text not null check (email <> '' and length(email) <= 254 and email = lower(email)),
  role            role not null check (role <> 'OWNER'),
  token_hash      bytea not null,
  -- How often the invitation was sent, each time with a new token.
  sends           integer not null default 1,
  invited_by      uuid not null default current_app_user() references users,
  created_at      timestamptz not null default now(),
  sent_at         timestamptz not null default now(),
  expires_at      timestamptz not null default now() + interval '7 days',
  accepted_at     timestamptz,
  accepted_by     uuid references users,
  declined_at     timestamptz,
  revoked_at      timestamptz,
  primary key (organization_id, id),
  check (num_nonnulls(accepted_at, declined_at, revoked_at) <= 1)
);
create index on invitations (email) where num_nonnulls(accepted_at, declined_at, revoked_at) = 0;
create unique index on invitations (organization_id, email) where num_nonnulls(accepted_at, declined_at, revoked_at) = 0;
create index on invitations (token_hash);
select isolate_tenant('invitations');
create policy security_definer on invitations to purser_gate using (true);
grant select, update on invitations to purser_gate;
