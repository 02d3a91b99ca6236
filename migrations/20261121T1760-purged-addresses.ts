import { type Kysely, sql } from 'kysely'

// An account that ends leaves its address in no invitation, whether it was accepted, declined or never answered.
export async function up(db: Kysely<never>) {
  await sql`
    create or replace function purge_account(wanted uuid) returns text
      language plpgsql security definer set search_path = public, pg_temp as $$
    declare uid text; address text; invited uuid[];
    begin
      select auth_uid, lower(email collate "C") into uid, address
        from users where id = wanted and deleted_at < now() - interval '30 days' for update;
      if uid is null or uid like 'deleted:%' then return null; end if;
      select array_agg(id) into invited from invitations where accepted_by = wanted or email = address;
      update invitations set email = 'deleted',
          revoked_at = case when num_nonnulls(accepted_at, declined_at, revoked_at) = 0 then now() else revoked_at end
        where id = any (invited);
      update changes c set before = before - 'email', after = after - 'email'
        from invitations i where i.id = any (invited)
          and c.organization_id = i.organization_id and c.kind = 'invitation' and c.record_id = i.id;
      update users set name = 'Deleted user', email = '', auth_uid = 'deleted:' || id, country_id = null, locale = null,
        muted_mails = '{}' where id = wanted;
      delete from idempotency_keys where user_id = wanted;
      return uid;
    end $$;
  `.execute(db)
}
