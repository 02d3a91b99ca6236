-- Validating constraints locks neither readers nor writers.
alter table transactions validate constraint transactions_account;
alter table transactions validate constraint transactions_account_amount;
