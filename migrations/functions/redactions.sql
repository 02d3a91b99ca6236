-- Replaces the values of a change by values without personal data. The chain of changes stays valid.
create or replace function redact_change(change changes, new_before jsonb, new_after jsonb, reason text) returns void
  language plpgsql as $$
begin
  if new_before is not distinct from change.before and new_after is not distinct from change.after then return; end if;
  if change.hash is not null then
    perform note_redaction(change.organization_id, change.number, change.number,
      content_digest(change.before, change.after, change.salt), content_digest(new_before, new_after, null), reason);
  end if;
  update changes c set before = new_before, after = new_after, salt = case when c.hash is null then c.salt end
    where c.organization_id = change.organization_id and c.id = change.id;
end $$;

-- Deletes a change. The chain of changes stays valid.
create or replace function delete_change(change changes, reason text) returns void language plpgsql as $$
declare content bytea;
begin
  if change.hash is not null then
    select r.removed into content from redactions r
      where r.organization_id = change.organization_id and r.first_number = change.number order by r.position limit 1;
    content := coalesce(content, content_digest(change.before, change.after, change.salt));
    perform note_redaction(change.organization_id, change.number, change.number,
      change_digest(change.kind, change.record_id, change.action::text, change.user_id, change.via, change.batch_id,
        change.private_to, change.at, change.undoes, content, change.grant_id), null, reason);
  end if;
  delete from changes c where c.organization_id = change.organization_id and c.id = change.id;
end $$;
