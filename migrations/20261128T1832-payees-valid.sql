-- Validating a check locks neither readers nor writers.
alter table transactions validate constraint transactions_payee;
