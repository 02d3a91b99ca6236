-- no transaction
create index concurrently if not exists transactions_of_account
  on transactions (organization_id, account_id, date desc, id desc) where account_id is not null;
