-- The parents that categories had before a month, so that moving a category changes no month that has passed. There are no
-- foreign keys: undo can restore a deleted category, which has its former parents and subcategories then.
create table category_parents (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  category_id     uuid not null,
  before          date not null check (extract(day from before) = 1),
  parent_id       uuid,
  primary key (organization_id, category_id, before)
);
select isolate_tenant('category_parents');
create policy security_definer on category_parents to purser_gate using (true);
grant select, insert on category_parents to purser_gate;
