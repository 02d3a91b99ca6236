-- Changes of a statement that inserts many records, until the transaction numbers them. A row of changes is written once
-- with its number; writing it without one and updating it took twice the time. A crash may empty the table, because its
-- rows never outlive their transaction.
create unlogged table bulk_changes (like changes including defaults);
alter table bulk_changes drop column number, drop column hash, drop column before;
-- The order of all changes of a transaction.
alter table bulk_changes alter column id set default nextval('changes_id_seq');
grant usage on sequence changes_id_seq to purser_gate;
create index on bulk_changes (transaction_id);
select isolate_tenant('bulk_changes');
create policy security_definer on bulk_changes to purser_gate using (true);
revoke insert, update, delete on bulk_changes from purser_app;
grant select, insert, delete on bulk_changes to purser_gate;
