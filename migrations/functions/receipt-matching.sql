-- Enqueues the search for the transactions of unmatched receipts, once per database transaction. The job's key is a lock
-- until the commit.
create or replace function enqueue_matching() returns void language plpgsql as $$
declare organization text := current_setting('app.organization_id', true);
begin
  if organization is null or organization = '' or current_setting('app.matching', true) = organization then return; end if;
  if exists (select from staged_items
               where organization_id = organization::uuid and state = 'PENDING' and kind = 'RECEIPT_ITEM') then
    perform enqueue('match-receipts', '{}', 'match-receipts ' || organization);
    perform set_config('app.matching', organization, true);
  end if;
end $$;

create or replace function enqueue_matching_early() returns trigger language plpgsql as $$
begin
  perform enqueue_matching();
  return null;
end $$;

-- number_changes enqueues the search for every other write. A write that changes or deletes matches takes the lock before,
-- so that two writers of the same matches cannot deadlock. A cascade follows a statement that has taken it.
create or replace trigger enqueue_matching before delete on transactions
  for each statement execute function enqueue_matching_early();
create or replace trigger enqueue_matching before delete on receipts
  for each statement execute function enqueue_matching_early();
create or replace trigger enqueue_matching before insert or update or delete on receipt_matches
  for each statement when (pg_trigger_depth() = 0 and current_setting('app.via', true) is distinct from 'job')
  execute function enqueue_matching_early();
