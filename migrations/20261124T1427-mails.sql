-- The emails from which documents were made. Changes does not record them, because they are never edited.
create table mails (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              uuid not null default uuidv7(),
  message_id      text check (length(message_id) between 1 and 998),
  sha256          bytea not null,
  sender          text not null check (length(sender) <= 500),
  subject         text not null check (length(subject) <= 500),
  -- The sender's program writes this time, so it can be wrong.
  sent_at         timestamptz,
  created_by      uuid not null default current_app_user() references users,
  created_at      timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index on mails (organization_id, message_id);
create unique index on mails (organization_id, sha256);
select isolate_tenant('mails');

alter table documents
  add column mail_id uuid,
  add foreign key (organization_id, mail_id) references mails (organization_id, id);
