import { type Kysely, sql } from 'kysely'

// What is found across organizations: uploads that nobody used, and how many members an organization has.
// Reads served: unused uploads by their time (the index of the table has it); present members of one organization.
export async function up(db: Kysely<never>) {
  await sql`
    grant select on uploads to purser_gate;
    create policy gate on uploads for select to purser_gate using (true);

    -- Announced or sent a day ago or longer, and nothing made of it.
    create function unused_uploads() returns table (organization_id uuid, id uuid)
      language sql stable security definer set search_path = public, pg_temp as $$
      select organization_id, id from uploads where state <> 'used' and expires_at < now() - interval '1 day' $$;
    select run_at_gate('unused_uploads()');

    -- Told to members, also while another organization is the active one.
    create function member_count(wanted uuid) returns integer
      language sql stable security definer set search_path = public, pg_temp as $$
      select count(*)::integer from memberships where organization_id = wanted and removed_at is null and exists (
        select from memberships where organization_id = wanted and user_id = current_app_user() and removed_at is null) $$;
    select run_at_gate('member_count(uuid)');
  `.execute(db)
}
