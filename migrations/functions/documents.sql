-- A document that undo restores keeps the time at which it reached its stage.
create or replace function update_stage_since() returns trigger language plpgsql as $$
begin
  if new.stage is distinct from old.stage and new.stage_since = old.stage_since then new.stage_since := now(); end if;
  return new;
end $$;

-- The reading of a document ended when it was deleted. A restored document is read only when a user asks for it.
create or replace function fail_reading() returns trigger language plpgsql as $$
begin
  new.stage := 'FAILED';
  new.failure := 'It was deleted before it was read. Try again to have it read.';
  return new;
end $$;

-- Documents that were deleted more than 30 days ago and still have a file or a reading.
create or replace function expired_documents()
  returns table (organization_id uuid, document_id uuid, upload_id uuid, storage_path text, page_count integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.organization_id, c.record_id, u.id, u.storage_path, (c.before ->> 'page_count')::integer
    from changes c
      left join uploads u on u.organization_id = c.organization_id and u.storage_path = c.before ->> 'storage_path'
        and c.before ->> 'part_of' is null
      left join document_readings r on r.organization_id = c.organization_id and r.document_id = c.record_id
    where c.kind = 'document' and c.action = 'DELETED' and c.at < now() - interval '30 days'
      and (u.id is not null or r.document_id is not null)
      and not exists (select from documents d where d.organization_id = c.organization_id and d.id = c.record_id)
      and not exists (select from changes l where l.organization_id = c.organization_id and l.kind = c.kind
                        and l.record_id = c.record_id and l.number > c.number) $$;
select make_security_definer('expired_documents()');

-- Uploads that were never used and expired more than a day ago.
create or replace function unused_uploads() returns table (organization_id uuid, id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select organization_id, id from uploads where state <> 'used' and expires_at < now() - interval '1 day' $$;
select make_security_definer('unused_uploads()');

create or replace trigger update_stage_since before update of stage on documents
  for each row execute function update_stage_since();
create or replace trigger fail_reading before insert on documents
  for each row when (new.stage in ('RECEIVED', 'READING') and new.created_at < now())
  execute function fail_reading();
