-- The fields of a record that the change log shows: all but the private and technical ones, which the record descriptors
-- name (unlogged_fields). A change that leaves these fields equal is not in the log. Neither is a match that no user has
-- answered.
create or replace function logged_fields(of_kind text, record jsonb) returns jsonb language sql immutable parallel safe as $$
  select case
    when of_kind = 'receipt_match' and record ->> 'state' = 'SUGGESTED' then null
    when of_kind = 'document' then record - unlogged_fields(of_kind)
      - case when record ->> 'kind' in ('TEXT', 'VOICE') then '{title,file_name}'::text[] else '{}' end
      || case when record ->> 'stage' = 'READING' then '{"stage": "RECEIVED"}'::jsonb else '{}' end
    else record - unlogged_fields(of_kind)
  end $$;
