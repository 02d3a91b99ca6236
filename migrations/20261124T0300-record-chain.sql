-- The chain over the changes of an organization: each hash covers its change and the hash before it
-- (functions/base/record-chain.sql). The salt of existing changes is filled by the next migration.
alter table changes add column salt uuid, add column hash bytea;
alter table changes alter column salt set default gen_random_uuid();
-- The hash of the last change, and the number up to which changes have hashes: the last one, except during an upgrade.
alter table streams add column hash bytea, add column hashed_number bigint not null default 0;

-- Changes whose values were removed, or that were deleted, because personal data is deleted at its deadline. The notes of
-- an organization are a chain of their own.
create table redactions (
  organization_id uuid not null,
  position        bigint not null,
  first_number    bigint not null,
  last_number     bigint not null,
  -- The digest of the former values; if the change was deleted, the digest of the change.
  removed         bytea not null,
  -- The digest of the values that are left; null if the change was deleted.
  remaining       bytea,
  reason          text not null check (reason in ('ACCOUNT_PURGED', 'PRIVATE_EXPIRED', 'BEFORE_CHAIN')),
  at              timestamptz not null default now(),
  hash            bytea not null,
  primary key (organization_id, position)
);
create index on redactions (organization_id, first_number, position);
select isolate_tenant('redactions');
create policy security_definer on redactions to purser_gate using (true);
revoke insert, update, delete on redactions from purser_app;
grant select, insert, delete on redactions to purser_gate;

-- Organizations whose records were deleted at their deadline, with the last state of their chain.
create table purged_organizations (
  id          uuid primary key,
  last_number bigint not null,
  hash        bytea,
  at          timestamptz not null default now()
);
alter table purged_organizations enable row level security;
alter table purged_organizations force row level security;
create policy security_definer on purged_organizations to purser_gate using (true);
grant select, insert on purged_organizations to purser_gate;
