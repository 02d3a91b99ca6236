-- no transaction
create index concurrently if not exists transactions_payee_search on transactions
  using gin (organization_id, plain(payee) gin_trgm_ops) where payee is not null;
