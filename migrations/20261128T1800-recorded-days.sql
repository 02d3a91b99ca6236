-- Dates that a user recorded. The row goes with its transaction, so that a date whose recording is undone is due again.
alter table recurrence_days
  add column transaction_id uuid,
  add foreign key (organization_id, transaction_id) references transactions (organization_id, id) on delete cascade;
create index on recurrence_days (organization_id, transaction_id) where transaction_id is not null;
