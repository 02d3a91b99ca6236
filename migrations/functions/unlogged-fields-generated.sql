-- Written by `npm run generate` from the record descriptors.
create or replace function unlogged_fields(of_kind text) returns text[] language sql immutable parallel safe as $$
  select case of_kind
    when 'organization' then '{created_by,created_at,trial_used_at}'::text[]
    when 'member' then '{organization_id,joined_at}'::text[]
    when 'invitation' then '{organization_id,expires_at,token_hash,sends,invited_by,accepted_by,created_at}'::text[]
    when 'category' then '{organization_id,position,created_at}'::text[]
    when 'tag' then '{organization_id,created_at}'::text[]
    when 'rule' then '{organization_id,position,created_by,created_at,version}'::text[]
    when 'recurrence' then '{organization_id,created_by,created_at,version}'::text[]
    when 'budget' then '{organization_id,created_at}'::text[]
    when 'document' then '{organization_id,content_type,size,sha256,storage_path,page_count,credits,part_of,part,stage_since,transcript,mail_id,attempt,created_by,created_at,version}'::text[]
    when 'receipt' then '{organization_id,duplicate_of,created_by,created_at,version}'::text[]
    when 'transaction' then '{organization_id,set_by,source_id,created_by,created_at,version}'::text[]
    when 'receipt_link' then '{organization_id}'::text[]
    when 'receipt_match' then '{organization_id,score,reasons,decided_by,decided_at}'::text[]
    when 'staged_item' then '{organization_id,position,confidence,doubt,place,transaction_id,reviewed_by,reviewed_at,version}'::text[]
    when 'webhook' then '{organization_id,stopped_at,created_by,created_at}'::text[]
  end $$;
