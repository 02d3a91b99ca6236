-- no transaction
-- The deletion of a receipt clears the references of its duplicates.
create index concurrently if not exists receipts_duplicate_of on receipts (organization_id, duplicate_of)
  where duplicate_of is not null;
