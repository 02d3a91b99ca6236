-- The name of the other side, where a person or a rule has set one. Otherwise it follows from the description.
alter table transactions add column payee text;
alter table transactions add constraint transactions_payee check (length(payee) <= 500) not valid;
