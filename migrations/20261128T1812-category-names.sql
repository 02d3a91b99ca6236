-- no transaction
-- A name is unique among the subcategories of a parent, and among the top-level categories of a type.
create unique index concurrently if not exists categories_name_in_parent
  on categories (organization_id, type, parent_id, lower(name)) nulls not distinct where archived_at is null;
