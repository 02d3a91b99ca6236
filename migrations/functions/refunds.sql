-- A transaction or a split whose category has the other type is a refund: it counts for the type of its category and lowers
-- that total. Every total of expenses and income uses these two functions.
create or replace function counted_type(own category_type, of_category category_type) returns category_type
  language sql immutable parallel safe return coalesce(of_category, own);

create or replace function counted_minor(minor bigint, own category_type, of_category category_type) returns bigint
  language sql immutable parallel safe return case when of_category <> own then - minor else minor end;

-- The type of a category that this database transaction has deleted.
create or replace function deleted_category_type(organization uuid, category uuid) returns category_type
  language sql stable strict as $$
  select (c.before ->> 'type')::category_type from changes c
    where c.organization_id = organization and c.kind = 'category' and c.record_id = category
      and c.action = 'DELETED' and c.transaction_id = pg_current_xact_id() $$;
