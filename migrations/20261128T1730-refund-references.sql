-- A transaction may have a category of the other type: it is a refund. The references without the type are validated by the
-- next migration, which does not block writers.
alter table transactions
  add constraint transactions_category foreign key (organization_id, category_id)
    references categories (organization_id, id) not valid,
  drop constraint transactions_organization_id_category_id_type_fkey;
alter table transaction_splits
  add constraint transaction_splits_category foreign key (organization_id, category_id)
    references categories (organization_id, id) not valid,
  drop constraint transaction_splits_organization_id_category_id_type_fkey;
alter table staged_items
  add constraint staged_items_category foreign key (organization_id, category_id)
    references categories (organization_id, id) not valid,
  drop constraint staged_items_organization_id_category_id_type_fkey;

-- The transactions that the row of the other type counts too, because they have splits of both types.
alter table daily_totals add column repeated bigint not null default 0;
