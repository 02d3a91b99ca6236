-- Written by `npm run generate` from the record descriptors.

-- The fields of a record that the change log ignores. The change log has no other kinds.
create or replace function unlogged_fields(of_kind text) returns text[] language sql immutable parallel safe as $$
  select case of_kind
    when 'organization' then '{created_by,created_at,trial_used_at}'::text[]
    when 'member' then '{organization_id,joined_at}'::text[]
    when 'invitation' then '{organization_id,expires_at,token_hash,sends,invited_by,accepted_by,created_at}'::text[]
    when 'tag' then '{organization_id,created_at}'::text[]
    when 'category' then '{organization_id,position,created_at}'::text[]
    when 'account' then '{organization_id,position,created_by,created_at,version}'::text[]
    when 'balance_statement' then '{organization_id,created_by,created_at,version}'::text[]
    when 'budget' then '{organization_id,created_at}'::text[]
    when 'rule' then '{organization_id,position,created_by,created_at,version}'::text[]
    when 'recurrence' then '{organization_id,created_by,created_at,version}'::text[]
    when 'document' then '{organization_id,content_type,size,sha256,storage_path,page_count,credits,part_of,part,stage_since,transcript,mail_id,attempt,created_by,created_at,version}'::text[]
    when 'transaction' then '{organization_id,set_by,source_id,created_by,created_at,version}'::text[]
    when 'receipt' then '{organization_id,duplicate_of,created_by,created_at,version}'::text[]
    when 'staged_item' then '{organization_id,position,confidence,doubt,place,transaction_id,reviewed_by,reviewed_at,version}'::text[]
    when 'receipt_link' then '{organization_id}'::text[]
    when 'receipt_match' then '{organization_id,score,reasons,decided_by,decided_at}'::text[]
    when 'webhook' then '{organization_id,stopped_at,created_by,created_at}'::text[]
  end $$;

-- Changes of these tables are recorded, whichever code makes them.
do $$
declare recorded record;
begin
  for recorded in
    select * from (values
      ('organizations', 'organization'),
      ('memberships', 'member'),
      ('invitations', 'invitation'),
      ('tags', 'tag'),
      ('categories', 'category'),
      ('money_accounts', 'account'),
      ('balance_statements', 'balance_statement'),
      ('budgets', 'budget'),
      ('rules', 'rule'),
      ('recurrences', 'recurrence'),
      ('recurrence_suggestions', 'recurrence_suggestion'),
      ('documents', 'document'),
      ('transactions', 'transaction'),
      ('receipts', 'receipt'),
      ('staged_items', 'staged_item'),
      ('receipt_transactions', 'receipt_link'),
      ('receipt_matches', 'receipt_match'),
      ('webhooks', 'webhook')) as t (table_name, kind)
  loop
    execute format('create or replace trigger record_inserts after insert on %1$I
      referencing new table as new_rows for each statement execute function record_inserts(%2$L, ''content'');
      create or replace trigger record_change after update or delete on %1$I
      for each row execute function record_change(%2$L, ''content'')', recorded.table_name, recorded.kind);
  end loop;
end $$;

delete from undoable_kinds;
insert into undoable_kinds (kind, table_name, place, follows) values
  ('organization', 'organizations', 1, '{}'),
  ('tag', 'tags', 2, '{}'),
  ('category', 'categories', 3, '{position}'),
  ('account', 'money_accounts', 4, '{position}'),
  ('balance_statement', 'balance_statements', 5, '{}'),
  ('budget', 'budgets', 6, '{}'),
  ('rule', 'rules', 7, '{position}'),
  ('recurrence', 'recurrences', 8, '{next_date}'),
  ('document', 'documents', 9, '{state,stage_since}'),
  ('transaction', 'transactions', 10, '{set_by}'),
  ('receipt', 'receipts', 11, '{}'),
  ('staged_item', 'staged_items', 12, '{reviewed_by,reviewed_at}'),
  ('receipt_link', 'receipt_transactions', 13, '{}'),
  ('receipt_match', 'receipt_matches', 14, '{score,reasons,decided_by,decided_at}');
