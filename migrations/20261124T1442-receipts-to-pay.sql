-- no transaction
create index concurrently if not exists receipts_to_pay on receipts (organization_id, due_date)
  where due_date is not null and paid_on is null;
