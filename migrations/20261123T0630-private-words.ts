import { type Kysely, sql } from 'kysely'

// Words that a member dictated or spoke are private: no other member sees them, and they end with the account.
export async function up(db: Kysely<never>) {
  await sql`
    -- Blanks what the current user dictated or spoke in the active organization out of the record of changes, also of
    -- documents that were deleted. Only for an account whose 30 days are over.
    create function blank_private_changes() returns void
      language plpgsql security definer set search_path = public, pg_temp as $$
    declare mine uuid[];
    begin
      if not exists (
        select from users where id = current_app_user() and deleted_at < now() - interval '30 days') then return; end if;
      select array_agg(distinct record_id) into mine from changes
        where organization_id = current_organization() and kind = 'document'
          and coalesce(after, before) ->> 'created_by' = current_app_user()::text
          and coalesce(after, before) ->> 'kind' in ('TEXT', 'VOICE');
      update changes set
          before = before || '{"title": "", "file_name": "", "transcript": null, "storage_path": null, "sha256": null, "note": null}',
          after = after || '{"title": "", "file_name": "", "transcript": null, "storage_path": null, "sha256": null, "note": null}'
        where organization_id = current_organization() and kind = 'document' and record_id = any (mine);
      update changes set
          before = before || '{"description": "", "note": "", "proposed_category_name": null, "doubt": null, "amount_doubt": null}',
          after = after || '{"description": "", "note": "", "proposed_category_name": null, "doubt": null, "amount_doubt": null}'
        where organization_id = current_organization() and kind = 'staged_item'
          and (coalesce(after, before) ->> 'document_id')::uuid = any (mine);
    end $$;
    select run_at_gate('blank_private_changes()');
  `.execute(db)
}
