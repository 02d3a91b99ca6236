-- The payment that a receipt asks for. Without payable_minor, its total is due. paid_on is null until the payment is known.
alter table receipts
  add column due_date date,
  add column payable_minor bigint check (payable_minor > 0),
  add column iban text check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{1,30}$'),
  add column payment_reference text check (char_length(payment_reference) between 1 and 140),
  add column paid_on date;
