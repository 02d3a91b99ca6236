-- The secret part of the address with which an organization receives emails.
create table mail_addresses (
  organization_id     uuid not null default current_organization() references organizations on delete cascade,
  -- The SHA-256 hash, by which an arriving email finds the organization.
  secret_hash         bytea not null,
  -- The secret, encrypted with the server's key, so that Owners and Admins can see the address again.
  secret              text not null,
  -- Emails since the address was created: those of senders who are not allowed, and those that are too large.
  refused_count       integer not null default 0,
  last_refused_sender text check (length(last_refused_sender) <= 320),
  last_refused_at     timestamptz,
  too_large_count     integer not null default 0,
  primary key (organization_id)
);
create unique index on mail_addresses (secret_hash);
select isolate_tenant('mail_addresses');
create policy security_definer on mail_addresses to purser_gate using (true);
grant select on mail_addresses to purser_gate;

alter table organizations
  -- Addresses and domains whose emails are accepted, besides the addresses of members.
  add column mail_senders             text[] not null default '{}' check (cardinality(mail_senders) <= 100),
  add column mail_address_replaced_at timestamptz;
