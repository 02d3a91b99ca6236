import { type Kysely, sql } from 'kysely'

// Reads served: the imports that nobody has decided about for 30 days.
export async function up(db: Kysely<never>) {
  await sql`
    grant select on imports to purser_gate;
    create policy gate on imports for select to purser_gate using (true);
    create function stale_imports() returns table (organization_id uuid, id uuid, storage_path text)
      language sql stable security definer set search_path = public, pg_temp as $$
      select organization_id, id, storage_path from imports
        where state in ('READING', 'READY') and created_at < now() - interval '30 days' $$;
    select run_at_gate('stale_imports()');
  `.execute(db)
}
