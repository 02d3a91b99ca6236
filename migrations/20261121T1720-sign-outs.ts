import { type Kysely, sql } from 'kysely'

// Since when sign-ins hold is told here later than it came true at the provider; the sockets of those concerned are
// found by when it was told.
// Reads served: whoever was signed out since a moment.
export async function up(db: Kysely<never>) {
  await sql`
    alter table users add column signed_out_at timestamptz;
    create index on users (signed_out_at) where signed_out_at is not null;

    -- What the provider of identities says of an account: whether it is disabled, and since when its sign-ins hold.
    create function note_account(uid text, is_disabled boolean, tokens_valid_after timestamptz) returns uuid
      language sql security definer set search_path = public, pg_temp as $$
      update users set disabled_at = case when is_disabled then coalesce(disabled_at, now()) end,
          valid_after = greatest(valid_after, tokens_valid_after),
          signed_out_at = case when tokens_valid_after > coalesce(valid_after, '-infinity') then now()
                          else signed_out_at end
        where auth_uid = uid
          and (is_disabled <> (disabled_at is not null) or tokens_valid_after > coalesce(valid_after, '-infinity'))
        returning id $$;
    select run_at_gate('note_account(text, boolean, timestamptz)');

    -- Whoever was shut out or signed out since a moment, for the sockets they may still have open.
    create function shut_out_since(moment timestamptz)
      returns table (auth_uid text, is_out boolean, valid_after timestamptz)
      language sql stable security definer set search_path = public, pg_temp as $$
      select u.auth_uid, coalesce(u.disabled_at, u.deleted_at) is not null, u.valid_after from users u
        where u.disabled_at >= moment or u.deleted_at >= moment or u.signed_out_at >= moment $$;
    select run_at_gate('shut_out_since(timestamptz)');
  `.execute(db)
}
