import { type Kysely, sql } from 'kysely'

// What is found across organizations: uploads that nobody used, how many members an organization has, and what is left
// of an account that ends.
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

    -- What someone recorded in others' books stays, without their name and without the address they were invited by.
    -- Answers the subject at the provider.
    create or replace function purge_account(wanted uuid) returns text
      language plpgsql security definer set search_path = public, pg_temp as $$
    declare uid text;
    begin
      select auth_uid into uid from users where id = wanted and deleted_at < now() - interval '30 days' for update;
      if uid is null or uid like 'deleted:%' then return null; end if;
      update invitations set email = 'deleted' where accepted_by = wanted;
      update changes c set before = before - 'email', after = after - 'email'
        from invitations i where i.accepted_by = wanted
          and c.organization_id = i.organization_id and c.kind = 'invitation' and c.record_id = i.id;
      update users set name = 'Deleted user', email = '', auth_uid = 'deleted:' || id, country_id = null, locale = null,
        muted_mails = '{}' where id = wanted;
      delete from idempotency_keys where user_id = wanted;
      return uid;
    end $$;
  `.execute(db)
}
