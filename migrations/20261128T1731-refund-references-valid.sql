-- Validating a reference locks neither readers nor writers.
alter table transactions validate constraint transactions_category;
alter table transaction_splits validate constraint transaction_splits_category;
alter table staged_items validate constraint staged_items_category;
