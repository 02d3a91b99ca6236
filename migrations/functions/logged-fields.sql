-- The fields of a record that the change log shows. Private and technical fields are left out. A change that leaves these
-- fields equal is not in the log, and neither is a match that no user has answered.
create or replace function logged_fields(of_kind text, record jsonb) returns jsonb language sql immutable parallel safe as $$
  select case of_kind
    when 'transaction' then record - '{organization_id,source_id,version,created_by,created_at,set_by}'::text[]
    when 'category' then record - '{organization_id,key,position,created_at}'::text[]
    when 'tag' then record - '{organization_id,created_at}'::text[]
    when 'rule' then record - '{organization_id,position,version,created_by,created_at}'::text[]
    when 'recurrence' then record - '{organization_id,version,created_by,created_at}'::text[]
    when 'budget' then record - '{organization_id,created_at}'::text[]
    when 'document' then record - '{organization_id,content_type,size,sha256,storage_path,page_count,credits,'
        'created_by,created_at,version,part_of,part,stage_since,transcript,attempt}'::text[]
      - case when record ->> 'kind' in ('TEXT', 'VOICE') then '{title,file_name}'::text[] else '{}' end
      || case when record ->> 'stage' = 'READING' then '{"stage": "RECEIVED"}'::jsonb else '{}' end
    when 'receipt' then record - '{organization_id,duplicate_of,version,created_by,created_at}'::text[]
    when 'receipt_link' then record - '{organization_id}'::text[]
    when 'receipt_match' then
      case when record ->> 'state' <> 'SUGGESTED'
        then record - '{organization_id,score,reasons,decided_by,decided_at}'::text[] end
    when 'staged_item' then record
      - '{organization_id,position,confidence,doubt,place,transaction_id,reviewed_by,reviewed_at,version}'::text[]
    when 'member' then record - '{organization_id,joined_at}'::text[]
    when 'invitation' then record - '{organization_id,token_hash,sends,invited_by,created_at,expires_at,accepted_by}'::text[]
    when 'organization' then record - '{created_by,created_at,trial_used_at}'::text[]
  end $$;
