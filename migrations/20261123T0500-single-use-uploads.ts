import { type Kysely, sql } from 'kysely'

// An upload address is claimed before the first byte of its file is read, and archives count toward the storage.
export async function up(db: Kysely<never>) {
  await sql`
    alter table uploads drop constraint uploads_state_check;
    alter table uploads add constraint uploads_state_check
      check (state in ('pending', 'receiving', 'uploaded', 'used'));

    -- Row-level security hides the archives of other members; their bytes count for the organization.
    create function archive_bytes() returns bigint
      language sql stable security definer set search_path = public, pg_temp as $$
      select coalesce(sum(size), 0)::bigint from archives
        where organization_id = current_organization() and storage_path is not null
          and (expires_at is null or expires_at > now()) $$;
    select run_at_gate('archive_bytes()');
  `.execute(db)
}
